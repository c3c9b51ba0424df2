/** Stored notification choices. */
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../tools/db'
import { notificationSettings } from './choices.table'

export type ChoicesRow = typeof notificationSettings.$inferSelect

/** Statement that selects a user's choices; no row without any. */
export function selectChoices(db: Database, personId: string) {
  return db.select().from(notificationSettings).where(eq(notificationSettings.personId, personId))
}

/** Saves choices. An existing "every squawk" cursor is kept. */
export async function saveChoices(db: Database, row: ChoicesRow): Promise<void> {
  const { personId, ...values } = row
  const { everySquawkAt } = notificationSettings
  const everySquawkSince = sql`case when excluded.every_squawk_at is null then null else coalesce(${everySquawkAt}, excluded.every_squawk_at) end`
  await db
    .insert(notificationSettings)
    .values(row)
    .onConflictDoUpdate({
      target: notificationSettings.personId,
      set: { ...values, everySquawkAt: everySquawkSince },
    })
}
