import { MINUTE_MS } from '../time/units'
import { FRESH_SESSION_MINUTES } from './auth.limits'

/** Until when a proof of identity counts as fresh; both in ms. */
export function getFreshSignInEnd(provedAt: number): number {
  return provedAt + FRESH_SESSION_MINUTES * MINUTE_MS
}
