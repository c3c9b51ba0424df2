/** Suspensions of members. */

import { and, eq, inArray } from 'drizzle-orm'
import type { MemberRole } from '../../domain/people/roles'
import { selectValues } from '../database/predicates'
import { profiles } from '../database/tables/people.table'
import type { Database } from '../tools/db'

/** People in the moderation queue with the end of their suspension. */
export function listReportedPeople(db: Database, ids: readonly string[]) {
  const { id, username, displayName, avatarColor, avatarMediaId, suspendedUntil, role } = profiles
  return db
    .select({ id, username, displayName, avatarColor, avatarMediaId, suspendedUntil, role })
    .from(profiles)
    .where(inArray(id, selectValues(ids)))
}

/** Statement that suspends a user until a time (ms), or ends it with null, unless their role changed meanwhile. */
export function suspend(db: Database, { id, role }: { id: string; role: MemberRole }, until: number | null) {
  return db
    .update(profiles)
    .set({ suspendedUntil: until })
    .where(and(eq(profiles.id, id), eq(profiles.role, role)))
}
