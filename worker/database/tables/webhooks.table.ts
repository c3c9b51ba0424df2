/**
 * Webhooks, and their calls. Triggers on posts and notifications insert calls, so they are in the batch of their cause.
 */
import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import {
  DELIVERY_PROBLEMS,
  WEBHOOK_EVENTS,
  WEBHOOK_PING,
  type WebhookEvent,
} from '../../../domain/webhooks/webhooks'
import { profiles } from './people.table'
import { posts } from './posts.table'

export const webhooks = sqliteTable(
  'webhooks',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    /** JSON list of names. */
    events: text({ mode: 'json' }).$type<WebhookEvent[]>().notNull(),
    /** The secret is derived from it and the id, and so not stored. */
    secretVersion: integer().notNull().default(1),
    /** Until when calls carry the former secret's signature too (ms). */
    formerSecretUntil: integer(),
    /** Failed attempts since the last successful one. */
    failures: integer().notNull().default(0),
    disabledAt: integer(),
    /** When it was turned off because its user's access was revoked, not for its failures (ms). */
    pausedAt: integer(),
    createdAt: integer().notNull(),
  },
  (t) => [index('webhooks_user').on(t.userId)],
)

export const webhookDeliveries = sqliteTable(
  'webhook_deliveries',
  {
    /** The header `webhook-id`: the same in every attempt. */
    id: text().primaryKey(),
    webhookId: text()
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    event: text({ enum: [...WEBHOOK_EVENTS, WEBHOOK_PING] }).notNull(),
    postId: text().references(() => posts.id, { onDelete: 'cascade' }),
    createdAt: integer().notNull(),
    /** When the next attempt is due; null when none follows. */
    dueAt: integer(),
    leasedUntil: integer(),
    attempts: integer().notNull().default(0),
    deliveredAt: integer(),
    /** HTTP status of the last answer. */
    status: integer(),
    problem: text({ enum: DELIVERY_PROBLEMS }),
  },
  (t) => [
    index('webhook_deliveries_webhook').on(t.webhookId, t.createdAt),
    index('webhook_deliveries_due').on(t.dueAt).where(sql`due_at is not null`),
    index('webhook_deliveries_post').on(t.postId),
    index('webhook_deliveries_created').on(t.createdAt),
  ],
)
