/** Limits of podcasts. */
import { DAY_SECONDS } from '../time/units'

/** Days an uploaded podcast file is kept. */
export const PODCAST_FILE_KEPT_DAYS = 30
export const FILE_NAME_MAX_CHARS = 255
export const PODCAST_FETCH_TOTAL_MS = 30_000
export const PODCAST_URL_MAX_CHARS = 2000
/** Clips of one episode per user and day. */
export const CLIPS_PER_EPISODE = { count: 5, seconds: DAY_SECONDS }
