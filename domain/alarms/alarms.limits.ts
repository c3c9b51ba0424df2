/** Limits of alarms. */

export const ALARM_MAIL_WAITING_MS = 900_000
/** The cron trigger runs every five minutes. */
export const ALARM_SCHEDULE_LATE_MS = 900_000
/** Failed runs of a step in a row: a single failure is retried in five minutes. */
export const ALARM_FAILED_RUNS = 3
