/** What a provider that cannot take something now says of when it can. */
import { MAIL_WAIT_MAX_MS } from '../../domain/limits'

/** How long an answer asks to wait: seconds, or a date, which is read by the answer's own clock. */
export function retryAfterMs(headers: Headers): number | undefined {
  const asked = headers.get('retry-after')?.trim()
  if (!asked) return undefined
  const ms = /^\d+$/.test(asked)
    ? Number(asked) * 1000
    : Date.parse(asked) - Date.parse(headers.get('date') ?? '')
  return ms > 0 ? Math.min(ms, MAIL_WAIT_MAX_MS) : undefined
}
