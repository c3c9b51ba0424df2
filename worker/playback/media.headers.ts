/**
 * Headers for media: nothing inside an uploaded file is executed, framed or sniffed as another type. Other sites may read
 * public sound with its words, and public covers, which feeds name by their extension; and nothing else.
 */

import type { MiddlewareHandler } from 'hono'
import { isCoverPath } from '../../domain/media/media'
import { DAY_SECONDS } from '../../domain/time/units'
import type { AppEnv } from '../context'

/** How long browsers remember that scripts of other sites may ask for public audio. */
const MEDIA_PREFLIGHT_SECONDS = DAY_SECONDS

const SHARED_TYPES = /^(audio\/|text\/vtt|application\/json)/
const PREFLIGHT = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, HEAD',
  'access-control-allow-headers': 'range, if-range, if-none-match',
  'access-control-max-age': String(MEDIA_PREFLIGHT_SECONDS),
}
/** Headers that a player on another site reads to seek. */
const EXPOSED = 'accept-ranges, content-length, content-range, etag'

/** Runs outside the general headers middleware, so that this stricter policy wins. */
export const mediaHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  const { headers, ok, status } = c.res
  headers.set('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
  // Share pages name it as `og:audio`.
  const isSharedType = SHARED_TYPES.test(headers.get('content-type') ?? '') || isCoverPath(c.req.path)
  const isShared = isSharedType && (ok || status === 304)
  if (!isShared || !headers.get('cache-control')?.startsWith('public')) return
  headers.set('cross-origin-resource-policy', 'cross-origin')
  headers.set('access-control-allow-origin', '*')
  headers.set('access-control-expose-headers', EXPOSED)
}

/** Answers what browsers ask before a script of another site reads a range: the same for every path. */
export const answerMediaPreflight: MiddlewareHandler<AppEnv> = async (c, next) =>
  c.req.method === 'OPTIONS' ? c.body(null, 204, PREFLIGHT) : next()
