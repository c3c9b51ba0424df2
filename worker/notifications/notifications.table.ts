/** What people are told, grouped: as long as a row is unread, the same again makes it newer and counts it. */
import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { Kind } from '../../domain/kinds'
import type { NO_KIND } from '../../domain/live'
import type { Reason, SystemNotice } from '../../domain/notifications'
import { profiles } from '../people/people.table'
import { posts } from '../posts/posts.table'

export const notifications = sqliteTable(
  'notifications',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** The kind of content it belongs to: where its badge stands (S3-17, C26). */
    type: text().$type<Kind | typeof NO_KIND>().notNull(),
    reason: text().$type<Reason>().notNull(),
    groupKey: text().notNull(),
    /** What it is about, and leads to. */
    postId: text().references(() => posts.id, { onDelete: 'cascade' }),
    /** The newest of those that caused it; a trigger counts back when that one is deleted. */
    sourceId: text(),
    /** Who caused it last. */
    actorId: text().references(() => profiles.id, { onDelete: 'cascade' }),
    /** What a system's notice says, as a code of the words' table. */
    message: text().$type<SystemNotice>(),
    count: integer().notNull().default(1),
    createdAt: integer().notNull(),
    updatedAt: integer().notNull(),
    readAt: integer(),
  },
  (t) => [
    uniqueIndex('notifications_group').on(t.userId, t.groupKey).where(sql`read_at is null`),
    index('notifications_newest').on(t.userId, t.updatedAt, t.id),
    index('notifications_unread').on(t.userId, t.updatedAt).where(sql`read_at is null`),
    index('notifications_actor').on(t.actorId, t.userId, t.createdAt),
    index('notifications_source').on(t.sourceId).where(sql`source_id is not null`),
    index('notifications_post').on(t.postId).where(sql`post_id is not null`),
    index('notifications_age').on(t.updatedAt),
  ],
)

/** Those that their reader just deleted, for as long as that may be undone: nothing else reads them. */
export const forgottenNotifications = sqliteTable(
  'forgotten_notifications',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    type: text().$type<Kind | typeof NO_KIND>().notNull(),
    reason: text().$type<Reason>().notNull(),
    groupKey: text().notNull(),
    postId: text().references(() => posts.id, { onDelete: 'cascade' }),
    sourceId: text(),
    actorId: text().references(() => profiles.id, { onDelete: 'cascade' }),
    message: text().$type<SystemNotice>(),
    count: integer().notNull(),
    createdAt: integer().notNull(),
    updatedAt: integer().notNull(),
    readAt: integer(),
    forgottenAt: integer().notNull(),
  },
  (t) => [
    index('forgotten_notifications_age').on(t.forgottenAt),
    index('forgotten_notifications_user').on(t.userId),
    index('forgotten_notifications_post').on(t.postId).where(sql`post_id is not null`),
    index('forgotten_notifications_actor').on(t.actorId).where(sql`actor_id is not null`),
  ],
)

/** Voices whose author's followers are still being told, a few hundred at a time, and after whom that goes on. */
export const fanouts = sqliteTable('fanouts', {
  postId: text()
    .primaryKey()
    .references(() => posts.id, { onDelete: 'cascade' }),
  afterAt: integer().notNull().default(0),
  afterId: text().notNull().default(''),
  createdAt: integer().notNull(),
})

/** Up to when what time brings was told: each stretch of time once. */
export const notificationMarks = sqliteTable('notification_marks', {
  name: text().primaryKey(),
  at: integer().notNull(),
})
