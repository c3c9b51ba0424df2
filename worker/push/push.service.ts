/**
 * Telling people outside of the page. What waits was written with its cause; what it says is made when it leaves, of what its
 * reader may see by then, and nothing leaves that was read meanwhile, in quiet hours, or too late.
 */

import { fail } from '../../domain/errors'
import { OUTBOX_LEASE_MS, PUSH_LANES, PUSHES_PER_RUN } from '../../domain/limits'
import { WAYS } from '../../domain/push'
import type { PushState, PushSubscriptionGiven } from '../../domain/push.schema'
import { quietUntil } from '../../domain/quiet-hours'
import { verifiedAddresses } from '../auth/addresses'
import type { Viewer } from '../auth/session'
import type { Tools } from '../context'
import { told } from '../http/told'
import { choicesOf } from '../notifications/choices.repo'
import { quietHoursOf } from '../notifications/choices.service'
import { afterFailure } from '../outbox/outbox.service'
import { unreadNotification } from '../posts/notifications.repo'
import type { Push, PushDelivery } from '../tools/push'
import {
  accountOf,
  dropDeafSubscription,
  dropSubscription,
  holdPush,
  leasePushes,
  saveSubscription,
  settlePush,
  subscriptionOf,
  subscriptionsOf,
  type Waiting,
} from './push.repo'
import { pushedOf } from './pushed'

type Kit = Pick<Tools, 'db' | 'clock'>
type Subscription = Awaited<ReturnType<typeof subscriptionsOf>>[number]

/** What a browser has to know to be told. */
export async function pushStateOf({ db, push }: Pick<Tools, 'db' | 'push'>, me: Viewer): Promise<PushState> {
  const [own] = await subscriptionOf(db, me.sessionId)
  return { key: push?.key ?? null, endpoint: own?.endpoint ?? null }
}

/** Tells this session's browser from now on. */
export async function subscribe(
  { db, clock, ids, push }: Pick<Tools, 'db' | 'clock' | 'ids' | 'push'>,
  { id: personId, sessionId }: Viewer,
  { endpoint, keys }: PushSubscriptionGiven,
): Promise<void> {
  if (!push) throw fail('request.not_found')
  await saveSubscription(db, {
    ...{ id: ids.make('psh'), personId, sessionId, endpoint, createdAt: clock.now() },
    // Browsers pad or do not; the bytes are the same.
    ...{ p256dh: keys.p256dh.replace(/=+$/, ''), auth: keys.auth.replace(/=+$/, '') },
  })
}

/** Tells this session's browser no more. */
export async function unsubscribe({ db }: Pick<Kit, 'db'>, { sessionId }: Viewer): Promise<void> {
  await dropSubscription(db, sessionId)
}

/** Sends what is due, a few at a time: after the answer that caused it, and by the cron trigger. */
export async function drainPushes({ db, clock, push }: Pick<Tools, 'db' | 'clock' | 'push'>): Promise<void> {
  if (!push) return
  const now = clock.now()
  const rows = await leasePushes(db, now, now + OUTBOX_LEASE_MS, PUSHES_PER_RUN)
  if (rows.length === 0) return
  const found = await subscriptionsOf(db, [...new Set(rows.map(({ subscriptionId }) => subscriptionId))])
  const browsers = new Map(found.map((one) => [one.id, one]))
  const lane = async () => {
    for (let row = rows.shift(); row; row = rows.shift()) {
      const browser = browsers.get(row.subscriptionId)
      // Whose session ended meanwhile took its waiting rows along.
      if (browser) await leave({ db, clock }, push, row, browser)
    }
  }
  await Promise.all(Array.from({ length: PUSH_LANES }, lane))
}

async function leave({ db, clock }: Kit, push: Push, row: Waiting, browser: Subscription): Promise<void> {
  const now = clock.now()
  const [[choices], [account]] = await db.batch([
    choicesOf(db, browser.personId),
    accountOf(db, browser.personId),
  ])
  if (!account) return
  const quiet = choices ? quietHoursOf(choices) : null
  const until = quiet && quietUntil(quiet, now)
  if (until) return holdPush(db, row, { dueAt: until, attempts: row.attempts - 1 }, null)
  const reader = { id: browser.personId, addresses: verifiedAddresses(account) }
  const [notice] = await unreadNotification(db, reader, now, row.notificationId)
  const unwanted = notice && choices?.pushOff.includes(notice.reason)
  if (!notice || unwanted || now - row.since > WAYS[notice.reason].ttlSeconds * 1000)
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

async function noted({ db, clock }: Kit, row: Waiting, browser: Subscription, delivery: PushDelivery) {
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

/** Push services take 32 characters of the URL's alphabet. */
function topicOf(id: string): string {
  return id.replace(/[^\w-]/g, '').slice(-32)
}
