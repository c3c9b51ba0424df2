/** The server's clock. Only development and tests may move it. */
import type { Env } from '../env'

export type Clock = { /** ms since the epoch */ now: () => number }

let shiftMs = 0

/** Shifts the clock of this isolate; its routes do not exist in production. */
export function shiftClock(ms: number): void {
  shiftMs = ms
}

export function createClock(env: Pick<Env, 'ENVIRONMENT' | 'CLOCK_OFFSET_MS'>): Clock {
  if (env.ENVIRONMENT === 'production') return { now: () => Date.now() }
  const offset = Number(env.CLOCK_OFFSET_MS ?? 0) || 0
  return { now: () => Date.now() + offset + shiftMs }
}
