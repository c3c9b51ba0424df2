/** Whether the client has this version already (RFC 9110: any tag of `If-None-Match`, weak or strong). */
import type { AppContext } from '../context'

export function isKnown(c: AppContext, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  const known = c.req.header('if-none-match')
  return known === '*' || (known?.split(',').some((tag) => bare(tag) === bare(etag)) ?? false)
}
