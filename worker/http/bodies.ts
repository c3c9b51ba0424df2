/**
 * Bodies of requests, read whole before anything is done for them. One that breaks off or is ill-framed is the request's
 * fault; what workerd throws then does not say so, since a lost database is told in the same words. It is known by where it
 * is thrown: nothing but reading is done here.
 */
import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { fail } from '../../domain/errors'
import { Failure } from '../../domain/failure'
import type { AppEnv } from '../context'
import { brokenOff } from './broken-off'

/** Reads a body of at most so many bytes, or refuses the request. The handler finds it read. */
export function requireBody(maxSize: number): MiddlewareHandler<AppEnv> {
  const limit = bodyLimit({ maxSize, onError: () => Promise.reject(fail('request.too_large')) })
  return async (c, next) => {
    try {
      if (c.req.raw.body) await limit(c, async () => void (await c.req.arrayBuffer()))
    } catch (error) {
      throw error instanceof Failure ? error : brokenOff(error)
    }
    await next()
  }
}
