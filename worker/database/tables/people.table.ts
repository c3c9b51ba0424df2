/** Profiles. */
import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { AvatarColor } from '../../../domain/people/avatars'
import { MEMBER_ROLES } from '../../../domain/people/roles'
import { users } from './auth.table'

export const profiles = sqliteTable(
  'profiles',
  {
    /** Id in the table `user`. */
    id: text()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    username: text().notNull().unique(),
    displayName: text().notNull(),
    /** JSON array of the folded name from each of its words on; null until it is folded. */
    foldedNames: text(),
    avatarColor: text().$type<AvatarColor>().notNull(),
    avatarMediaId: text(),
    proExpiresAt: integer(),
    role: text({ enum: MEMBER_ROLES }).notNull().default('member'),
    /** When the user attested to be 18 or over, and the version of the wording. */
    ageAttestedAt: integer(),
    ageTextVersion: integer(),
    /** Suspended until then: may listen, export and delete, but not publish. */
    suspendedUntil: integer(),
    /** The user says that a program posts here. */
    isBot: integer({ mode: 'boolean' }).notNull().default(false),
    /** `@user@host` of the fediverse; null without one. */
    fediverseAddress: text(),
    /** Since when senders see which of their messages this user heard (ms); null if they do not. */
    heardSharedSince: integer(),
    /** When the user turned transcripts of new public posts off (ms); null if they are on. */
    transcriptsOffSince: integer(),
    /** Since when the user's feeds contain posts that expire (ms); null if they do not. */
    expiringSyndicatedSince: integer(),
    createdAt: integer().notNull(),
    updatedAt: integer().notNull(),
  },
  (t) => [
    index('profiles_display_name').on(t.displayName),
    index('profiles_display_name_nocase').on(sql`display_name collate nocase`),
    index('profiles_unfolded').on(t.id).where(sql`folded_names is null`),
    index('profiles_moderators').on(t.role).where(sql`role <> 'member'`),
    index('profiles_pro').on(t.proExpiresAt).where(sql`pro_expires_at is not null`),
  ],
)

/** Folded display names, whole and from each of their words on; written by triggers. */
export const profileNames = sqliteTable(
  'profile_names',
  {
    text: text().notNull(),
    userId: text()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    isWhole: integer({ mode: 'boolean' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.text, t.userId] }), index('profile_names_user').on(t.userId)],
)

/** Former usernames. Published links keep resolving to their owner, so only the owner may take one again. */
export const formerUsernames = sqliteTable(
  'former_usernames',
  {
    username: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    createdAt: integer().notNull(),
  },
  (t) => [index('former_usernames_user').on(t.userId)],
)
