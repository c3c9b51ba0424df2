/** Our own facts about people. The sign-in library never writes here, so nobody can sign up as Pro or admin. */
import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { AvatarColor } from '../../domain/people'
import { user } from '../auth/auth.table'

export const profiles = sqliteTable(
  'profiles',
  {
    /** The sign-in library's user id. */
    id: text()
      .primaryKey()
      .references(() => user.id, { onDelete: 'cascade' }),
    username: text().notNull().unique(),
    displayName: text().notNull(),
    avatarColor: text().$type<AvatarColor>().notNull(),
    avatarMediaId: text(),
    proExpiresAt: integer(),
    role: text({ enum: ['member', 'admin'] })
      .notNull()
      .default('member'),
    /** When the person stated to be 18 or older, and which wording they agreed to. */
    ageAttestedAt: integer(),
    ageTextVersion: integer(),
    /** Until then this person may listen, and take along or delete what is theirs, but say nothing. */
    suspendedUntil: integer(),
    createdAt: integer().notNull(),
    updatedAt: integer().notNull(),
  },
  (t) => [
    index('profiles_name').on(t.displayName),
    index('profiles_moderators').on(t.role).where(sql`role = 'admin'`),
    index('profiles_pro').on(t.proExpiresAt).where(sql`pro_expires_at is not null`),
  ],
)

/**
 * Names that people had before. They lead to whoever had them, in links that are out in the world, so nobody else may
 * take one; its owner may.
 */
export const formerUsernames = sqliteTable(
  'former_usernames',
  {
    username: text().primaryKey(),
    personId: text()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    createdAt: integer().notNull(),
  },
  (t) => [index('former_usernames_person').on(t.personId)],
)
