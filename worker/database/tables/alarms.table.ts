/** Problems that the operator was mailed about, and runs of the cron trigger. */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { AlarmName } from '../../../domain/alarms/alarms'

/** A row for each present problem; it is deleted when the problem is over. */
export const alarms = sqliteTable('alarms', {
  name: text().$type<AlarmName>().primaryKey(),
  since: integer().notNull(),
  mailedAt: integer().notNull(),
})

/** The last run of the cron trigger, in a single row. */
export const scheduleRuns = sqliteTable('schedule_runs', {
  name: text({ enum: ['cron'] }).primaryKey(),
  ranAt: integer().notNull(),
  /** When all steps last succeeded; null if they never did. */
  succeededAt: integer(),
  /** Steps that failed in the last run, with the number of runs in a row. */
  failures: text({ mode: 'json' }).$type<Record<string, number>>().notNull().default({}),
  /** Bytes of the database and of stored media, and when they were measured. */
  databaseBytes: integer().notNull().default(0),
  storedBytes: integer().notNull().default(0),
  measuredAt: integer().notNull().default(0),
})
