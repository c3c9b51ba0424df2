/** Time-triggered notifications: expiring posts, ended plans. */
import { HOUR_MS, MINUTE_MS } from '../../domain/expiry'
import {
  FADES_SOON_HOURS,
  FADING_STEP_MINUTES,
  IN_TIME_STATEMENTS,
  IN_TIME_STEPS,
  PLANS_STEP_HOURS,
  TOLD_IN_TIME_PER_RUN,
} from '../../domain/limits'
import type { Tools } from '../context'
import { recordEvents } from '../live/events.repo'
import { tellOfEndedPlans, tellOfFading, toldInTime } from '../posts/telling.repo'
import { moveMark, readMark, standsAt } from './marks.repo'

type Kit = Pick<Tools, 'db' | 'clock' | 'live' | 'hasRoom'>

/**
 * Lead time of each schedule, and the time range of one statement, which writes no more than some thousand rows.
 * `catchesUp`: whether missed events are notified late or skipped.
 */
const WATCHES = [
  {
    ...{ name: 'fading', aheadMs: FADES_SOON_HOURS * HOUR_MS, stepMs: FADING_STEP_MINUTES * MINUTE_MS },
    ...{ toldLate: false, tell: tellOfFading },
  },
  {
    ...{ name: 'plans', aheadMs: 0, stepMs: PLANS_STEP_HOURS * HOUR_MS },
    ...{ toldLate: true, tell: tellOfEndedPlans },
  },
] as const

/** Continues from the last run's cursor. Cron step. */
export async function tellInTime(kit: Kit): Promise<void> {
  for (const watch of WATCHES) await goOn(kit, watch)
}

/** The cursor moves in the notifying batch: concurrent runs notify nothing twice. */
async function goOn(
  { db, clock, live, hasRoom }: Kit,
  { name, aheadMs, stepMs, toldLate, tell }: (typeof WATCHES)[number],
) {
  const start = clock.now()
  let mark = await readMark(db, name, start)
  let told = 0
  for (let step = 0; step < IN_TIME_STEPS && told < TOLD_IN_TIME_PER_RUN; step += 1) {
    if (!hasRoom(IN_TIME_STATEMENTS)) return
    const now = clock.now()
    const from = toldLate ? mark : Math.max(mark, now)
    const to = Math.min(now + aheadMs, from + stepMs)
    if (to <= from) return
    const [, , events] = await db.batch([
      tell(db, { from, to, isUntold: standsAt(db, name, mark) }, now),
      moveMark(db, name, mark, to),
      recordEvents(db, toldInTime(now), now),
    ])
    await live.announce(events)
    told += events.length
    mark = to
  }
}
