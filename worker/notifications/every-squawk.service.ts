/** "Every new squawk" (C23): batched notifications for subscribers, never one per post. */
import { EVERY_SQUAWK_MS, FANOUT_STATEMENTS, FANOUT_STEP, FANOUT_STEPS } from '../../domain/limits'
import type { Tools } from '../context'
import { recordEvents } from '../live/events.repo'
import { everySquawkStep, newestSquawkAt, toldOfSquawks } from '../posts/squawks.repo'

/** Cron step. Writes nothing without new squawks since the last notification. */
export async function tellOfEverySquawk({
  db,
  clock,
  live,
  hasRoom,
}: Pick<Tools, 'db' | 'clock' | 'live' | 'hasRoom'>): Promise<void> {
  const newest = await newestSquawkAt(db)
  if (newest === null) return
  for (let step = 0; step < FANOUT_STEPS && hasRoom(FANOUT_STATEMENTS); step += 1) {
    const now = clock.now()
    const upTo = Math.min(now - EVERY_SQUAWK_MS, newest - 1)
    const [, asked, events] = await db.batch([
      ...everySquawkStep(db, upTo, now),
      recordEvents(db, toldOfSquawks(now), now),
    ])
    await live.announce(events)
    if (asked.length < FANOUT_STEP) return
  }
}
