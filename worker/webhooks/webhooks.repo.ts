/** Stored webhooks and their calls. */
import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { WebhookEvent } from '../../domain/webhooks/webhooks'
import { batch } from '../database/batch'
import { selectValues } from '../database/predicates'
import { posts } from '../database/tables/posts.table'
import { webhookDeliveries, webhooks } from '../database/tables/webhooks.table'
import { isBlocked } from '../people/block-filter'
import { type Database, insertIf } from '../tools/db'

export type WebhookRow = typeof webhooks.$inferSelect
export type DeliveryRow = typeof webhookDeliveries.$inferSelect

const isOwn = (userId: string, id: string) => and(eq(webhooks.userId, userId), eq(webhooks.id, id))

/** The member's webhooks, oldest first. */
export function listUserWebhooks(db: Database, userId: string): Promise<WebhookRow[]> {
  return db.select().from(webhooks).where(eq(webhooks.userId, userId)).orderBy(asc(webhooks.createdAt))
}

/** The member's own webhook of this id, if there is one. */
export function findWebhook(db: Database, userId: string, id: string) {
  return db.select({ id: webhooks.id }).from(webhooks).where(isOwn(userId, id))
}

/** Inserts a webhook; false at the limit of `max`, or without `onlyIf`. */
export async function insertWebhook(
  db: Database,
  row: WebhookRow,
  { max, onlyIf }: { max: number; onlyIf: SQL },
): Promise<boolean> {
  const own = sql`(select count(*) from ${webhooks} where user_id = ${row.userId})`
  const hasRoom = and(onlyIf, sql`${own} < cast(${max} as integer)`)
  const inserted = await insertIf(db, webhooks, row, hasRoom).returning({ id: webhooks.id })
  return inserted.length > 0
}

/** Deletes one of the member's webhooks with its calls; false when it is not theirs. */
export async function deleteWebhook(db: Database, userId: string, id: string): Promise<boolean> {
  const deleted = await db.delete(webhooks).where(isOwn(userId, id)).returning({ id: webhooks.id })
  return deleted.length > 0
}

/** Gives a webhook its next secret; returns its new state, or undefined when it is not theirs. */
export async function rotateWebhookSecret(
  db: Database,
  userId: string,
  id: string,
  formerSecretUntil: number,
): Promise<WebhookRow | undefined> {
  const [row] = await db
    .update(webhooks)
    .set({ secretVersion: sql`${webhooks.secretVersion} + 1`, formerSecretUntil })
    .where(isOwn(userId, id))
    .returning()
  return row
}

/** Turns a webhook on again; false when it is not theirs, or without `onlyIf`. */
export async function enableWebhook(db: Database, userId: string, id: string, onlyIf: SQL): Promise<boolean> {
  const enabled = await db
    .update(webhooks)
    .set({ disabledAt: null, pausedAt: null, failures: 0 })
    .where(and(isOwn(userId, id), onlyIf))
    .returning({ id: webhooks.id })
  return enabled.length > 0
}

/** Queues a call of one of the member's webhooks; false when it is not theirs or off. */
export async function queueCall(
  db: Database,
  userId: string,
  call: { id: string; webhookId: string; event: WebhookEvent | 'ping'; now: number },
): Promise<boolean> {
  const { id, webhookId, event, now } = call
  const isOn = sql`exists (select 1 from ${webhooks} where id = ${webhookId} and user_id = ${userId} and disabled_at is null)`
  const row = { id, webhookId, event, createdAt: now, dueAt: now }
  const queued = await insertIf(db, webhookDeliveries, row, isOn).returning({ id: webhookDeliveries.id })
  return queued.length > 0
}

/** The newest calls of one of the member's webhooks. */
export function listDeliveries(db: Database, userId: string, webhookId: string, count: number) {
  const own = findWebhook(db, userId, webhookId)
  return db
    .select()
    .from(webhookDeliveries)
    .where(inArray(webhookDeliveries.webhookId, own))
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
    .limit(count)
}

/** Leases due calls, so that no other run sends them until the lease ends. */
export function claimDueCalls(
  db: Database,
  now: number,
  until: number,
  count: number,
): Promise<DeliveryRow[]> {
  const due = db
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(
      and(
        isNotNull(webhookDeliveries.dueAt),
        lte(webhookDeliveries.dueAt, now),
        or(isNull(webhookDeliveries.leasedUntil), lte(webhookDeliveries.leasedUntil, now)),
      ),
    )
    .orderBy(asc(webhookDeliveries.dueAt))
    .limit(count)
  return db
    .update(webhookDeliveries)
    .set({ leasedUntil: until, attempts: sql`${webhookDeliveries.attempts} + 1` })
    .where(inArray(webhookDeliveries.id, due))
    .returning()
}

/** Claimed calls with their webhook, the kind of their post, and whether a block separates their user from its author. */
export function listOutgoingCalls(db: Database, ids: readonly string[]) {
  const blocked = sql<number>`${isBlocked(sql`${webhooks.userId}`, sql`${posts.authorId}`)}`
  return db
    .select({ call: webhookDeliveries, webhook: webhooks, kind: posts.kind, blocked })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .leftJoin(posts, eq(posts.id, webhookDeliveries.postId))
    .where(inArray(webhookDeliveries.id, selectValues(ids)))
}

/** Drops a call without an attempt. */
export async function dropCall(db: Database, id: string): Promise<void> {
  await db
    .update(webhookDeliveries)
    .set({ dueAt: null, leasedUntil: null })
    .where(eq(webhookDeliveries.id, id))
}

/** Records a successful call. */
export async function markDelivered(
  db: Database,
  call: DeliveryRow,
  status: number,
  now: number,
): Promise<void> {
  await db.batch([
    db
      .update(webhookDeliveries)
      .set({ dueAt: null, leasedUntil: null, deliveredAt: now, status, problem: null })
      .where(eq(webhookDeliveries.id, call.id)),
    db.update(webhooks).set({ failures: 0 }).where(eq(webhooks.id, call.webhookId)),
  ])
}

type FailedCall = Pick<DeliveryRow, 'status' | 'problem' | 'dueAt'>

/**
 * Records a failed attempt, and turns the webhook off at `failuresMax` in succession. `notification`: a statement that
 * runs after that, and may ask for `changes()`.
 */
export async function markCallFailed(
  db: Database,
  call: DeliveryRow,
  failed: FailedCall,
  { failuresMax, now, notification }: { failuresMax: number; now: number; notification: BatchItem<'sqlite'> },
): Promise<void> {
  await batch(db, {
    failed: db
      .update(webhookDeliveries)
      .set({ ...failed, leasedUntil: null })
      .where(eq(webhookDeliveries.id, call.id)),
    counted: db
      .update(webhooks)
      .set({ failures: sql`${webhooks.failures} + 1` })
      .where(eq(webhooks.id, call.webhookId)),
    disabled: db
      .update(webhooks)
      .set({ disabledAt: now })
      .where(
        and(
          eq(webhooks.id, call.webhookId),
          isNull(webhooks.disabledAt),
          sql`${webhooks.failures} >= cast(${failuresMax} as integer)`,
        ),
      ),
    notification,
  })
}
