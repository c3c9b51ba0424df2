/** Notifications: listing, reading, dismissing; and the fan-out to followers. */

import { type LiveEvent, NO_KIND } from '../../domain/live/live'
import {
  FANOUT_STATEMENTS,
  FANOUT_STEPS,
  NOTIFICATIONS_COUNTED_MAX,
  NOTIFICATIONS_PER_PAGE,
} from '../../domain/notifications/notifications.limits'
import type {
  Notifications,
  ReadNotifications,
  UnreadNotifications,
} from '../../domain/notifications/notifications.schema'
import type { AppDeps } from '../context'
import { batch } from '../database/batch'
import { recordEvents } from '../events/events.repo'
import { getNextCursor, parseCursor } from '../http/cursor'
import type { Reader } from '../posts/access/visible-posts'
import { moveToDismissed, restoreDismissed } from './dismissed-notifications.repo'
import {
  countUnreadNotifications,
  listNotifications,
  markRead,
  selectListChangedTargets,
} from './notifications.repo'
import { createFanoutStep, listPendingFanouts, selectNotificationEventTargets } from './notify.repo'
import { drainPushes } from './push/push.service'
import { toNotification } from './to-notification'

type Deps = Pick<AppDeps, 'db' | 'clock'>
type FanOutDeps = Pick<AppDeps, 'db' | 'clock' | 'live' | 'push' | 'hasBudget'>

/** Returns a page of notifications, newest first. */
export async function listNotificationPage(
  { db, clock }: Deps,
  me: Reader,
  cursor?: string,
): Promise<Notifications> {
  const now = clock.now()
  const rows = await listNotifications(db, me, now, cursor === undefined ? undefined : parseCursor(cursor))
  const ends = rows.map(({ updatedAt, id }) => ({ createdAt: updatedAt, id }))
  return {
    items: rows.map(toNotification),
    cursor: rows.length === NOTIFICATIONS_PER_PAGE ? getNextCursor(ends) : null,
    now,
  }
}

/** Unread counts, in total and by kind, up to `NOTIFICATIONS_COUNTED_MAX`. */
export async function getUnreadCounts({ db, clock }: Deps, me: Reader): Promise<UnreadNotifications> {
  const rows = await countUnreadNotifications(db, me, clock.now())
  const total = rows.reduce((sum, { count }) => sum + count, 0)
  const byKind = Object.fromEntries(
    rows.flatMap(({ type, count }) => (type === NO_KIND ? [] : [[type, count]])),
  )
  return { total: Math.min(total, NOTIFICATIONS_COUNTED_MAX), byKind }
}

/** Marks notifications as read and notifies the user's other devices. */
export async function markNotificationsRead(
  { db, clock }: Deps,
  me: Reader,
  which: ReadNotifications,
): Promise<LiveEvent[]> {
  const now = clock.now()
  const { events } = await batch(db, {
    read: markRead(db, me, which, now),
    events: recordEvents(db, selectListChangedTargets(me.id), now),
  })
  return events
}

/** Dismisses a notification. Idempotent. */
export async function dismiss({ db, clock }: Deps, me: Reader, id: string): Promise<LiveEvent[]> {
  const now = clock.now()
  const { events } = await batch(db, {
    moved: moveToDismissed(db, me, id, now),
    events: recordEvents(db, selectListChangedTargets(me.id), now),
  })
  return events
}

/** Undoes a dismissal within the undo window. Idempotent. */
export async function undoDismiss({ db, clock }: Deps, me: Reader, id: string): Promise<LiveEvent[]> {
  const now = clock.now()
  const { events } = await batch(db, {
    restored: restoreDismissed(db, me, id, now),
    events: recordEvents(db, selectListChangedTargets(me.id), now),
  })
  return events
}

/**
 * Continues the fan-out of new posts to followers: after publishing, and by the cron trigger. Pushes are drained at the
 * end: after each step they would exceed the run's subrequest limit.
 */
export async function fanOut({ db, clock, live, push, hasBudget }: FanOutDeps): Promise<void> {
  let sent = 0
  for (let step = 0; step < FANOUT_STEPS && hasBudget(FANOUT_STATEMENTS); step += 1) {
    const [next] = await listPendingFanouts(db, 1)
    if (!next) break
    const now = clock.now()
    const { events } = await batch(db, {
      step: createFanoutStep(db, next, now),
      events: recordEvents(db, selectNotificationEventTargets(next.postId, now), now),
    })
    await live.announce(events)
    sent += events.length
  }
  if (sent > 0) await drainPushes({ db, clock, push, hasBudget })
}
