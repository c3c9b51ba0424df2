/** Account deletions in progress, and reserved usernames of deleted accounts. */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Language } from '../../../domain/i18n/languages'

/** A row hides a user everywhere at once (`visiblePosts`), and is removed when the deletion is complete. */
export const accountDeletions = sqliteTable(
  'account_deletions',
  {
    userId: text().primaryKey(),
    /**
     * Placeholder id in what others keep. Random, and stored nowhere else. Empty until the deletion starts, in a row
     * that a restore inserted for an account that was deleted after the backup.
     */
    deletedUserId: text().notNull(),
    /** Recipient of the final email; null without a verified address. */
    email: text(),
    /** Of that email; null if it is not known. */
    language: text().$type<Language>(),
    hadPayments: integer({ mode: 'boolean' }).notNull(),
    startedAt: integer().notNull(),
    /** Last attempt by the cron trigger. */
    attemptedAt: integer().notNull().default(0),
  },
  (t) => [index('account_deletions_next').on(t.attemptedAt, t.startedAt)],
)

/** Usernames of deleted accounts as keyed hashes: enough to reserve them for a while. */
export const reservedUsernames = sqliteTable(
  'reserved_usernames',
  { usernameHash: text().primaryKey(), expiresAt: integer().notNull() },
  (t) => [index('reserved_usernames_expiry').on(t.expiresAt)],
)
