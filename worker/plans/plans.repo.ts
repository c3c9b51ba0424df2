/** When a person's Pro ends. It is written when a month is paid, and nowhere else. */
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { profiles } from '../people/people.table'
import type { Database } from '../tools/db'

/** When Pro ends or ended; null where there never was any. */
export async function readEnd(db: Database, personId: string): Promise<number | null> {
  const [row] = await db
    .select({ endsAt: profiles.proExpiresAt })
    .from(profiles)
    .where(eq(profiles.id, personId))
  return row?.endsAt ?? null
}

/** Holds as long as a person's Pro ends at `endsAt`. */
export function stillEnds(personId: string, endsAt: number | null): SQL {
  return sql`exists (select 1 from ${profiles} where id = ${personId} and pro_expires_at is cast(${endsAt} as integer))`
}

/**
 * The statement that adds a calendar month to Pro: to its end while it runs, to `now` otherwise. The database counts,
 * since two months that are paid at the same moment have to be two.
 */
export function addMonth(db: Database, personId: string, onlyIf: SQL, now: number) {
  const from = sql`max(coalesce(pro_expires_at, 0), cast(${now} as integer))`
  const second = sql`(${from} / 1000)`
  // A month after the 31st of January would be in March: it ends with February, at the same time of day.
  const sameDay = sql`unixepoch(${second}, 'unixepoch', '+1 month')`
  const lastDay = sql`unixepoch(${second}, 'unixepoch', 'start of month', '+2 months', '-1 day') + ${second} % 86400`
  return db
    .update(profiles)
    .set({ proExpiresAt: sql`min(${sameDay}, ${lastDay}) * 1000 + ${from} % 1000` })
    .where(and(eq(profiles.id, personId), onlyIf))
    .returning({ id: profiles.id })
}
