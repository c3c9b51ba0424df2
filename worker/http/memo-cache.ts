/**
 * Per-isolate memo of lists that are the same for all visitors. Every write this isolate handles clears it before the
 * response is sent, except those of routes that `keepsMemos`; writes of other isolates appear after `FEED_MEMO_MS`. Concurrent reads are not shared: in Workers a
 * promise of another request never settles if that request is cancelled.
 */
import type { MiddlewareHandler } from 'hono'
import { FEED_MEMO_MS } from '../../domain/posts/posts.limits'
import type { AppEnv } from '../context'

let writes = 0

/** Invalidates everything that was read, or is being read. */
export function clearMemoCaches(): void {
  writes++
}

const READ_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Clears before the response to a write is sent. */
export const clearMemoAfterWrites: MiddlewareHandler<AppEnv> = async ({ req, get }, next) => {
  await next()
  if (!READ_METHODS.has(req.method) && !get('keepsMemos')) clearMemoCaches()
}

/** For routes that write nothing that visitors see, such as what a user heard. */
export const keepMemoCaches: MiddlewareHandler<AppEnv> = async ({ set }, next) => {
  set('keepsMemos', true)
  await next()
}

/** A value and when it was read, in ms. */
export type MemoEntry<Value> = { value: Value; at: number }

/** Memo of a few values by name. */
export class MemoCache<Value> {
  readonly #known = new Map<string, MemoEntry<Value> & { writes: number }>()

  /** The value if it is younger than `FEED_MEMO_MS`, else null. */
  recall(name: string, now: number): MemoEntry<Value> | null {
    const entry = this.#known.get(name)
    if (!entry || entry.writes !== writes) return null
    const age = now - entry.at
    return age >= 0 && age < FEED_MEMO_MS ? entry : null
  }

  /** Reads the value and stores it with the time before the read. */
  async read(name: string, now: number, read: () => Promise<Value>): Promise<MemoEntry<Value>> {
    const entry = { writes, at: now, value: await read() }
    this.#known.set(name, entry)
    return entry
  }
}
