/** CSRF protection: a write must come from our origin and must not be a plain form. */
import type { MiddlewareHandler } from 'hono'
import { appError } from '../../domain/errors/errors'
import type { AppContext, AppEnv } from '../context'
import { readBearerToken } from '../http/bearer'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])
const FORM_TYPES = /^(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)/i

/**
 * Browsers always send the origin of a write; clients without one carry no cookies of ours. No other site can make a
 * browser send an access token, and cookies beside one are ignored.
 */
export const requireSameOrigin: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (!SAFE.has(c.req.method) && readBearerToken(c) === null) {
    const origin = c.req.header('origin')
    const site = c.req.header('sec-fetch-site')
    if (origin !== c.env.ORIGIN && (origin !== undefined || (site !== undefined && site !== 'same-origin')))
      throw appError('request.forbidden_origin')
    if (c.req.header('cookie') !== undefined && origin === undefined)
      throw appError('request.forbidden_origin')
    if (FORM_TYPES.test(c.req.header('content-type') ?? '')) throw appError('request.wrong_type')
  }
  await next()
}

/** Rejects expensive reads that another site triggers; direct navigation is allowed. */
export function assertNotCrossSite(c: AppContext): void {
  const site = c.req.header('sec-fetch-site')
  if (site !== undefined && site !== 'same-origin' && site !== 'none')
    throw appError('request.forbidden_origin')
}

/**
 * Origin check for plain forms of our own pages. Pages without a referrer send `Origin: null`, so `Sec-Fetch-Site`
 * decides.
 */
export function assertSameOriginForm(c: AppContext): void {
  const origin = c.req.header('origin')
  const isOurs = origin === c.env.ORIGIN || c.req.header('sec-fetch-site') === 'same-origin'
  if (!isOurs) throw appError('request.forbidden_origin')
}
