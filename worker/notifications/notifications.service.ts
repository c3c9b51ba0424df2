/** Notifications: listing, reading, dismissing; and the fan-out to followers. */
import { DAY_MS } from '../../domain/expiry'
import {
  FANOUT_STATEMENTS,
  FANOUT_STEPS,
  NOTIFICATION_UNDO_MS,
  NOTIFICATIONS_COUNTED_MAX,
  NOTIFICATIONS_KEPT_DAYS,
  NOTIFICATIONS_PER_PAGE,
} from '../../domain/limits'
import { type LiveEvent, NO_KIND } from '../../domain/live'
import type { Notifications, ReadNotifications, UnreadNotifications } from '../../domain/notifications.schema'
import type { Tools } from '../context'
import { recordEvents } from '../live/events.repo'
import { cursorAfter, placeOf } from '../posts/cursor'
import { bringBack, forgetForGood, forgetOne } from '../posts/forgotten.repo'
import {
  countUnread,
  forgetNotificationsBefore,
  listChanged,
  listNotifications,
  markRead,
} from '../posts/notifications.repo'
import { fanoutStep, toldOf, waitingFanouts } from '../posts/telling.repo'
import { drainPushes } from '../push/push.service'
import { notificationOf } from './notification-of'

type Kit = Pick<Tools, 'db' | 'clock'>
type Fan = Pick<Tools, 'db' | 'clock' | 'live' | 'push' | 'hasRoom'>
type Reader = { id: string; addresses: readonly string[] }

/** One page of notifications, newest first. */
export async function notificationsOf(
  { db, clock }: Kit,
  me: Reader,
  cursor?: string,
): Promise<Notifications> {
  const now = clock.now()
  const rows = await listNotifications(db, me, now, cursor === undefined ? undefined : placeOf(cursor))
  const ends = rows.map(({ updatedAt, id }) => ({ createdAt: updatedAt, id }))
  return {
    items: rows.map(notificationOf),
    cursor: rows.length === NOTIFICATIONS_PER_PAGE ? cursorAfter(ends) : null,
    now,
  }
}

/** Unread counts, in total and by kind, up to `NOTIFICATIONS_COUNTED_MAX`. */
export async function unreadOf({ db, clock }: Kit, me: Reader): Promise<UnreadNotifications> {
  const rows = await countUnread(db, me, clock.now())
  const total = rows.reduce((sum, { count }) => sum + count, 0)
  const byKind = Object.fromEntries(
    rows.flatMap(({ type, count }) => (type === NO_KIND ? [] : [[type, count]])),
  )
  return { total: Math.min(total, NOTIFICATIONS_COUNTED_MAX), byKind }
}

/** Marks notifications as read and notifies the user's other devices. */
export async function read({ db, clock }: Kit, me: Reader, which: ReadNotifications): Promise<LiveEvent[]> {
  const now = clock.now()
  const [, events] = await db.batch([
    markRead(db, me.id, which, now),
    recordEvents(db, listChanged(me.id), now),
  ])
  return events
}

/** Dismisses a notification. Idempotent. */
export async function forget({ db, clock }: Kit, me: Reader, id: string): Promise<LiveEvent[]> {
  const now = clock.now()
  const [, , events] = await db.batch([
    ...forgetOne(db, me.id, id, now),
    recordEvents(db, listChanged(me.id), now),
  ])
  return events
}

/** Undoes a dismissal within the undo window. Idempotent. */
export async function unforget({ db, clock }: Kit, me: Reader, id: string): Promise<LiveEvent[]> {
  const [, , , events] = await db.batch([
    ...bringBack(db, me.id, id),
    recordEvents(db, listChanged(me.id), clock.now()),
  ])
  return events
}

/**
 * Continues the fan-out of new posts to followers: after publishing, and by the cron trigger. Pushes are drained at the
 * end: after each step they would exceed the run's subrequest limit.
 */
export async function fanOut({ db, clock, live, push, hasRoom }: Fan): Promise<void> {
  let told = 0
  for (let step = 0; step < FANOUT_STEPS && hasRoom(FANOUT_STATEMENTS); step += 1) {
    const [next] = await waitingFanouts(db, 1)
    if (!next) break
    const now = clock.now()
    const [, , , events] = await db.batch([
      ...fanoutStep(db, next, now),
      recordEvents(db, toldOf(next.postId, now), now),
    ])
    await live.announce(events)
    told += events.length
  }
  if (told > 0) await drainPushes({ db, clock, push, hasRoom })
}

/** Deletes old notifications and dismissals past undo. Cron step. */
export async function forgetNotifications({ db, clock }: Kit): Promise<void> {
  const now = clock.now()
  await forgetNotificationsBefore(db, now - NOTIFICATIONS_KEPT_DAYS * DAY_MS)
  await forgetForGood(db, now - NOTIFICATION_UNDO_MS)
}
