/** Personal access tokens. Only hashes are stored, so a copy of the database grants nothing. */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { ApiScope } from '../../../domain/access-tokens/access-tokens'
import { users } from './auth.table'

export const accessTokens = sqliteTable(
  'access_tokens',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    tokenHash: text().notNull().unique(),
    /** Last characters of the token. */
    hint: text().notNull(),
    scopes: text({ mode: 'json' }).$type<ApiScope[]>().notNull(),
    createdAt: integer().notNull(),
    expiresAt: integer().notNull(),
    /** Exact to `ACCESS_TOKEN_USED_MS`. */
    usedAt: integer(),
    /** A revoked token is kept until it would have ended, so that a refusal names the reason. */
    revokedAt: integer(),
  },
  (t) => [index('access_tokens_user').on(t.userId, t.createdAt)],
)
