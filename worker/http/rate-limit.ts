/** Rate limits in D1: exact, incremented by one statement so that parallel requests cannot slip through. */
import { lte, sql } from 'drizzle-orm'
import type { MiddlewareHandler } from 'hono'
import { fail } from '../../domain/errors'
import { viewerOf } from '../auth/session'
import { hashToken } from '../auth/token'
import { type AppContext, type AppEnv, type Tools, tools } from '../context'
import { rateLimits } from './http.table'
import { networkOf } from './network'

export type Rate = { count: number; seconds: number; by: 'person' | 'address' }

/**
 * Hashes addresses, numbers and ids, so the table holds nothing readable. Counters may therefore outlive a deleted
 * account, which would be a way around them otherwise.
 */
export const countedAs = hashToken

/** Counts one attempt; false when the window is full. */
export async function allow(
  { db, clock }: Pick<Tools, 'db' | 'clock'>,
  name: string,
  rate: Omit<Rate, 'by'>,
) {
  const key = await countedAs(name)
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

/** Deletes ended windows. Cron step. */
export async function forgetTries({ db, clock }: Pick<Tools, 'db' | 'clock'>): Promise<void> {
  await db.delete(rateLimits).where(lte(rateLimits.endsAt, clock.now()))
}

/** The client's rate limit subnet, from Cloudflare's header only. */
export function addressOf(c: AppContext): string {
  return networkOf(c.req.header('cf-connecting-ip') ?? 'local')
}

export function requireRate(route: string, rate: Rate): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const person = rate.by === 'person' ? await viewerOf(c) : null
    const who = person ? person.id : addressOf(c)
    if (!(await allow(tools(c), `${route}|${who}`, rate))) throw fail('request.rate_limited')
    await next()
  }
}
