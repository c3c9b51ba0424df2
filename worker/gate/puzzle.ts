/**
 * Asks for a puzzle once a network, or a day as a whole, is suspicious. Below the thresholds nobody meets it. A route
 * asks by `puzzle: true`.
 */

import type { MiddlewareHandler } from 'hono'
import { appError } from '../../domain/errors/errors'
import { PUZZLE_HEADER } from '../../domain/site/puzzle'
import { DAY_SECONDS } from '../../domain/time/units'
import { type AppEnv, getDeps } from '../context'
import { consumeRateLimit, getClientAddress } from './rate-limit'

/** From so many attempts on, a network, or everybody together on a day, has to solve a puzzle first. */
export const PUZZLE_FROM = {
  perNetwork: { count: 3, seconds: 3600 },
  everybody: { count: 300, seconds: DAY_SECONDS },
}
const PUZZLE_TOKEN_MAX_CHARS = 2048

export function requirePuzzle(route: string): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const deps = getDeps(c)
    if (deps.puzzle) {
      // Both are counted, so that many networks together are noticed too.
      const isQuiet = await Promise.all([
        consumeRateLimit(deps, `puzzle|${route}|${getClientAddress(c)}`, PUZZLE_FROM.perNetwork),
        consumeRateLimit(deps, `puzzle-day|${route}`, PUZZLE_FROM.everybody),
      ])
      const token = c.req.header(PUZZLE_HEADER) ?? ''
      if (!isQuiet.every(Boolean)) {
        if (token === '') throw appError('request.puzzle_required')
        if (token.length > PUZZLE_TOKEN_MAX_CHARS || !(await deps.puzzle.verify(token)))
          throw appError('request.puzzle_failed')
      }
    }
    await next()
  }
}
