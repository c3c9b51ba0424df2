/** Prefetches: a browser may load a link before anybody has followed it, which must change nothing. */

import { appError } from '../../domain/errors/errors'
import type { AppContext } from '../context'

/** Throws `request.prefetch_refused` for requests that a browser prefetches. */
export function assertNotPrefetch(c: AppContext): void {
  const purpose = c.req.header('sec-purpose') ?? c.req.header('purpose') ?? ''
  if (/prefetch|prerender|preview/i.test(purpose)) throw appError('request.prefetch_refused')
}
