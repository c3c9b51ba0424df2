/** The server's clock. Only development and tests may move it. */
import type { Env } from '../env'

export type Clock = { /** ms since the epoch */ now: () => number }

let shiftMs = 0

/** Moves the clock of this isolate; refused in production by its callers' access rule. */
export function shiftClock(ms: number): void {
  shiftMs = ms
}

export function clockOf(env: Pick<Env, 'ENVIRONMENT' | 'CLOCK_OFFSET_MS'>): Clock {
  if (env.ENVIRONMENT === 'production') return { now: () => Date.now() }
  const offset = Number(env.CLOCK_OFFSET_MS ?? 0) || 0
  return { now: () => Date.now() + offset + shiftMs }
}
