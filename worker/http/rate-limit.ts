/** Rate limits in D1: exact, incremented by one statement so that parallel requests cannot slip through. */
import { sql } from 'drizzle-orm'
import type { MiddlewareHandler } from 'hono'
import { appError } from '../../domain/errors/errors'
import { findSessionUser } from '../auth/session/session'
import { hashToken } from '../auth/token'
import { type AppContext, type AppDeps, type AppEnv, getDeps } from '../context'
import { rateLimits } from './http.table'
import { toRateLimitSubnet } from './rate-limit-subnet'

export type RateLimit = { count: number; seconds: number; by: 'person' | 'address' }

/**
 * Hashes addresses, numbers and ids, so the table holds nothing readable. Counters may therefore outlive a deleted
 * account, which would be a way around them otherwise.
 */
export const hashKey = hashToken

/** Counts one attempt; false when the window is full. */
export async function consumeRateLimit(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  name: string,
  rate: Omit<RateLimit, 'by'>,
) {
  const key = await hashKey(name)
  const now = clock.now()
  const endsAt = now + rate.seconds * 1000
  const [row] = await db
    .insert(rateLimits)
    .values({ key, count: 1, endsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ends_at <= cast(${now} as integer) then 1 else count + 1 end`,
        endsAt: sql`case when ends_at <= cast(${now} as integer) then cast(${endsAt} as integer) else ends_at end`,
      },
    })
    .returning({ count: rateLimits.count })
  return (row?.count ?? 0) <= rate.count
}

/** The client's rate limit subnet, from Cloudflare's header only. */
export function getClientAddress(c: AppContext): string {
  return toRateLimitSubnet(c.req.header('cf-connecting-ip') ?? 'local')
}

export function requireRateLimit(route: string, rate: RateLimit): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const user = rate.by === 'person' ? await findSessionUser(c) : null
    const caller = user ? user.id : getClientAddress(c)
    if (!(await consumeRateLimit(getDeps(c), `${route}|${caller}`, rate)))
      throw appError('request.rate_limited')
    await next()
  }
}
