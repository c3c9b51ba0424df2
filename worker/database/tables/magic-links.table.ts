/** Magic links (spec §3): each opens one message once, then for that browser until the link expires. */
import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { posts } from './posts.table'

export const magicLinks = sqliteTable(
  'magic_links',
  {
    id: text().primaryKey(),
    postId: text()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    /** The address or number it was made for; a renewed link is only sent there. */
    recipient: text().notNull(),
    /** SHA-256 of the token, base64url. The token itself is not stored. */
    tokenHash: text().notNull().unique(),
    createdAt: integer().notNull(),
    expiresAt: integer().notNull(),
    usedAt: integer(),
    /** SHA-256 of the cookie of the browser that opened it. */
    grantHash: text(),
  },
  (t) => [
    index('magic_links_post').on(t.postId, t.createdAt),
    index('magic_links_grant').on(t.grantHash).where(sql`grant_hash is not null`),
    index('magic_links_expiry').on(t.expiresAt),
  ],
)
