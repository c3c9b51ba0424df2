/** Stored notification choices. */
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../tools/db'
import { notificationChoices } from './choices.table'

export type ChoicesRow = typeof notificationChoices.$inferSelect

/** Statement that selects a user's choices; no row without any. */
export function selectChoices(db: Database, personId: string) {
  return db.select().from(notificationChoices).where(eq(notificationChoices.personId, personId))
}

/** Saves choices. An existing "every squawk" cursor is kept. */
export async function saveChoices(db: Database, row: ChoicesRow): Promise<void> {
  const { personId, ...values } = row
  const { everySquawkAt } = notificationChoices
  const everySquawkSince = sql`case when excluded.every_squawk_at is null then null else coalesce(${everySquawkAt}, excluded.every_squawk_at) end`
  await db
    .insert(notificationChoices)
    .values(row)
    .onConflictDoUpdate({
      target: notificationChoices.personId,
      set: { ...values, everySquawkAt: everySquawkSince },
    })
}
