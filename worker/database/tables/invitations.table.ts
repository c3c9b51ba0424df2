/** Invitations to collaborate on a post, and the collaborators (spec §3, §6). */
import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { profiles } from './people.table'
import { posts } from './posts.table'

export const invitations = sqliteTable(
  'invitations',
  {
    id: text().primaryKey(),
    postId: text()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    inviterId: text()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** Normalized: '@wren', an email address, or a number in international form. */
    identifier: text().notNull(),
    /** The invited member; null while only an address is known. */
    inviteeId: text().references(() => profiles.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull().unique(),
    status: text({ enum: ['pending', 'accepted', 'declined', 'revoked'] })
      .notNull()
      .default('pending'),
    createdAt: integer().notNull(),
    expiresAt: integer().notNull(),
    respondedAt: integer(),
  },
  (t) => [
    uniqueIndex('invitations_once').on(t.postId, t.identifier),
    index('invitations_invitee').on(t.inviteeId, t.createdAt),
    index('invitations_address').on(t.identifier).where(sql`invitee_id is null`),
    index('invitations_expiry').on(t.expiresAt),
  ],
)

export const collaborators = sqliteTable(
  'post_collaborators',
  {
    postId: text()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    userId: text()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    role: text({ enum: ['creator', 'collaborator'] }).notNull(),
    createdAt: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.postId, t.userId] }),
    index('post_collaborators_user').on(t.userId, t.createdAt),
  ],
)
