/** Problems of a running site that its operator is mailed about. */

import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time/units'
import { ALARM_FAILED_RUNS, ALARM_MAIL_WAITING_MS, ALARM_SCHEDULE_LATE_MS } from './alarms.limits'

const ALARM_BACKUP_LATE_MS = 2 * DAY_MS
const ALARM_REPORTS_WAITING_MS = DAY_MS
/** D1's limit, and the storage that was planned for: R2 has no limit but its costs. */
export const DATABASE_MAX_BYTES = 10_000_000_000
export const STORAGE_MAX_BYTES = 500_000_000_000
/** Share of either at which the operator is mailed. */
const ALARM_SHARE_OF_CAPACITY = 0.7

export const ALARM_NAMES = [
  'mail_waiting',
  'database_full',
  'storage_full',
  'schedule_late',
  'schedule_failing',
  'backup_late',
  'reports_waiting',
] as const
export type AlarmName = (typeof ALARM_NAMES)[number]

/** The facts that alarms are computed from; times and ages in ms, null for none. */
export type SiteState = {
  /** How long the oldest due email or code has been waiting. */
  mailWaitingMs: number | null
  databaseBytes: number
  storedBytes: number
  /** Time between the last two runs of the cron trigger. */
  sinceLastRunMs: number | null
  /** Failing steps, with the number of failed runs in a row. */
  failures: Readonly<Record<string, number>>
  /** Age of the newest nightly copy; of the site if there is none. */
  sinceBackupMs: number | null
  /** How long the oldest open report or appeal has been waiting. */
  reportWaitingMs: number | null
}

export type Alarm = { name: AlarmName; detail: string }

const GIGABYTE = 1_000_000_000

const formatMinutes = (ms: number) => `${Math.floor(ms / MINUTE_MS)} minutes`
const formatHours = (ms: number) => `${Math.floor(ms / HOUR_MS)} hours`
const formatShare = (bytes: number, most: number) =>
  `${(bytes / GIGABYTE).toFixed(1)} of ${most / GIGABYTE} GB`

const isLonger = (ms: number | null, limit: number): ms is number => ms !== null && ms > limit

/** The steps of the cron trigger that keep failing: a single failure is no problem. */
export function listFailingSteps(failures: SiteState['failures']): string[] {
  return Object.keys(failures).filter((step) => (failures[step] ?? 0) >= ALARM_FAILED_RUNS)
}

/** The present problems, each with its figures and without personal data. */
export function listAlarms(state: SiteState): Alarm[] {
  const { mailWaitingMs, databaseBytes, storedBytes, sinceLastRunMs, failures } = state
  const { sinceBackupMs, reportWaitingMs } = state
  const alarms: Alarm[] = []
  if (isLonger(mailWaitingMs, ALARM_MAIL_WAITING_MS))
    alarms.push({ name: 'mail_waiting', detail: formatMinutes(mailWaitingMs) })
  if (databaseBytes > DATABASE_MAX_BYTES * ALARM_SHARE_OF_CAPACITY)
    alarms.push({ name: 'database_full', detail: formatShare(databaseBytes, DATABASE_MAX_BYTES) })
  if (storedBytes > STORAGE_MAX_BYTES * ALARM_SHARE_OF_CAPACITY)
    alarms.push({ name: 'storage_full', detail: formatShare(storedBytes, STORAGE_MAX_BYTES) })
  if (isLonger(sinceLastRunMs, ALARM_SCHEDULE_LATE_MS))
    alarms.push({ name: 'schedule_late', detail: formatMinutes(sinceLastRunMs) })
  const failing = listFailingSteps(failures)
  if (failing.length > 0) alarms.push({ name: 'schedule_failing', detail: failing.join(', ') })
  if (isLonger(sinceBackupMs, ALARM_BACKUP_LATE_MS))
    alarms.push({ name: 'backup_late', detail: formatHours(sinceBackupMs) })
  if (isLonger(reportWaitingMs, ALARM_REPORTS_WAITING_MS))
    alarms.push({ name: 'reports_waiting', detail: formatHours(reportWaitingMs) })
  return alarms
}
