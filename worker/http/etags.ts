/** Whether who asks has it already (RFC 9110: any of the tags they name, however weak). */
import type { AppContext } from '../context'

export function isKnown(c: AppContext, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  const known = c.req.header('if-none-match')
  return known === '*' || (known?.split(',').some((tag) => bare(tag) === bare(etag)) ?? false)
}
