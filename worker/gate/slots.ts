/** Concurrency slots per user. A slot that is never released expires after `seconds`. */
import { and, eq, sql } from 'drizzle-orm'
import { rateLimits } from '../database/tables/http.table'
import { hashKey, type RateLimitDeps } from './rate-limit'

type SlotLimit = { count: number; seconds: number }

/** Acquires one of `count` slots; returns its release function, or null when all are taken. */
export async function acquireSlot(
  { db, clock, env }: RateLimitDeps,
  name: string,
  { count, seconds }: SlotLimit,
): Promise<(() => Promise<void>) | null> {
  const now = clock.now()
  // A random offset identifies the holder: an expired slot that was acquired again is not released by its former
  // holder.
  const endsAt = now + seconds * 1000 + Math.floor(Math.random() * 1000)
  for (let slot = 1; slot <= count; slot++) {
    const key = await hashKey(env, `${name}|${slot}`)
    const [taken] = await db
      .insert(rateLimits)
      .values({ key, count: 1, endsAt })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: { endsAt: sql`cast(${endsAt} as integer)` },
        setWhere: sql`ends_at <= cast(${now} as integer)`,
      })
      .returning({ key: rateLimits.key })
    if (!taken) continue
    return async () => {
      await db.delete(rateLimits).where(and(eq(rateLimits.key, key), eq(rateLimits.endsAt, endsAt)))
    }
  }
  return null
}
