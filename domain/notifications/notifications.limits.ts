/** Limits of notifications. */

/** Page size, cap of badge counts, and days that notifications are kept. */
export const NOTIFICATIONS_PER_PAGE = 30
export const NOTIFICATIONS_COUNTED_MAX = 100
export const NOTIFICATIONS_KEPT_DAYS = 90
/**
 * Followers notified by one statement, and statements per run. Each notified follower wakes a Durable Object; with
 * the pushes of a run, the calls stay well below the limits of a Worker run (10,000 subrequests, 1,000 of them to
 * the database).
 */
export const FANOUT_STEP = 200
export const FANOUT_STEPS = 20
/** Database statements per fan-out step, at most. */
export const FANOUT_STATEMENTS = 6
