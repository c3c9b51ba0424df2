/** Suspensions of members. */

import { and, eq, inArray, ne } from 'drizzle-orm'
import { selectValues } from '../database/predicates'
import { profiles } from '../people/people.table'
import type { Database } from '../tools/db'

/** People in the moderation queue with the end of their suspension. */
export function listReportedPeople(db: Database, ids: readonly string[]) {
  const { id, username, displayName, avatarColor, avatarMediaId, suspendedUntil, role } = profiles
  return db
    .select({ id, username, displayName, avatarColor, avatarMediaId, suspendedUntil, role })
    .from(profiles)
    .where(inArray(id, selectValues(ids)))
}

/** Statement that suspends a member until a time (ms), or ends it with null; never a moderator. */
export function suspend(db: Database, userId: string, until: number | null) {
  return db
    .update(profiles)
    .set({ suspendedUntil: until })
    .where(and(eq(profiles.id, userId), ne(profiles.role, 'admin')))
}
