/** Outbox of emails and text messages, written in the batch of their cause; unsubscribed and refused addresses. */
import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Language } from '../../../domain/i18n/languages'

export const outbox = sqliteTable(
  'outbox',
  {
    /** Also the provider's idempotency key. */
    id: text().primaryKey(),
    channel: text({ enum: ['email', 'sms'] }).notNull(),
    /**
     * sign_in: requested by who types the address, to sign up or in. account: about an account. message: caused by another user, can be unsubscribed. account_deletion: the last
     * email after account deletion; the row is deleted once sent.
     */
    purpose: text({ enum: ['sign_in', 'account', 'message', 'account_deletion'] })
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

/** What the mail provider reported about addresses, and when their owners proved that they work. */
export const addressReports = sqliteTable(
  'address_reports',
  {
    /** The provider's id of the report, the same when it is sent again; or `PROOF_ID`. */
    id: text().notNull(),
    /** As in `unsubscribes`. */
    addressHash: text().notNull(),
    /** hard and complaint: the address gets no emails. soft: only counted. lifted: earlier reports do not count. */
    kind: text({ enum: ['soft', 'hard', 'complaint', 'lifted'] }).notNull(),
    reportedAt: integer().notNull(),
    /** Null for what stops emails. */
    expiresAt: integer(),
  },
  (t) => [
    primaryKey({ columns: [t.addressHash, t.id] }),
    index('address_reports_expiry').on(t.expiresAt).where(sql`expires_at is not null`),
  ],
)

/** A user with a verified address, and the language of their app if it is known. */
export type EmailRecipient = { email: string; language: Language | null }

/** An email or message for the batch of its cause. */
export type OutboxInsert = typeof outbox.$inferInsert
