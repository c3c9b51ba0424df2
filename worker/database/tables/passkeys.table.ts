/** Passkeys and their challenges. */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from './auth.table'

export const passkeys = sqliteTable(
  'passkeys',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Credential id, base64url. */
    credentialId: text().notNull().unique(),
    /** COSE public key, base64url. */
    publicKey: text().notNull(),
    /** Signature counter, if the device counts; a clone is detected by an old value. */
    counter: integer().notNull(),
    /** Space-separated transports, so that browsers offer the right device. */
    transports: text().notNull(),
    name: text().notNull(),
    createdAt: integer().notNull(),
    usedAt: integer(),
    /** Since when it does not sign in (ms), until its owner turns it on again; null while it does. */
    pausedAt: integer(),
  },
  (t) => [index('passkeys_user').on(t.userId, t.createdAt)],
)

export const passkeyChallenges = sqliteTable(
  'passkey_challenges',
  {
    /** Random; signed once. */
    challenge: text().primaryKey(),
    /** Hash of the browser's cookie: responses from other browsers do not match. */
    browserHash: text().notNull(),
    /** The user who adds a passkey; null for sign-in. */
    userId: text().references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: integer().notNull(),
  },
  (t) => [index('passkey_challenges_expiry').on(t.expiresAt), index('passkey_challenges_user').on(t.userId)],
)
