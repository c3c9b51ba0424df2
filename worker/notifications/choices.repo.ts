/** What people want to be told of. */
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../tools/db'
import { notificationChoices } from './choices.table'

export type ChoicesRow = typeof notificationChoices.$inferSelect

/** What somebody chose; nobody's row where they chose nothing. */
export function choicesOf(db: Database, personId: string) {
  return db.select().from(notificationChoices).where(eq(notificationChoices.personId, personId))
}

/** Keeps what somebody chose. Who asked for every squawk before goes on from where they were told. */
export async function saveChoices(db: Database, row: ChoicesRow): Promise<void> {
  const { personId, ...given } = row
  const { everySquawkAt } = notificationChoices
  const goesOn = sql`case when excluded.every_squawk_at is null then null else coalesce(${everySquawkAt}, excluded.every_squawk_at) end`
  await db
    .insert(notificationChoices)
    .values(row)
    .onConflictDoUpdate({ target: notificationChoices.personId, set: { ...given, everySquawkAt: goesOn } })
}
