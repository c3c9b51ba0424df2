/** The figures from which alarms are computed, the last run of the cron trigger, and the alarms that were mailed. */
import { eq, sql } from 'drizzle-orm'
import type { AlarmName } from '../../domain/alarms/alarms'
import { alarms, scheduleRuns } from '../database/tables/alarms.table'
import type { Database } from '../tools/db'

export type AlarmRow = typeof alarms.$inferSelect
export type ScheduleRun = typeof scheduleRuns.$inferSelect
/** Times in ms; null where there is none. */
export type WaitingSince = { mail: number | null; report: number | null; backup: number | null }

/** When the oldest email or code that was not sent, and the oldest open report or appeal, were created; the newest copy. */
export async function getWaitingSince(db: Database): Promise<WaitingSince> {
  const row = await db.get<WaitingSince>(sql`select
    (select min(created_at) from outbox where sent_at is null and failed_at is null) as mail,
    (select min(since) from (select min(created_at) as since from reports where status = 'open'
      union all select min(appealed_at) from decisions where appeal_state = 'open')) as report,
    coalesce((select max(finished_at) from backups), (select min(started_at) from backups)) as backup`)
  return row ?? { mail: null, report: null, backup: null }
}

/** The last run of the cron trigger. */
export async function findScheduleRun(db: Database): Promise<ScheduleRun | undefined> {
  return db.select().from(scheduleRuns).where(eq(scheduleRuns.name, 'cron')).get()
}

/** Statement that records a run. */
export function saveScheduleRun(db: Database, run: Omit<ScheduleRun, 'name'>) {
  return db
    .insert(scheduleRuns)
    .values({ name: 'cron', ...run })
    .onConflictDoUpdate({ target: scheduleRuns.name, set: run })
}

/** Bytes of the database and of all stored media. */
export async function measureSite(d1: D1Database): Promise<{ databaseBytes: number; storedBytes: number }> {
  const { results, meta } = await d1
    .prepare('select coalesce(sum(bytes), 0) as bytes from media')
    .all<{ bytes: number }>()
  return { databaseBytes: meta.size_after, storedBytes: results[0]?.bytes ?? 0 }
}

/** The alarms that were mailed and are not over. */
export function listMailedAlarms(db: Database): Promise<AlarmRow[]> {
  return db.select().from(alarms)
}

/** Statement that stores when an alarm was mailed. */
export function saveAlarm(db: Database, name: AlarmName, since: number, now: number) {
  return db
    .insert(alarms)
    .values({ name, since, mailedAt: now })
    .onConflictDoUpdate({ target: alarms.name, set: { mailedAt: now } })
}

/** Statement that deletes an alarm that is over. */
export function deleteAlarm(db: Database, name: AlarmName) {
  return db.delete(alarms).where(eq(alarms.name, name))
}
