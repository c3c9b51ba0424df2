/** Headers for media: nothing inside an uploaded file is executed, framed or sniffed as another type. */
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../../context'

const SHARED_TYPES = /^(audio\/|text\/vtt|application\/json)/

/** Runs outside the general headers middleware, so that this stricter policy wins. */
export const mediaHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  const { headers, ok, status } = c.res
  headers.set('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
  // Other sites may embed public audio and its words: share pages name it as `og:audio`.
  const isShared = SHARED_TYPES.test(headers.get('content-type') ?? '') && (ok || status === 304)
  if (isShared && headers.get('cache-control')?.startsWith('public'))
    headers.set('cross-origin-resource-policy', 'cross-origin')
}
