/** Limits of live events. */

export const FEED_SHARDS = 4
export const LIVE_BACKOFF_MIN_MS = 1000
export const LIVE_BACKOFF_MAX_MS = 30_000
/** A socket that neither opens nor answers within this time is dropped. */
export const LIVE_PONG_WAIT_MS = 8_000
