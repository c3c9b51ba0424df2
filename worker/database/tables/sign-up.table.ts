/**
 * Sign-ups by email whose address is not verified yet. Each has its own password and link, so nobody can prepare an
 * account for another person's address: a link opened in another browser than the sign-up's replaces the password.
 */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const emailSignUps = sqliteTable(
  'email_sign_ups',
  {
    /** Known to the browser that signed up, which may request the email again. */
    id: text().primaryKey(),
    email: text().notNull(),
    /** Reserved until the link expires. */
    username: text().notNull(),
    displayName: text().notNull(),
    passwordHash: text().notNull(),
    tokenHash: text().notNull().unique(),
    /** Hash of the invitation that the browser came with; null without one. */
    invitationHash: text(),
    ageAttestedAt: integer().notNull(),
    ageTextVersion: integer().notNull(),
    createdAt: integer().notNull(),
    expiresAt: integer().notNull(),
  },
  (t) => [
    index('email_sign_ups_email').on(t.email),
    index('email_sign_ups_username').on(t.username),
    index('email_sign_ups_expiry').on(t.expiresAt),
  ],
)
