/**
 * Creates happen once per person and key: a retry gets the first answer, the same key with other content is refused.
 * The answer is written in the batch that makes it true, so a crash leaves both or neither.
 */
import { and, eq, lte } from 'drizzle-orm'
import type { MiddlewareHandler } from 'hono'
import { fail } from '../../domain/errors'
import { HOUR_MS } from '../../domain/expiry'
import { IDEMPOTENCY_HOURS } from '../../domain/limits'
import type { AppContext, AppEnv, Tools } from '../context'
import type { Database } from '../tools/db'
import { idempotency } from './http.table'

export const IDEMPOTENCY_HEADER = 'idempotency-key'
const KEY = /^[A-Za-z0-9_-]{8,64}$/

/** Refuses creates without a usable key. */
export const requireKey: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (!KEY.test(keyOf(c))) throw fail('request.key_required')
  await next()
}

/** The key of a request whose route is idempotent. */
export function keyOf(c: AppContext): string {
  return c.req.header(IDEMPOTENCY_HEADER) ?? ''
}

/** Whose create this is, under which key, with what content. */
export type Once = { userId: string; key: string; bodyHash: string }

/** Names a create. `body` is what was parsed, so that spelling and order of the JSON do not matter. */
export async function onceOf(userId: string, key: string, body: unknown): Promise<Once> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(body)))
  return { userId, key, bodyHash: btoa(String.fromCharCode(...new Uint8Array(digest))) }
}

/** The statement that looks for an earlier answer. */
export function earlierAnswer(db: Database, { userId, key }: Once) {
  return db
    .select()
    .from(idempotency)
    .where(and(eq(idempotency.userId, userId), eq(idempotency.key, key)))
}

/** The earlier answer as it was given, or null. Throws when the key was used for something else. */
export function replayed<T>(rows: (typeof idempotency.$inferSelect)[], once: Once): T | null {
  const [row] = rows
  if (!row) return null
  if (row.bodyHash !== once.bodyHash) throw fail('request.key_reused')
  return JSON.parse(row.answer)
}

/** The statement that keeps the answer; a second one under the same key fails, and its whole batch with it. */
export function keepAnswer(db: Database, once: Once, status: number, answer: unknown, at: number) {
  return db.insert(idempotency).values({ ...once, status, answer: JSON.stringify(answer), createdAt: at })
}

/** Forgets answers that nobody will ask for again; part of the cron run. */
export async function forgetAnswers({ db, clock }: Pick<Tools, 'db' | 'clock'>): Promise<void> {
  await db.delete(idempotency).where(lte(idempotency.createdAt, clock.now() - IDEMPOTENCY_HOURS * HOUR_MS))
}
