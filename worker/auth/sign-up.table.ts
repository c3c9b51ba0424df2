/**
 * Sign-ups whose address is not proven yet. Each keeps its own password and its own link, so nobody can prepare an
 * account for a stranger's address: whichever link is pressed, the password that was chosen with it counts.
 */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const signUps = sqliteTable(
  'sign_ups',
  {
    /** Known to the browser that signed up, which may ask for the mail again. */
    id: text().primaryKey(),
    email: text().notNull(),
    /** Reserved until the link expires. */
    username: text().notNull(),
    displayName: text().notNull(),
    passwordHash: text().notNull(),
    tokenHash: text().notNull().unique(),
    ageAttestedAt: integer().notNull(),
    ageTextVersion: integer().notNull(),
    createdAt: integer().notNull(),
    expiresAt: integer().notNull(),
  },
  (t) => [
    index('sign_ups_email').on(t.email),
    index('sign_ups_username').on(t.username),
    index('sign_ups_end').on(t.expiresAt),
  ],
)
