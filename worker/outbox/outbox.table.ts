/** What has to leave the house: mails now, messages and pushes later. Written in the batch of its cause. */
import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const outbox = sqliteTable(
  'outbox',
  {
    /** Also the provider's idempotency key. */
    id: text().primaryKey(),
    channel: text({ enum: ['mail', 'sms', 'push'] }).notNull(),
    recipient: text().notNull(),
    subject: text().notNull().default(''),
    text: text().notNull(),
    html: text(),
    createdAt: integer().notNull(),
    dueAt: integer().notNull(),
    leasedUntil: integer(),
    attempts: integer().notNull().default(0),
    sentAt: integer(),
    failedAt: integer(),
    lastError: text(),
  },
  (t) => [index('outbox_due').on(t.dueAt).where(sql`sent_at is null and failed_at is null`)],
)

/** A letter for the batch of its cause. */
export type Letter = typeof outbox.$inferInsert
