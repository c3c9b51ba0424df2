/** Browsers that are told outside of the page, and what waits to leave for them. */
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
import { PUSH_SUBSCRIPTIONS_MAX } from '../../domain/limits'
import { session, user } from '../auth/auth.table'
import { notificationChoices } from '../notifications/choices.table'
import type { Database } from '../tools/db'
import { pushes, pushSubscriptions } from './push.table'

export type Waiting = typeof pushes.$inferSelect
type Subscription = typeof pushSubscriptions.$inferInsert
type Key = Pick<Waiting, 'subscriptionId' | 'notificationId'>

/** Where this session's browser is told, if it is. */
export function subscriptionOf(db: Database, sessionId: string) {
  const { endpoint } = pushSubscriptions
  return db.select({ endpoint }).from(pushSubscriptions).where(eq(pushSubscriptions.sessionId, sessionId))
}

/**
 * Tells this session's browser from now on. Whoever was told there before is no more: another has signed in. Of too many,
 * those go that were handed in longest ago.
 */
export async function saveSubscription(db: Database, row: Subscription): Promise<void> {
  const { endpoint, sessionId, personId } = pushSubscriptions
  const { p256dh, auth, createdAt } = row
  const newest = db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(personId, row.personId))
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
    db
      .delete(pushSubscriptions)
      .where(and(eq(personId, row.personId), notInArray(pushSubscriptions.id, newest))),
  ])
}

/** This session's browser is told no more. */
export async function dropSubscription(db: Database, sessionId: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionId, sessionId))
}

/** Nobody listens there any more; what waited for it goes too. */
export async function dropDeafSubscription(db: Database, id: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id))
}

/** Takes what is due, so that no other run takes it until the lease ends. */
export function leasePushes(db: Database, now: number, until: number, count: number): Promise<Waiting[]> {
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
 * The browsers of some waiting rows, with what is known of whom they belong to, so that a push says what they may see. None
 * whose session has run out: its row is there until it is swept.
 */
export function browsersOf(db: Database, ids: readonly string[], now: number) {
  const { email, emailVerified, phoneNumber, phoneNumberVerified } = user
  return db
    .select({
      ...getTableColumns(pushSubscriptions),
      account: { email, emailVerified, phoneNumber, phoneNumberVerified },
      choices: notificationChoices,
    })
    .from(pushSubscriptions)
    .innerJoin(session, eq(session.id, pushSubscriptions.sessionId))
    .innerJoin(user, eq(user.id, pushSubscriptions.personId))
    .leftJoin(notificationChoices, eq(notificationChoices.personId, pushSubscriptions.personId))
    .where(
      and(
        inArray(pushSubscriptions.id, sql`(select value from json_each(${JSON.stringify(ids)}))`),
        gt(session.expiresAt, new Date(now)),
      ),
    )
}

/** Nothing waits any more, unless it happened again meanwhile. `sentAt` is null where nothing had to be sent. */
export async function settlePush(db: Database, row: Waiting, sentAt: number | null): Promise<void> {
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

/** It leaves later. */
export async function holdPush(
  db: Database,
  row: Waiting,
  next: { dueAt: number; attempts?: number },
  error: string | null,
): Promise<void> {
  await db
    .update(pushes)
    .set({ ...next, leasedUntil: null, lastError: error })
    .where(isRow(row))
}

function isRow({ subscriptionId, notificationId }: Key): SQL | undefined {
  return and(eq(pushes.subscriptionId, subscriptionId), eq(pushes.notificationId, notificationId))
}
