/**
 * Push notifications. Pending rows are written with their cause; the payload is built when they are sent, from what the
 * user may see by then. Nothing is sent that was read meanwhile, in quiet hours, or too late.
 */

import { fail } from '../../domain/errors'
import {
  OUTBOX_LEASE_MS,
  PUSH_LANES,
  PUSH_ROUND_STATEMENTS,
  PUSH_ROUNDS,
  PUSHES_PER_ROUND,
} from '../../domain/limits'
import { WAYS } from '../../domain/push'
import type { PushState, PushSubscriptionGiven } from '../../domain/push.schema'
import { quietUntil } from '../../domain/quiet-hours'
import { verifiedAddresses } from '../auth/addresses'
import type { Viewer } from '../auth/session'
import type { Tools } from '../context'
import { told } from '../http/told'
import { quietHoursOf } from '../notifications/choices.service'
import { afterFailure } from '../outbox/outbox.service'
import { unreadNotification } from '../posts/notifications.repo'
import type { Push, PushDelivery } from '../tools/push'
import {
  browsersOf,
  dropDeafSubscription,
  dropSubscription,
  holdPush,
  leasePushes,
  saveSubscription,
  settlePush,
  subscriptionOf,
  type Waiting,
} from './push.repo'
import { pushedOf } from './pushed'

type Kit = Pick<Tools, 'db' | 'clock'>
type Browser = Awaited<ReturnType<typeof browsersOf>>[number]
type Notice = Awaited<ReturnType<typeof unreadNotification>>[number]

/** The key to subscribe with, and this session's endpoint. */
export async function pushStateOf({ db, push }: Pick<Tools, 'db' | 'push'>, me: Viewer): Promise<PushState> {
  const [own] = await subscriptionOf(db, me.sessionId)
  return { key: push?.key ?? null, endpoint: own?.endpoint ?? null }
}

/** Subscribes this session's browser. */
export async function subscribe(
  { db, clock, ids, push }: Pick<Tools, 'db' | 'clock' | 'ids' | 'push'>,
  { id: personId, sessionId }: Viewer,
  { endpoint, keys }: PushSubscriptionGiven,
): Promise<void> {
  if (!push) throw fail('request.not_found')
  await saveSubscription(db, {
    ...{ id: ids.make('psh'), personId, sessionId, endpoint, createdAt: clock.now() },
    // Browsers differ in base64 padding; the bytes are the same.
    ...{ p256dh: keys.p256dh.replace(/=+$/, ''), auth: keys.auth.replace(/=+$/, '') },
  })
}

/** Unsubscribes this session's browser. */
export async function unsubscribe({ db }: Pick<Kit, 'db'>, { sessionId }: Viewer): Promise<void> {
  await dropSubscription(db, sessionId)
}

/** Sends due pushes in rounds: after the response that caused them, and by the cron trigger. */
export async function drainPushes({
  db,
  clock,
  push,
  hasRoom,
}: Pick<Tools, 'db' | 'clock' | 'push' | 'hasRoom'>): Promise<void> {
  if (!push) return
  for (let round = 0; round < PUSH_ROUNDS && hasRoom(PUSH_ROUND_STATEMENTS); round += 1) {
    const now = clock.now()
    const rows = await leasePushes(db, now, now + OUTBOX_LEASE_MS, PUSHES_PER_ROUND)
    const waiting = await leavingOf({ db, clock }, rows)
    const lane = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await leave({ db, clock }, push, next)
    }
    await Promise.all(Array.from({ length: PUSH_LANES }, lane))
    if (rows.length < PUSHES_PER_ROUND) return
  }
}

/** A pending push, its browser, and the notification, if it is still unread. */
type Leaving = { row: Waiting; browser: Browser; notice: Notice | undefined }

/** Loads the notifications of several rows at once: one query each would dominate the cost. */
async function leavingOf({ db, clock }: Kit, rows: readonly Waiting[]): Promise<Leaving[]> {
  if (rows.length === 0) return []
  const now = clock.now()
  const found = await browsersOf(db, [...new Set(rows.map(({ subscriptionId }) => subscriptionId))], now)
  const browsers = new Map(found.map((one) => [one.id, one]))
  // Rows of ended sessions cascade.
  const theirs = rows.flatMap((row) => {
    const browser = browsers.get(row.subscriptionId)
    return browser ? [{ row, browser }] : []
  })
  const [first, ...rest] = theirs.map(({ row, browser }) => {
    const reader = { id: browser.personId, addresses: verifiedAddresses(browser.account) }
    return unreadNotification(db, reader, now, row.notificationId)
  })
  const notices = first ? await db.batch([first, ...rest]) : []
  return theirs.map((one, at) => ({ ...one, notice: notices[at]?.[0] }))
}

async function leave({ db, clock }: Kit, push: Push, { row, browser, notice }: Leaving): Promise<void> {
  const now = clock.now()
  const { choices } = browser
  const quiet = choices ? quietHoursOf(choices) : null
  const until = quiet && quietUntil(quiet, now)
  if (until) return holdPush(db, row, { dueAt: until, attempts: row.attempts - 1 }, null)
  const unwanted = notice && choices?.pushOff.includes(notice.reason)
  if (!notice || unwanted || now - notice.updatedAt > WAYS[notice.reason].ttlSeconds * 1000)
    return settlePush(db, row, null)
  const { ttlSeconds, urgency } = WAYS[notice.reason]
  const { endpoint, p256dh, auth } = browser
  const delivery = await push
    .send({
      endpoint,
      p256dh,
      auth,
      data: JSON.stringify(pushedOf(notice)),
      ttlSeconds,
      urgency,
      topic: topicOf(notice.id),
    })
    .catch((error: unknown): PushDelivery => ({ sent: false, reason: told(error), next: 'later' }))
  await noted({ db, clock }, row, browser, delivery)
}

async function noted({ db, clock }: Kit, row: Waiting, browser: Browser, delivery: PushDelivery) {
  if (delivery.sent) return settlePush(db, row, clock.now())
  if (delivery.next === 'gone') return dropDeafSubscription(db, browser.id)
  console.error(JSON.stringify({ push: browser.id, attempt: row.attempts, error: delivery.reason }))
  const next = afterFailure(
    { attempts: row.attempts, createdAt: row.since },
    { ...delivery, next: delivery.next },
    clock.now(),
  )
  return next ? holdPush(db, row, next, delivery.reason) : settlePush(db, row, null)
}

/** Push topics: at most 32 characters of the base64url alphabet. */
function topicOf(id: string): string {
  return id.replace(/[^\w-]/g, '').slice(-32)
}
