/** When moderators were last emailed about waiting reports. */

import { and, eq, lte, sql } from 'drizzle-orm'
import { HOUR_MS } from '../../domain/time/units'
import { users } from '../database/tables/auth.table'
import { reportDigests, reports } from '../database/tables/moderation.table'
import { type OutboxInsert, outbox } from '../database/tables/outbox.table'
import { profiles } from '../database/tables/people.table'
import { isAddressOwner } from '../people/address-owner'
import { type Database, insertIf } from '../tools/db'

/** A moderator gets at most one email about waiting reports in this time. */
export const REPORT_DIGEST_MS = HOUR_MS

/** Moderators with reports that arrived since their last email, which is at least `REPORT_DIGEST_MS` ago. */
export function listDigestRecipients(db: Database, now: number, limit: number) {
  const emailedAt = sql`coalesce(${reportDigests.emailedAt}, 0)`
  // Those that this moderator may decide and did not write.
  const waiting = sql`(select count(*) as waiting, max(r.created_at) as newest from ${reports} r
    join ${profiles} t on t.id = r.user_id
    where r.status = 'open' and r.user_id <> ${profiles.id} and coalesce(r.reporter_id, '') <> ${profiles.id}
      and (${profiles.role} = 'admin' or t.role = 'member'))`
  const isDue = sql`(select newest from ${waiting}) > ${emailedAt}`
  return db
    .select({
      id: profiles.id,
      email: users.email,
      language: users.language,
      count: sql<number>`(select waiting from ${waiting})`,
    })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.id))
    .leftJoin(reportDigests, eq(reportDigests.userId, profiles.id))
    .where(
      and(
        sql`${profiles.role} <> 'member'`,
        eq(users.emailVerified, true),
        sql`coalesce(${profiles.suspendedUntil}, 0) <= ${now}`,
        sql`${emailedAt} <= ${now - REPORT_DIGEST_MS}`,
        isDue,
      ),
    )
    .limit(limit)
}

/** Statements that record an email and insert it, unless another run was first, or the address is theirs no more. */
export function addDigest(db: Database, userId: string, email: OutboxInsert, now: number) {
  return [
    db
      .insert(reportDigests)
      .values({ userId, emailedAt: now })
      .onConflictDoUpdate({
        target: reportDigests.userId,
        set: { emailedAt: now },
        setWhere: lte(reportDigests.emailedAt, now - REPORT_DIGEST_MS),
      }),
    insertIf(db, outbox, email, and(sql`changes() > 0`, isAddressOwner(userId, email.recipient))),
  ] as const
}
