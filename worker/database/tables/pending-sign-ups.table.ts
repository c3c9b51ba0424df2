/**
 * Pending sign-ups: a verified phone number or Google account without an account here, until username and age
 * attestation are given. The browser holds the token in a cookie; only its hash is stored.
 */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const pendingSignUps = sqliteTable(
  'pending_sign_ups',
  {
    tokenHash: text().primaryKey(),
    /** E.164; null for Google. */
    phone: text(),
    /** Google's user id; null for phone numbers. */
    googleId: text(),
    email: text(),
    /** Display name at Google. */
    name: text().notNull().default(''),
    createdAt: integer().notNull(),
    expiresAt: integer().notNull(),
  },
  (t) => [index('pending_sign_ups_expiry').on(t.expiresAt)],
)
