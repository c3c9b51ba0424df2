/** Where a request came from, as Cloudflare says it: an ISO country code, or nothing on a machine of one's own. */
import type { AppContext } from '../context'

export function countryOf(c: AppContext): string | undefined {
  const { cf } = c.req.raw as { cf?: { country?: unknown } }
  return typeof cf?.country === 'string' ? cf.country : undefined
}
