/** "Every new squawk" (C23): batched notifications for subscribers, never one per post. */

import { FANOUT_STATEMENTS, FANOUT_STEP, FANOUT_STEPS } from '../../domain/notifications/notifications.limits'
import type { AppDeps } from '../context'
import { batch } from '../database/batch'
import { recordEvents } from '../events/events.repo'
import { createSquawkStep, findNewestSquawkTime, selectSquawkEventTargets } from './every-squawk.repo'

/** Subscribers to all squawks get one notification per interval. */
export const EVERY_SQUAWK_MS = 1_800_000

/** Cron step. Writes nothing without new squawks since the last notification. */
export async function notifyEverySquawk({
  db,
  clock,
  live,
  hasBudget,
}: Pick<AppDeps, 'db' | 'clock' | 'live' | 'hasBudget'>): Promise<void> {
  const newest = await findNewestSquawkTime(db)
  if (newest === null) return
  for (let step = 0; step < FANOUT_STEPS && hasBudget(FANOUT_STATEMENTS); step += 1) {
    const now = clock.now()
    const upTo = Math.min(now - EVERY_SQUAWK_MS, newest - 1)
    const {
      step: [, subscribers],
      events,
    } = await batch(db, {
      step: createSquawkStep(db, upTo, now),
      events: recordEvents(db, selectSquawkEventTargets(now), now),
    })
    await live.announce(events)
    if (subscribers.length < FANOUT_STEP) return
  }
}
