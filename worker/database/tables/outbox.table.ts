/** Outbox of emails and text messages, written in the batch of their cause; and unsubscribed addresses. */
import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Language } from '../../../domain/i18n/languages'

export const outbox = sqliteTable(
  'outbox',
  {
    /** Also the provider's idempotency key. */
    id: text().primaryKey(),
    channel: text({ enum: ['email', 'sms'] }).notNull(),
    /**
     * account: requested by signing up or in. message: caused by another user, can be unsubscribed. account_deletion: the last
     * email after account deletion; the row is deleted once sent.
     */
    purpose: text({ enum: ['account', 'message', 'account_deletion'] })
      .notNull()
      .default('account'),
    recipient: text().notNull(),
    /**
     * The user who caused a message to an address that is not theirs: that of another person, an unverified or a former
     * one, or one that they gave up since. Account deletion finds it by this; null for others.
     */
    senderId: text(),
    /** The post that it quotes or links to: a trigger deletes the email with it. Null for others. */
    postId: text(),
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
  (t) => [
    index('outbox_due').on(t.dueAt).where(sql`sent_at is null and failed_at is null`),
    index('outbox_post').on(t.postId).where(sql`post_id is not null`),
  ],
)

export const unsubscribes = sqliteTable('unsubscribes', {
  /** Keyed hash of the lower-case address: enough to suppress emails, without storing addresses. */
  addressHash: text().primaryKey(),
  createdAt: integer().notNull(),
})

/** A user with a verified address, and the language of their app if it is known. */
export type EmailRecipient = { email: string; language: Language | null }

/** An email or message for the batch of its cause. */
export type OutboxInsert = typeof outbox.$inferInsert
