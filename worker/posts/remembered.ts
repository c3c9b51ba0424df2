/**
 * What this isolate remembers of lists that are the same for all visitors. Any write that it answers empties its memory, so
 * that nothing is shown after the answer which took it away; writes of other isolates are known a moment later, since
 * nothing is remembered for longer than that. Reads at the same time are not joined: in Workers, what a request awaits of
 * another one never settles once that one is cancelled.
 */
import type { MiddlewareHandler } from 'hono'
import { FEED_MEMO_MS } from '../../domain/limits'
import type { AppEnv } from '../context'

let writes = 0

/** Forgets all that was read before, or is being read. */
export function forgetRemembered(): void {
  writes++
}

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Forgets before whoever wrote something is told that it is done. */
export const forgetAfterWrites: MiddlewareHandler<AppEnv> = async ({ req }, next) => {
  await next()
  if (!READING.has(req.method)) forgetRemembered()
}

/** A value as it was at some moment of the server's clock. */
export type Known<Value> = { value: Value; at: number }

/** A memory of values by name, of which there are few. */
export class Remembered<Value> {
  readonly #known = new Map<string, Known<Value> & { writes: number }>()

  /** What is known of this and no older than a moment, or null. */
  recall(name: string, now: number): Known<Value> | null {
    const known = this.#known.get(name)
    if (!known || known.writes !== writes) return null
    const age = now - known.at
    return age >= 0 && age < FEED_MEMO_MS ? known : null
  }

  /** Reads it now, and remembers it as of the moment before. */
  async read(name: string, now: number, read: () => Promise<Value>): Promise<Known<Value>> {
    const known = { writes, at: now, value: await read() }
    this.#known.set(name, known)
    return known
  }
}
