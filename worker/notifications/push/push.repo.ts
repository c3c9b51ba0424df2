/** Push subscriptions and pending pushes. */

import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { selectValues } from '../../database/predicates'
import { sessions, users } from '../../database/tables/auth.table'
import { notificationSettings } from '../../database/tables/notification-settings.table'
import { notifications } from '../../database/tables/notifications.table'
import { pushes, pushSubscriptions } from '../../database/tables/push.table'
import type { Database } from '../../tools/db'

/** Push subscriptions per user. */
export const PUSH_SUBSCRIPTIONS_MAX = 10

export type PendingPush = typeof pushes.$inferSelect
type Subscription = typeof pushSubscriptions.$inferInsert
type PushKey = Pick<PendingPush, 'subscriptionId' | 'notificationId'>

/** The push endpoint of this session. */
export function findSubscription(db: Database, sessionId: string) {
  const { endpoint } = pushSubscriptions
  return db.select({ endpoint }).from(pushSubscriptions).where(eq(pushSubscriptions.sessionId, sessionId))
}

/**
 * Subscribes this session's browser and removes the endpoint from any previous session. Above `PUSH_SUBSCRIPTIONS_MAX`
 * the user's oldest subscriptions are deleted.
 */
export async function saveSubscription(db: Database, row: Subscription): Promise<void> {
  const { endpoint, sessionId, userId } = pushSubscriptions
  const { p256dh, auth, createdAt } = row
  const newest = db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(userId, row.userId))
    .orderBy(desc(pushSubscriptions.createdAt))
    .limit(PUSH_SUBSCRIPTIONS_MAX)
  await db.batch([
    db.delete(pushSubscriptions).where(and(eq(endpoint, row.endpoint), ne(sessionId, row.sessionId))),
    db
      .insert(pushSubscriptions)
      .values(row)
      .onConflictDoUpdate({
        target: sessionId,
        set: { endpoint: row.endpoint, p256dh, auth, createdAt },
      }),
    db.delete(pushSubscriptions).where(and(eq(userId, row.userId), notInArray(pushSubscriptions.id, newest))),
  ])
}

/** Unsubscribes this session's browser. */
export async function deleteSubscription(db: Database, sessionId: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionId, sessionId))
}

/** The push service returned 404/410; pending pushes cascade. */
export async function deleteGoneSubscription(db: Database, id: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id))
}

/** Leases due pushes, so that no other run sends them until the lease ends. */
export function claimDuePushes(
  db: Database,
  now: number,
  until: number,
  count: number,
): Promise<PendingPush[]> {
  const due = db
    .select({ rowid: sql`${pushes}.rowid` })
    .from(pushes)
    .where(
      and(
        isNotNull(pushes.dueAt),
        lte(pushes.dueAt, now),
        or(isNull(pushes.leasedUntil), lte(pushes.leasedUntil, now)),
      ),
    )
    .orderBy(asc(pushes.dueAt))
    .limit(count)
  return db
    .update(pushes)
    .set({ leasedUntil: until, attempts: sql`${pushes.attempts} + 1` })
    .where(inArray(sql`rowid`, sql`(${due})`))
    .returning()
}

/**
 * Subscriptions of pending pushes with their owner's verified addresses and choices, which decide what a push may show.
 * Excludes expired sessions that are not swept yet.
 */
export function listBrowsers(db: Database, ids: readonly string[], now: number) {
  const { email, emailVerified, phoneNumber, phoneNumberVerified } = users
  return db
    .select({
      ...getTableColumns(pushSubscriptions),
      account: { email, emailVerified, phoneNumber, phoneNumberVerified },
      choices: notificationSettings,
    })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .innerJoin(users, eq(users.id, pushSubscriptions.userId))
    .leftJoin(notificationSettings, eq(notificationSettings.userId, pushSubscriptions.userId))
    .where(and(inArray(pushSubscriptions.id, selectValues(ids)), gt(sessions.expiresAt, new Date(now))))
}

/** Completes a push, unless it became due again meanwhile. `sentAt` is null where nothing had to be sent. */
export async function completePush(db: Database, row: PendingPush, sentAt: number | null): Promise<void> {
  await db
    .update(pushes)
    .set({
      dueAt: sql`nullif(${pushes.dueAt}, cast(${row.dueAt} as integer))`,
      leasedUntil: null,
      attempts: 0,
      lastError: null,
      ...(sentAt === null ? {} : { sentAt }),
    })
    .where(isRow(row))
}

/** Reschedules a push. */
export async function reschedulePush(
  db: Database,
  row: PendingPush,
  next: { dueAt: number; attempts?: number },
  error: string | null,
): Promise<void> {
  await db
    .update(pushes)
    .set({ ...next, leasedUntil: null, lastError: error })
    .where(isRow(row))
}

/** Makes pushes about a post due now that wait for a time: those that should not be sent yet are rescheduled again. */
export function releasePushes(db: Database, postId: string, now: number) {
  const { id, postId: subject, sourceId } = notifications
  const about = db
    .select({ id })
    .from(notifications)
    .where(or(eq(sourceId, postId), and(isNull(sourceId), eq(subject, postId))))
  return db
    .update(pushes)
    .set({ dueAt: sql`cast(${now} as integer)` })
    .where(
      and(
        inArray(pushes.notificationId, about),
        gt(pushes.dueAt, now),
        eq(pushes.attempts, 0),
        isNull(pushes.leasedUntil),
      ),
    )
    .returning({ id: pushes.subscriptionId })
}

function isRow({ subscriptionId, notificationId }: PushKey): SQL | undefined {
  return and(eq(pushes.subscriptionId, subscriptionId), eq(pushes.notificationId, notificationId))
}
