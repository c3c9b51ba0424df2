/** What somebody is told: read, looked at, forgotten; and telling the followers of who spoke. */
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

/** One page of what somebody is told, the newest first. */
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

/** How many wait unread, in all and by kind of content, up to `NOTIFICATIONS_COUNTED_MAX`. */
export async function unreadOf({ db, clock }: Kit, me: Reader): Promise<UnreadNotifications> {
  const rows = await countUnread(db, me, clock.now())
  const total = rows.reduce((sum, { count }) => sum + count, 0)
  const byKind = Object.fromEntries(
    rows.flatMap(({ type, count }) => (type === NO_KIND ? [] : [[type, count]])),
  )
  return { total: Math.min(total, NOTIFICATIONS_COUNTED_MAX), byKind }
}

/** Notes what somebody looked at; their other devices hear of it. */
export async function read({ db, clock }: Kit, me: Reader, which: ReadNotifications): Promise<LiveEvent[]> {
  const now = clock.now()
  const [, events] = await db.batch([
    markRead(db, me.id, which, now),
    recordEvents(db, listChanged(me.id), now),
  ])
  return events
}

/** Forgets one; again, it changes nothing. */
export async function forget({ db, clock }: Kit, me: Reader, id: string): Promise<LiveEvent[]> {
  const now = clock.now()
  const [, , events] = await db.batch([
    ...forgetOne(db, me.id, id, now),
    recordEvents(db, listChanged(me.id), now),
  ])
  return events
}

/** Takes that back, for a while; again, or too late, it changes nothing. */
export async function unforget({ db, clock }: Kit, me: Reader, id: string): Promise<LiveEvent[]> {
  const [, , , events] = await db.batch([
    ...bringBack(db, me.id, id),
    recordEvents(db, listChanged(me.id), clock.now()),
  ])
  return events
}

/**
 * Goes on telling followers of new voices: after the answer that published one, and by the cron trigger. Pushes leave at the
 * end: sending them after each step would be more calls than a run may make.
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

/** Forgets what is old; part of the cron run. */
export async function forgetNotifications({ db, clock }: Kit): Promise<void> {
  const now = clock.now()
  await forgetNotificationsBefore(db, now - NOTIFICATIONS_KEPT_DAYS * DAY_MS)
  await forgetForGood(db, now - NOTIFICATION_UNDO_MS)
}
