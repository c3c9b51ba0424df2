/** Sound is never a page: whatever lies inside an uploaded file, nothing of it runs, is framed or is read as something else. */
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../context'

/** Stands outside the headers of every answer, so that this stricter policy is the last word. */
export const mediaHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  const { headers, ok, status } = c.res
  headers.set('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
  // What everybody may hear, pages of other sites may play: share pages name it as `og:audio`.
  const isSound = headers.get('content-type')?.startsWith('audio/') && (ok || status === 304)
  if (isSound && headers.get('cache-control')?.startsWith('public'))
    headers.set('cross-origin-resource-policy', 'cross-origin')
}
