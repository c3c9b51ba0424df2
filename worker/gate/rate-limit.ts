/** Rate limits in D1: exact, incremented by one statement so that parallel requests cannot slip through. */
import { eq, sql } from 'drizzle-orm'
import type { MiddlewareHandler } from 'hono'
import { DAY_MS } from '../../domain/time/units'
import { type AppContext, type AppDeps, type AppEnv, getDeps } from '../context'
import { rateLimits } from '../database/tables/http.table'
import type { Env } from '../env'
import { createRateLimitError } from '../http/rate-limit-error'
import { toRateLimitSubnet } from '../http/rate-limit-subnet'
import { findSessionUser } from '../sessions/session'
import { deriveToken } from '../tools/token'

export type RateLimit = {
  count: number
  seconds: number
  by: 'person' | 'address'
  /** The name of the counter, where other routes share it; by default that of the route. */
  name?: string
}

type Rate = Pick<RateLimit, 'count' | 'seconds'>

export type RateLimitDeps = Pick<AppDeps, 'db' | 'clock' | 'env'>

/**
 * Hashes addresses, numbers and ids, so the table holds nothing readable. Counters may therefore outlive a deleted
 * account, which would be a way around them otherwise. Keyed: a person with a copy of the database could try all numbers.
 */
export function hashKey({ AUTH_SECRET }: Pick<Env, 'AUTH_SECRET'>, name: string): Promise<string> {
  return deriveToken(AUTH_SECRET, 'rate-limit', name)
}

/** Counts one attempt; returns for how many ms it is refused, 0 where it is allowed. */
async function countAttempt({ db, clock, env }: RateLimitDeps, name: string, rate: Rate): Promise<number> {
  const key = await hashKey(env, name)
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
    .returning({ count: rateLimits.count, endsAt: rateLimits.endsAt })
  return row && row.count > rate.count ? Math.max(1, row.endsAt - now) : 0
}

/** Counts one attempt; false when the window is full. */
export async function consumeRateLimit(deps: RateLimitDeps, name: string, rate: Rate): Promise<boolean> {
  return (await countAttempt(deps, name, rate)) === 0
}

/** Counts one attempt. Throws `request.rate_limited`, with the end of the window, when it is full. */
export async function assertRateLimit(
  deps: RateLimitDeps,
  name: string,
  rate: Rate,
  field?: string,
): Promise<void> {
  const waitMs = await countAttempt(deps, name, rate)
  if (waitMs > 0) throw createRateLimitError(waitMs, field)
}

/** When the current day (UTC) ends, in ms. */
export function getDayEnd(now: number): number {
  return (Math.floor(now / DAY_MS) + 1) * DAY_MS
}

const getDailyKey = (env: Env, name: string, now: number) => hashKey(env, `${name}|${getDayEnd(now)}`)

/** Takes an amount of what is left today (UTC); false if less is left, and nothing is taken then. */
export async function consumeDailyAmount(
  { db, clock, env }: RateLimitDeps,
  name: string,
  { amount, max }: { amount: number; max: number },
): Promise<boolean> {
  const now = clock.now()
  const key = await getDailyKey(env, name, now)
  const rows = await db.all(sql`insert into ${rateLimits} (key, count, ends_at)
    select ${key}, cast(${amount} as integer), cast(${getDayEnd(now)} as integer) where ${amount} <= ${max}
    on conflict (key) do update set count = count + excluded.count where count + excluded.count <= ${max}
    returning count`)
  return rows.length > 0
}

/** Gives back an amount that was taken today but not used. */
export async function refundDailyAmount(
  { db, clock, env }: RateLimitDeps,
  name: string,
  amount: number,
): Promise<void> {
  const key = await getDailyKey(env, name, clock.now())
  await db
    .update(rateLimits)
    .set({ count: sql`max(0, count - cast(${amount} as integer))` })
    .where(eq(rateLimits.key, key))
}

/** The client's rate limit subnet, from Cloudflare's header only. */
export function getClientAddress(c: AppContext): string {
  return toRateLimitSubnet(c.req.header('cf-connecting-ip') ?? 'local')
}

export function requireRateLimit(route: string, rate: RateLimit): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const user = rate.by === 'person' ? await findSessionUser(c) : null
    const caller = user ? user.id : getClientAddress(c)
    await assertRateLimit(getDeps(c), `${rate.name ?? route}|${caller}`, rate)
    await next()
  }
}
