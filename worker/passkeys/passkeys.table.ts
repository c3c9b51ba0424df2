/** Passkeys of people, and what browsers are asked to sign with one. */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { user } from '../auth/auth.table'

export const passkeys = sqliteTable(
  'passkeys',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** The device's own name for it, in base64url. */
    credentialId: text().notNull().unique(),
    /** COSE, in base64url. */
    publicKey: text().notNull(),
    /** How often it has signed, where its device counts; one that is copied betrays itself by an old number. */
    counter: integer().notNull(),
    /** How its device is reached, parted by spaces: browsers ask for the right one then. */
    transports: text().notNull(),
    name: text().notNull(),
    createdAt: integer().notNull(),
    usedAt: integer(),
  },
  (t) => [index('passkeys_user').on(t.userId, t.createdAt)],
)

export const passkeyChallenges = sqliteTable(
  'passkey_challenges',
  {
    /** Random; a browser has it signed, once. */
    challenge: text().primaryKey(),
    /** The browser that was asked, by the hash of what its cookie says: nobody else's answer counts. */
    browserHash: text().notNull(),
    /** Who adds a passkey; null for signing in. */
    userId: text().references(() => user.id, { onDelete: 'cascade' }),
    expiresAt: integer().notNull(),
  },
  (t) => [index('passkey_challenges_end').on(t.expiresAt), index('passkey_challenges_user').on(t.userId)],
)
