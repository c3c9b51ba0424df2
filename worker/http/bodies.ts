/**
 * Reads request bodies completely before any other work. An aborted or malformed body is the client's fault, but
 * workerd throws the same message for a lost database; only reading happens here, so the place distinguishes them.
 */
import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { AppError } from '../../domain/errors/app-error'
import { appError } from '../../domain/errors/errors'
import type { AppEnv } from '../context'
import { createAbortedBodyError } from './aborted-body'

/** Reads a body of at most `maxSize` bytes or rejects the request; the handler finds it buffered. */
export function limitBody(maxSize: number): MiddlewareHandler<AppEnv> {
  const limit = bodyLimit({ maxSize, onError: () => Promise.reject(appError('request.too_large')) })
  return async (c, next) => {
    try {
      if (c.req.raw.body) await limit(c, async () => void (await c.req.arrayBuffer()))
    } catch (error) {
      throw error instanceof AppError ? error : createAbortedBodyError(error)
    }
    await next()
  }
}
