/** Accounts, credentials and sessions. */
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

const makeTimestamp = () => integer({ mode: 'timestamp_ms' })

export const user = sqliteTable('user', {
  id: text().primaryKey(),
  name: text().notNull(),
  email: text().notNull().unique(),
  emailVerified: integer({ mode: 'boolean' }).notNull().default(false),
  image: text(),
  phoneNumber: text().unique(),
  phoneNumberVerified: integer({ mode: 'boolean' }).notNull().default(false),
  createdAt: makeTimestamp().notNull(),
  updatedAt: makeTimestamp().notNull(),
})

export const session = sqliteTable(
  'session',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    token: text().notNull().unique(),
    expiresAt: makeTimestamp().notNull(),
    ipAddress: text(),
    userAgent: text(),
    createdAt: makeTimestamp().notNull(),
    updatedAt: makeTimestamp().notNull(),
  },
  (t) => [index('session_user').on(t.userId)],
)

export const account = sqliteTable(
  'account',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    accountId: text().notNull(),
    providerId: text().notNull(),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: makeTimestamp(),
    refreshTokenExpiresAt: makeTimestamp(),
    scope: text(),
    password: text(),
    createdAt: makeTimestamp().notNull(),
    updatedAt: makeTimestamp().notNull(),
  },
  (t) => [index('account_user').on(t.userId), uniqueIndex('account_identity').on(t.providerId, t.accountId)],
)

export const verification = sqliteTable(
  'verification',
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: makeTimestamp().notNull(),
    createdAt: makeTimestamp().notNull(),
    updatedAt: makeTimestamp().notNull(),
  },
  (t) => [index('verification_identifier').on(t.identifier)],
)
