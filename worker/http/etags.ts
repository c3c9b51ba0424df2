/** Whether the client has this version already (RFC 9110: any tag of `If-None-Match`, weak or strong). */
import type { AppContext } from '../context'

export function hasEtag(c: AppContext, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  const header = c.req.header('if-none-match')
  return header === '*' || (header?.split(',').some((tag) => bare(tag) === bare(etag)) ?? false)
}
