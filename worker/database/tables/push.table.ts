/**
 * Push subscriptions and pending pushes. A trigger on `notifications` inserts pending rows, so they are in the batch of
 * their cause.
 */
import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { sessions } from './auth.table'
import { notifications } from './notifications.table'
import { profiles } from './people.table'

export const pushSubscriptions = sqliteTable(
  'push_subscriptions',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** Its session, which has no other subscription and ends this one. */
    sessionId: text()
      .notNull()
      .unique()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** The push service's endpoint; belongs to the last session that signed in on this browser. */
    endpoint: text().notNull().unique(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: integer().notNull(),
  },
  (t) => [index('push_subscriptions_user').on(t.userId, t.createdAt)],
)

/** A row per browser and notification group. */
export const pushes = sqliteTable(
  'pushes',
  {
    subscriptionId: text()
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    notificationId: text()
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    /** When it is due; null when nothing is pending. */
    dueAt: integer(),
    pendingSince: integer().notNull(),
    leasedUntil: integer(),
    attempts: integer().notNull().default(0),
    sentAt: integer(),
    lastError: text(),
  },
  (t) => [
    primaryKey({ columns: [t.subscriptionId, t.notificationId] }),
    index('pushes_due').on(t.dueAt).where(sql`due_at is not null`),
    index('pushes_notification').on(t.notificationId),
  ],
)
