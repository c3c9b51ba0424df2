/** Plans (spec §1): Free and Pro. The server's clock decides whether Pro still runs. */
import type { Plan } from '../kinds'

/** Returns the plan at `now`. `proExpiresAt` in ms since the epoch, or null. */
export function getActivePlan(proExpiresAt: number | null, now: number): Plan {
  return proExpiresAt !== null && proExpiresAt > now ? 'pro' : 'free'
}
