/** End of a member's Pro plan. Written only when a month is paid. */
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { profiles } from '../database/tables/people.table'
import type { Database } from '../tools/db'

/** When Pro ends or ended (ms); null if there never was one. */
export async function findProEnd(db: Database, userId: string): Promise<number | null> {
  const [row] = await db
    .select({ endsAt: profiles.proExpiresAt })
    .from(profiles)
    .where(eq(profiles.id, userId))
  return row?.endsAt ?? null
}

/** Condition: the member's Pro still ends at `endsAt`. */
export function isProEndUnchanged(userId: string, endsAt: number | null): SQL {
  return sql`exists (select 1 from ${profiles} where id = ${userId} and pro_expires_at is cast(${endsAt} as integer))`
}

/**
 * Statement that adds a calendar month to Pro: from its end while it runs, else from `now`. Computed in the database,
 * so that two concurrent payments add two months.
 */
export function addMonth(db: Database, userId: string, onlyIf: SQL, now: number) {
  const from = sql`max(coalesce(pro_expires_at, 0), cast(${now} as integer))`
  const second = sql`(${from} / 1000)`
  // January 31 plus a month would be in March: clamped to the end of February, at the same time of day.
  const sameDay = sql`unixepoch(${second}, 'unixepoch', '+1 month')`
  const lastDay = sql`unixepoch(${second}, 'unixepoch', 'start of month', '+2 months', '-1 day') + ${second} % 86400`
  return db
    .update(profiles)
    .set({ proExpiresAt: sql`min(${sameDay}, ${lastDay}) * 1000 + ${from} % 1000` })
    .where(and(eq(profiles.id, userId), onlyIf))
    .returning({ id: profiles.id })
}
