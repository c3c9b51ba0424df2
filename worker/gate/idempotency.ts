/**
 * Idempotency keys: a retry gets what the first request created, the same key with another body is rejected. The id of
 * the post is stored in the batch of its write, so a crash leaves both or neither; its text is not, since the post may
 * be deleted before the key is.
 */
import { and, eq } from 'drizzle-orm'
import type { MiddlewareHandler } from 'hono'
import { appError } from '../../domain/errors/errors'
import type { AppContext, AppEnv } from '../context'
import { idempotencyKeys } from '../database/tables/http.table'
import type { Database } from '../tools/db'

export const IDEMPOTENCY_HEADER = 'idempotency-key'
const KEY = /^[A-Za-z0-9_-]{8,64}$/

/** Rejects creates without a valid key. */
export const requireIdempotencyKey: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (!KEY.test(getIdempotencyKey(c))) throw appError('request.idempotency_key_required')
  await next()
}

/** The key header of an idempotent request. */
export function getIdempotencyKey(c: AppContext): string {
  return c.req.header(IDEMPOTENCY_HEADER) ?? ''
}

/** Identifies a create: user, key and hash of the body. */
export type IdempotencyKey = { userId: string; key: string; bodyHash: string }

/** Hashes the parsed `body`, so that key order and formatting of the JSON do not matter. */
export async function createIdempotencyKey(
  userId: string,
  key: string,
  body: unknown,
): Promise<IdempotencyKey> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(serializeBody(body)))
  return { userId, key, bodyHash: btoa(String.fromCharCode(...new Uint8Array(digest))) }
}

/** Throws `request.invalid` for a body that is nested too deeply to be written again: parsing takes more levels. */
function serializeBody(body: unknown): string {
  try {
    return JSON.stringify(body)
  } catch (error) {
    throw appError('request.invalid', { reason: 'nested too deeply' }, undefined, error)
  }
}

/** Statement that selects a stored key. */
export function findKey(db: Database, { userId, key }: IdempotencyKey) {
  return db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key)))
}

/** The post of an earlier request with the same key; its id is null once the post is deleted. */
export type EarlierCreate = { postId: string | null }

/** The earlier request, or null. Throws `request.idempotency_key_reused` when the body differs. */
export function findEarlierCreate(
  rows: (typeof idempotencyKeys.$inferSelect)[],
  idempotencyKey: IdempotencyKey,
): EarlierCreate | null {
  const [row] = rows
  if (!row) return null
  if (row.bodyHash !== idempotencyKey.bodyHash) throw appError('request.idempotency_key_reused')
  return { postId: row.postId }
}

/** Statement that stores the key of a created post; a duplicate key fails it and the whole batch. */
export function saveKey(db: Database, idempotencyKey: IdempotencyKey, postId: string, at: number) {
  return db.insert(idempotencyKeys).values({ ...idempotencyKey, postId, createdAt: at })
}
