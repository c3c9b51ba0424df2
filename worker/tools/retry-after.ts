/** Parses `Retry-After`. */
import { DAY_MS } from '../../domain/time/units'

const MAIL_WAIT_MAX_MS = DAY_MS

/** Delay in ms: from seconds, or from a date relative to the response's own `Date`. */
export function parseRetryAfterMs(headers: Headers): number | undefined {
  const value = headers.get('retry-after')?.trim()
  if (!value) return undefined
  const ms = /^\d+$/.test(value)
    ? Number(value) * 1000
    : Date.parse(value) - Date.parse(headers.get('date') ?? '')
  return ms > 0 ? Math.min(ms, MAIL_WAIT_MAX_MS) : undefined
}
