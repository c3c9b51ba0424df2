/**
 * Requests to join a site where an admin decides: a verified identity with all that its account will have. The account
 * does not exist until then, so no list, search or message finds it.
 */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Language } from '../../../domain/i18n/languages'

export const signUpRequests = sqliteTable(
  'sign_up_requests',
  {
    id: text().primaryKey(),
    /** Reserved while the request waits. */
    username: text().notNull().unique(),
    displayName: text().notNull(),
    /** Verified; null for phone numbers. */
    email: text().unique(),
    /** Verified, E.164; null unless signed up by phone. */
    phone: text().unique(),
    /** Google's user id; null unless signed up by Google. */
    googleId: text().unique(),
    /** Null unless signed up by email. */
    passwordHash: text(),
    ageAttestedAt: integer().notNull(),
    ageTextVersion: integer().notNull(),
    /** The language of the email about the decision; null if it is not known. */
    language: text().$type<Language>(),
    createdAt: integer().notNull(),
  },
  (t) => [index('sign_up_requests_age').on(t.createdAt)],
)
