/** Reading and writing the one order of events. */
import { and, asc, gt, inArray, lte, min, type SQL, sql } from 'drizzle-orm'
import { HOUR_MS } from '../../domain/expiry'
import { EVENTS_KEPT_HOURS } from '../../domain/limits'
import type { Hint, LiveEvent } from '../../domain/live'
import type { Clock } from '../tools/clock'
import type { Database } from '../tools/db'
import { events } from './live.table'

/** The statement that records an event; it belongs into the batch that makes it true. */
export function recordEvent(db: Database, event: Omit<LiveEvent, 'seq'>, at: number) {
  const { id: subjectId, ...rest } = event
  return db
    .insert(events)
    .values({ ...rest, subjectId, createdAt: at })
    .returning({ seq: events.seq })
}

/** The statement that records an event for each `channel, type, kind, id` of a query, which names whom it concerns. */
export function recordEvents(db: Database, concerned: SQL, at: number) {
  const { seq, channel, kind, subjectId } = events
  return db
    .insert(events)
    .select(
      sql`select null as seq, channel, type, kind, id, cast(${at} as integer) as created_at from (${concerned})`,
    )
    .returning({ seq, channel, type: events.type, kind, id: subjectId })
}

export type Missed = {
  hints: Hint[]
  /** The newest sequence number ever given, and the oldest one still kept. */
  newest: number
  oldest: number | null
}

/** What happened on these channels after `after`, oldest first. */
export async function eventsAfter(
  db: Database,
  channels: string[],
  after: number,
  limit: number,
): Promise<Missed> {
  const [hints, [bounds]] = await db.batch([
    db
      .select({ seq: events.seq, type: events.type, kind: events.kind, id: events.subjectId })
      .from(events)
      .where(and(gt(events.seq, after), inArray(events.channel, channels)))
      .orderBy(asc(events.seq))
      .limit(limit),
    db
      .select({
        oldest: min(events.seq),
        // The counter outlives the rows that were cleaned away.
        newest: sql<number>`coalesce((select seq from sqlite_sequence where name = 'events'), 0)`,
      })
      .from(events),
  ])
  return { hints, newest: bounds?.newest ?? 0, oldest: bounds?.oldest ?? null }
}

/** Forgets events that are too old to catch up from; part of the cron run. */
export async function forgetEvents({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  await db.delete(events).where(lte(events.createdAt, clock.now() - EVENTS_KEPT_HOURS * HOUR_MS))
}
