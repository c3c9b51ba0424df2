/** Parses `Retry-After`. */
import { MAIL_WAIT_MAX_MS } from '../../domain/limits'

/** Delay in ms: from seconds, or from a date relative to the response's own `Date`. */
export function retryAfterMs(headers: Headers): number | undefined {
  const asked = headers.get('retry-after')?.trim()
  if (!asked) return undefined
  const ms = /^\d+$/.test(asked)
    ? Number(asked) * 1000
    : Date.parse(asked) - Date.parse(headers.get('date') ?? '')
  return ms > 0 ? Math.min(ms, MAIL_WAIT_MAX_MS) : undefined
}
