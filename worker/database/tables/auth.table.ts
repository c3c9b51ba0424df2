/** Accounts, credentials and sessions. */
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { Language } from '../../../domain/i18n/languages'

const makeTimestamp = () => integer({ mode: 'timestamp_ms' })

export const users = sqliteTable('users', {
  id: text().primaryKey(),
  name: text().notNull(),
  email: text().notNull().unique(),
  emailVerified: integer({ mode: 'boolean' }).notNull().default(false),
  phoneNumber: text().unique('users_phone_number_unique'),
  phoneNumberVerified: integer({ mode: 'boolean' }).notNull().default(false),
  /** Since when the number does not sign in (ms), until its owner turns it on again; null while it does. */
  phonePausedAt: integer(),
  /** In which the app was last opened: emails that others cause are written in it. Null until then. */
  language: text().$type<Language>(),
  createdAt: makeTimestamp().notNull(),
  updatedAt: makeTimestamp().notNull(),
})

export const sessions = sqliteTable(
  'sessions',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    token: text().notNull().unique(),
    expiresAt: makeTimestamp().notNull(),
    userAgent: text(),
    /** When its user last proved who they are, after the sign-in (ms). */
    provedAt: integer(),
    createdAt: makeTimestamp().notNull(),
    updatedAt: makeTimestamp().notNull(),
  },
  (t) => [index('sessions_user').on(t.userId)],
)

export const accounts = sqliteTable(
  'accounts',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accountId: text().notNull(),
    providerId: text().notNull(),
    password: text(),
    createdAt: makeTimestamp().notNull(),
    updatedAt: makeTimestamp().notNull(),
  },
  (t) => [
    index('accounts_user').on(t.userId),
    uniqueIndex('accounts_identity').on(t.providerId, t.accountId),
  ],
)
