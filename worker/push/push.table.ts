/**
 * Browsers that are told outside of the page, and what waits for them. A trigger on `notifications` writes the waiting
 * rows, so they are in the batch of their cause whatever it was.
 */
import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { session } from '../auth/auth.table'
import { notifications } from '../notifications/notifications.table'
import { profiles } from '../people/people.table'

export const pushSubscriptions = sqliteTable(
  'push_subscriptions',
  {
    id: text().primaryKey(),
    personId: text()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** One browser, one session: when it ends, nobody is told there any more. */
    sessionId: text()
      .notNull()
      .unique()
      .references(() => session.id, { onDelete: 'cascade' }),
    /** Where its push service listens; whoever signed in last in a browser has it. */
    endpoint: text().notNull().unique(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: integer().notNull(),
  },
  (t) => [index('push_subscriptions_person').on(t.personId, t.createdAt)],
)

/** One row for a browser and a group of notifications, however often it happens. */
export const pushes = sqliteTable(
  'pushes',
  {
    subscriptionId: text()
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    notificationId: text()
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    /** When it may leave; null while nothing waits. */
    dueAt: integer(),
    /** Since when it waits. */
    since: integer().notNull(),
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
