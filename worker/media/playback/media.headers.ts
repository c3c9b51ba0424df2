/** Headers for media: nothing inside an uploaded file is executed, framed or sniffed as another type. */
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../../context'

/** Runs outside the general headers middleware, so that this stricter policy wins. */
export const mediaHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  const { headers, ok, status } = c.res
  headers.set('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
  // Other sites may embed public audio: share pages name it as `og:audio`.
  const isSound = headers.get('content-type')?.startsWith('audio/') && (ok || status === 304)
  if (isSound && headers.get('cache-control')?.startsWith('public'))
    headers.set('cross-origin-resource-policy', 'cross-origin')
}
