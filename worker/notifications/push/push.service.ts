/**
 * Push notifications. Pending rows are written with their cause; the payload is built when they are sent, from what the
 * user may see by then. Nothing is sent that was read meanwhile, in quiet hours, or too late. Where the user wants to read
 * what is said, a push waits up to a minute for the words of a new post.
 */

import { appError } from '../../../domain/errors/errors'
import { OUTBOX_LEASE_MS } from '../../../domain/limits'
import { findQuietEnd } from '../../../domain/notifications/quiet-hours'
import { PUSH_OPTIONS } from '../../../domain/push/push'
import type { PushState, PushSubscriptionInput } from '../../../domain/push/push.schema'
import type { AppDeps } from '../../context'
import { scheduleRetry } from '../../outbox/outbox.service'
import { listVerifiedAddresses } from '../../people/verified-addresses'
import type { SessionUser } from '../../session-user'
import { formatError } from '../../tools/format-error'
import type { Push, PushDelivery } from '../../tools/push'
import { getQuietHours } from '../notification-settings.service'
import { findUnreadNotification } from '../notifications.repo'
import {
  claimDuePushes,
  completePush,
  deleteGoneSubscription,
  deleteSubscription,
  findSubscription,
  listBrowsers,
  type PendingPush,
  releasePushes,
  reschedulePush,
  saveSubscription,
} from './push.repo'
import { toPushPayload } from './push-payload'

/** Pushes per round and rounds per run. */
export const PUSHES_PER_ROUND = 25
const PUSH_ROUNDS = 8
/** Statements per round: two to list what is due and for whom, then a read and an update per push. */
const PUSH_ROUND_STATEMENTS = 2 + 2 * PUSHES_PER_ROUND
/** Concurrent pushes. */
const PUSH_CONCURRENCY = 6

type Deps = Pick<AppDeps, 'db' | 'clock'>
type PushBrowser = Awaited<ReturnType<typeof listBrowsers>>[number]
type UnreadNotice = Awaited<ReturnType<typeof findUnreadNotification>>[number]

/** The key to subscribe with, and this session's endpoint. */
export async function getPushState(
  { db, push }: Pick<AppDeps, 'db' | 'push'>,
  me: SessionUser,
): Promise<PushState> {
  const [subscription] = await findSubscription(db, me.sessionId)
  return { key: push?.key ?? null, endpoint: subscription?.endpoint ?? null }
}

/** Subscribes this session's browser. */
export async function savePushSubscription(
  { db, clock, ids, push }: Pick<AppDeps, 'db' | 'clock' | 'ids' | 'push'>,
  { id: userId, sessionId }: SessionUser,
  { endpoint, keys }: PushSubscriptionInput,
): Promise<void> {
  if (!push) throw appError('request.not_found')
  await saveSubscription(db, {
    id: ids.make('psh'),
    userId,
    sessionId,
    endpoint,
    createdAt: clock.now(),
    // Browsers differ in base64 padding; the bytes are the same.
    p256dh: keys.p256dh.replace(/=+$/, ''),
    auth: keys.auth.replace(/=+$/, ''),
  })
}

/** Unsubscribes this session's browser. */
export async function removePushSubscription(
  { db }: Pick<Deps, 'db'>,
  { sessionId }: SessionUser,
): Promise<void> {
  await deleteSubscription(db, sessionId)
}

/** Sends due pushes in rounds: after the response that caused them, and by the cron trigger. */
export async function drainPushes({
  db,
  clock,
  push,
  hasBudget,
}: Pick<AppDeps, 'db' | 'clock' | 'push' | 'hasBudget'>): Promise<void> {
  if (!push) return
  for (let round = 0; round < PUSH_ROUNDS && hasBudget(PUSH_ROUND_STATEMENTS); round += 1) {
    const now = clock.now()
    const rows = await claimDuePushes(db, now, now + OUTBOX_LEASE_MS, PUSHES_PER_ROUND)
    const outgoing = await listOutgoing({ db, clock }, rows)
    const runLane = async () => {
      for (let next = outgoing.shift(); next; next = outgoing.shift())
        await sendPush({ db, clock }, push, next)
    }
    await Promise.all(Array.from({ length: PUSH_CONCURRENCY }, runLane))
    if (rows.length < PUSHES_PER_ROUND) return
  }
}

/** Sends the pushes that wait for the words of a post, now that it has some or will have none. */
export async function sendAwaitingWords(deps: AppDeps, postId: string): Promise<void> {
  const released = await releasePushes(deps.db, postId, deps.clock.now())
  if (released.length > 0) deps.waitUntil(drainPushes(deps))
}

/** A pending push, its browser, and the notification, if it is still unread. */
type OutgoingPush = { row: PendingPush; browser: PushBrowser; notice: UnreadNotice | undefined }

/** Loads the notifications of several rows at once: one query each would dominate the cost. */
async function listOutgoing({ db, clock }: Deps, rows: readonly PendingPush[]): Promise<OutgoingPush[]> {
  if (rows.length === 0) return []
  const now = clock.now()
  const found = await listBrowsers(db, [...new Set(rows.map(({ subscriptionId }) => subscriptionId))], now)
  const browsers = new Map(found.map((item) => [item.id, item]))
  // Rows of ended sessions cascade.
  const deliverable = rows.flatMap((row) => {
    const browser = browsers.get(row.subscriptionId)
    return browser ? [{ row, browser }] : []
  })
  const [first, ...rest] = deliverable.map(({ row, browser }) => {
    const reader = { id: browser.userId, addresses: listVerifiedAddresses(browser.account), scopes: null }
    return findUnreadNotification(db, reader, now, row.notificationId)
  })
  const notices = first ? await db.batch([first, ...rest]) : []
  return deliverable.map((item, at) => ({ ...item, notice: notices[at]?.[0] }))
}

async function sendPush(
  { db, clock }: Deps,
  push: Push,
  { row, browser, notice }: OutgoingPush,
): Promise<void> {
  const now = clock.now()
  const { choices } = browser
  const quiet = choices ? getQuietHours(choices) : null
  const until = quiet && findQuietEnd(quiet, now)
  if (until) return reschedulePush(db, row, { dueAt: until, attempts: row.attempts - 1 }, null)
  const unwanted = notice && choices?.pushDisabledReasons.includes(notice.reason)
  if (!notice || unwanted || now - notice.updatedAt > PUSH_OPTIONS[notice.reason].ttlSeconds * 1000)
    return completePush(db, row, null)
  const wantsWords = choices?.pushWords ?? false
  if (wantsWords && notice.wordsDueAt !== null && notice.wordsDueAt > now)
    return reschedulePush(db, row, { dueAt: notice.wordsDueAt, attempts: row.attempts - 1 }, null)
  const { ttlSeconds, urgency } = PUSH_OPTIONS[notice.reason]
  const { endpoint, p256dh, auth } = browser
  const delivery = await push
    .send({
      endpoint,
      p256dh,
      auth,
      data: JSON.stringify(toPushPayload(notice, wantsWords)),
      ttlSeconds,
      urgency,
      topic: toTopic(notice.id),
    })
    .catch((error: unknown): PushDelivery => ({ sent: false, reason: formatError(error), next: 'later' }))
  await recordDelivery({ db, clock }, row, browser, delivery)
}

async function recordDelivery(
  { db, clock }: Deps,
  row: PendingPush,
  browser: PushBrowser,
  delivery: PushDelivery,
) {
  if (delivery.sent) return completePush(db, row, clock.now())
  if (delivery.next === 'gone') return deleteGoneSubscription(db, browser.id)
  console.error(JSON.stringify({ push: browser.id, attempt: row.attempts, error: delivery.reason }))
  const next = scheduleRetry(
    { attempts: row.attempts, createdAt: row.pendingSince },
    { ...delivery, next: delivery.next },
    clock.now(),
  )
  return next ? reschedulePush(db, row, next, delivery.reason) : completePush(db, row, null)
}

/** Push topics: at most 32 characters of the base64url alphabet. */
function toTopic(id: string): string {
  return id.replace(/[^\w-]/g, '').slice(-32)
}
