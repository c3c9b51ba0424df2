/** Time-triggered notifications: expiring posts, ended plans. */

import { HOUR_MS, MINUTE_MS } from '../../domain/time/units'
import type { AppDeps } from '../context'
import { batch } from '../database/batch'
import { recordEvents } from '../events/events.repo'
import { isCursorAt, moveCursor, readCursor } from './cursors.repo'
import { notifyEndedPlans, notifyExpiring, selectScheduledEventTargets } from './notify.repo'

/**
 * How long before expiry an author is notified; the time span of one statement (posts, plans), statements per run,
 * and users notified per run.
 */
const EXPIRY_NOTICE_HOURS = 2
const EXPIRY_STEP_MINUTES = 10
const PLANS_STEP_HOURS = 24
const SCHEDULED_STEPS = 24
const SCHEDULED_STATEMENTS = 4
const SCHEDULED_NOTIFIED_PER_RUN = 2000

type Deps = Pick<AppDeps, 'db' | 'clock' | 'live' | 'hasBudget'>

/**
 * Lead time of each schedule, and the time range of one statement, which writes no more than some thousand rows.
 * `catchesUp`: whether missed events are notified late or skipped.
 */
const SCHEDULES = [
  {
    name: 'expiring',
    aheadMs: EXPIRY_NOTICE_HOURS * HOUR_MS,
    stepMs: EXPIRY_STEP_MINUTES * MINUTE_MS,
    catchesUp: false,
    notify: notifyExpiring,
  },
  {
    name: 'plans',
    aheadMs: 0,
    stepMs: PLANS_STEP_HOURS * HOUR_MS,
    catchesUp: true,
    notify: notifyEndedPlans,
  },
] as const

/** Continues from the last run's cursor. Cron step. */
export async function notifyScheduled(deps: Deps): Promise<void> {
  for (const schedule of SCHEDULES) await runScheduled(deps, schedule)
}

/** The cursor moves in the notifying batch: concurrent runs notify nothing twice. */
async function runScheduled(
  { db, clock, live, hasBudget }: Deps,
  { name, aheadMs, stepMs, catchesUp, notify }: (typeof SCHEDULES)[number],
) {
  const start = clock.now()
  let cursor = await readCursor(db, name, start)
  let sent = 0
  for (let step = 0; step < SCHEDULED_STEPS && sent < SCHEDULED_NOTIFIED_PER_RUN; step += 1) {
    if (!hasBudget(SCHEDULED_STATEMENTS)) return
    const now = clock.now()
    const from = catchesUp ? cursor : Math.max(cursor, now)
    const to = Math.min(now + aheadMs, from + stepMs)
    if (to <= from) return
    const { events } = await batch(db, {
      notifications: notify(db, { from, to, isUnsent: isCursorAt(db, name, cursor) }, now),
      cursor: moveCursor(db, name, cursor, to),
      events: recordEvents(db, selectScheduledEventTargets(now), now),
    })
    await live.announce(events)
    sent += events.length
    cursor = to
  }
}
