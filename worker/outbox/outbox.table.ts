/**
 * What has to leave the house: mails and messages to phones, written in the batch of its cause; and the
 * addresses that want no mails but those about their own account.
 */
import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const outbox = sqliteTable(
  'outbox',
  {
    /** Also the provider's idempotency key. */
    id: text().primaryKey(),
    channel: text({ enum: ['mail', 'sms'] }).notNull(),
    /**
     * account: the person asked for it by signing up or in. message: somebody else caused it, and it can be refused.
     * farewell: the last one to somebody who left, whose address goes when it does.
     */
    purpose: text({ enum: ['account', 'message', 'farewell'] })
      .notNull()
      .default('account'),
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

export const mailRefusals = sqliteTable('mail_refusals', {
  /** SHA-256 of the address in lower case: enough to keep silent, and no list of addresses. */
  addressHash: text().primaryKey(),
  refusedAt: integer().notNull(),
})

/** A letter for the batch of its cause. */
export type Letter = typeof outbox.$inferInsert
