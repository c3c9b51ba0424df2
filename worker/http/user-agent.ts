/** The request's `User-Agent`, stored with sessions and named in notices. */
import type { AppContext } from '../context'

export function getUserAgent(c: AppContext): string | null {
  return c.req.header('user-agent') ?? null
}
