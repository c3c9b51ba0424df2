/** Reads and writes the global event sequence. */

import { and, asc, eq, exists, gt, inArray, lte, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Hint, LiveEvent } from '../../domain/live/live'
import { HOUR_MS } from '../../domain/time/units'
import { batch } from '../database/batch'
import { events, purgedEvents } from '../database/tables/live.table'
import type { Clock } from '../tools/clock'
import type { Database } from '../tools/db'

export const EVENTS_KEPT_HOURS = 72

/** Statement that records an event, for the batch of its cause. */
export function recordEvent(db: Database, event: Omit<LiveEvent, 'seq'>, at: number) {
  const { id: subjectId, ...rest } = event
  return db
    .insert(events)
    .values({ ...rest, subjectId, createdAt: at })
    .returning({ seq: events.seq })
}

/** Statement that records an event for each `channel, type, kind, id` row of a query. */
export function recordEvents(db: Database, targets: SQL, at: number) {
  const { seq, channel, kind, subjectId } = events
  return db
    .insert(events)
    .select(
      sql`select null as seq, channel, type, kind, id, cast(${at} as integer) as created_at from (${targets})`,
    )
    .returning({ seq, channel, type: events.type, kind, id: subjectId })
}

export type MissedEvents = {
  hints: Hint[]
  /** The highest `seq` ever assigned on these channels. */
  newest: number
  /** An event newer than `after` was purged. */
  cleaned: boolean
}

/**
 * Events on these channels after `after`, oldest first. Independent of other channels, so that activity elsewhere
 * cannot be counted.
 */
export async function listEventsAfter(
  db: Database,
  channels: string[],
  after: number,
  limit: number,
): Promise<MissedEvents> {
  const newestOfEach = channels.map(
    (channel) => sql`select max(seq) as newest from events where channel = ${channel}`,
  )
  const {
    hints,
    newest: [ends],
    purged: [purged],
  } = await batch(db, {
    hints: db
      .select({ seq: events.seq, type: events.type, kind: events.kind, id: events.subjectId })
      .from(events)
      .where(and(gt(events.seq, after), inArray(events.channel, channels)))
      .orderBy(asc(events.seq))
      .limit(limit),
    newest: db
      .select({ newest: sql<number>`coalesce(max(newest), 0)` })
      .from(sql`(${sql.join(newestOfEach, sql` union all `)})`),
    purged: db
      .select({ seq: purgedEvents.seq })
      .from(purgedEvents)
      .where(and(inArray(purgedEvents.channel, channels), gt(purgedEvents.seq, after)))
      .limit(1),
  })
  return { hints, newest: ends?.newest ?? 0, cleaned: purged !== undefined }
}

/** The highest `seq` of all channels. */
export async function getNewestSeq(db: Database): Promise<number> {
  const [row] = await db.select({ seq: sql<number | null>`max(${events.seq})` }).from(events)
  return row?.seq ?? 0
}

/** Deletes events too old for catching up, except each channel's last one, which keeps its `seq`. Cron step. */
export async function purgeEvents({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  const newer = alias(events, 'newer')
  const old = lte(events.createdAt, clock.now() - EVENTS_KEPT_HOURS * HOUR_MS)
  const followed = db
    .select({ seq: newer.seq })
    .from(newer)
    .where(and(eq(newer.channel, events.channel), gt(newer.seq, events.seq)))
  const cleaned = and(old, exists(followed))
  await db.batch([
    db
      .insert(purgedEvents)
      .select(
        db
          .select({ channel: events.channel, seq: sql<number>`max(${events.seq})`.as('seq') })
          .from(events)
          .where(cleaned)
          .groupBy(events.channel),
      )
      .onConflictDoUpdate({ target: purgedEvents.channel, set: { seq: sql`excluded.seq` } }),
    db.delete(events).where(cleaned),
  ])
}
