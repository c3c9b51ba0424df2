/** The rate limit of recordings: their uploads, and what is published without one. */
import { UPLOADS_PER_HOUR } from '../../domain/media/media.limits'
import { consumeRateLimit, type RateLimitDeps } from '../gate/rate-limit'

export const UPLOADS = { count: UPLOADS_PER_HOUR, seconds: 3600, by: 'person', name: 'uploads' } as const

/** Counts what a user publishes as one more upload; false when the hour is full. */
export function consumeUpload(deps: RateLimitDeps, userId: string): Promise<boolean> {
  return consumeRateLimit(deps, `${UPLOADS.name}|${userId}`, UPLOADS)
}
