/** Limits of podcasts. */
import { PODCAST_UPLOAD_MAX_BYTES } from '../limits'
import { DAY_SECONDS } from '../time/units'

/** Days an uploaded podcast file is kept. */
export const PODCAST_FILE_KEPT_DAYS = 30
export const PODCAST_FETCH_TOTAL_MS = 30_000
export const PODCAST_URL_MAX_CHARS = 2000
/** Returns whether a file has too many bytes: it has to be smaller than the limit. */
export function isPodcastTooLarge(bytes: number, limit = PODCAST_UPLOAD_MAX_BYTES): boolean {
  return bytes >= limit
}
/** Clips of one episode per user and day. */
export const CLIPS_PER_EPISODE = { count: 5, seconds: DAY_SECONDS }
