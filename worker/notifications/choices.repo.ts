/** What people want to be told of. */
import { eq } from 'drizzle-orm'
import type { Database } from '../tools/db'
import { notificationChoices } from './choices.table'

export type ChoicesRow = typeof notificationChoices.$inferSelect

/** What somebody chose; nobody's row where they chose nothing. */
export function choicesOf(db: Database, personId: string) {
  return db.select().from(notificationChoices).where(eq(notificationChoices.personId, personId))
}

/** Keeps what somebody chose. */
export async function saveChoices(db: Database, row: ChoicesRow): Promise<void> {
  const { personId, ...chosen } = row
  await db
    .insert(notificationChoices)
    .values(row)
    .onConflictDoUpdate({ target: notificationChoices.personId, set: chosen })
}
