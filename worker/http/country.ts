/** The request's country from Cloudflare: ISO code, undefined on a local machine. */
import type { AppContext } from '../context'

export function getCountry(c: AppContext): string | undefined {
  const { cf } = c.req.raw as { cf?: { country?: unknown } }
  return typeof cf?.country === 'string' ? cf.country : undefined
}
