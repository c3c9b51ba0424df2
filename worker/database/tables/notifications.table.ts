/** Notifications, grouped: while a row is unread, a repetition updates its time and count. */
import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { Kind } from '../../../domain/kinds'
import type { NO_KIND } from '../../../domain/live/live'
import type { Reason, SystemNotice } from '../../../domain/notifications/notifications'
import { profiles } from './people.table'
import { posts } from './posts.table'

const createColumns = () => ({
  id: text().primaryKey(),
  userId: text()
    .notNull()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  /** Kind of content, whose badge it counts in (S3-17, C26). */
  type: text().$type<Kind | typeof NO_KIND>().notNull(),
  reason: text().$type<Reason>().notNull(),
  groupKey: text().notNull(),
  /** Subject, and link target. */
  postId: text().references(() => posts.id, { onDelete: 'cascade' }),
  /** The newest cause; a trigger corrects it when that one is deleted. */
  sourceId: text(),
  /** User of the newest cause. */
  actorId: text().references(() => profiles.id, { onDelete: 'cascade' }),
  /** Message code of a system notice. */
  message: text().$type<SystemNotice>(),
  count: integer().notNull().default(1),
  createdAt: integer().notNull(),
  updatedAt: integer().notNull(),
  readAt: integer(),
})

export const notifications = sqliteTable('notifications', createColumns(), (t) => [
  uniqueIndex('notifications_group').on(t.userId, t.groupKey).where(sql`read_at is null`),
  index('notifications_newest').on(t.userId, t.updatedAt, t.id),
  index('notifications_unread').on(t.userId, t.updatedAt).where(sql`read_at is null`),
  index('notifications_actor').on(t.actorId, t.userId, t.createdAt),
  index('notifications_source').on(t.sourceId).where(sql`source_id is not null`),
  index('notifications_post').on(t.postId).where(sql`post_id is not null`),
  index('notifications_age').on(t.updatedAt),
])

/** Dismissed notifications, kept while dismissal can be undone. */
export const dismissedNotifications = sqliteTable(
  'dismissed_notifications',
  { ...createColumns(), dismissedAt: integer().notNull() },
  (t) => [
    index('dismissed_notifications_age').on(t.dismissedAt),
    index('dismissed_notifications_user').on(t.userId),
    index('dismissed_notifications_post').on(t.postId).where(sql`post_id is not null`),
    index('dismissed_notifications_actor').on(t.actorId).where(sql`actor_id is not null`),
  ],
)

/** Posts whose fan-out to followers is in progress, with its cursor. */
export const fanouts = sqliteTable('fanouts', {
  postId: text()
    .primaryKey()
    .references(() => posts.id, { onDelete: 'cascade' }),
  cursorAt: integer().notNull().default(0),
  cursorId: text().notNull().default(''),
  createdAt: integer().notNull(),
})

/** Cursors of scheduled notifications: each time range is processed once. */
export const notificationCursors = sqliteTable('notification_cursors', {
  name: text().primaryKey(),
  processedUntil: integer().notNull(),
})
