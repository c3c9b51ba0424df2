/** Production limits that local workerd does not enforce, wrapped around the bindings. */
import type { env } from 'cloudflare:workers'
import { type CallHook, type Statement, wrapStores } from '../support/wrapped-stores'

/** Cloudflare's documented limits of Workers and D1 for a paid account. */
export const PRODUCTION = {
  /**
   * D1 queries per invocation. The documentation does not say whether a batch counts once: each of its statements does
   * here.
   */
  statements: 1000,
  /** Bound parameters, bytes of SQL, and bytes of a value or row. */
  values: 100,
  sqlBytes: 100_000,
  rowBytes: 2_000_000,
  /** Concurrent connections; more wait for a free one. */
  connections: 6,
  pbkdf2Iterations: 100_000,
  bodyBytes: 100_000_000,
} as const

/** Usage of one invocation. */
export type Used = {
  calls: number
  statements: number
  values: number
  sqlBytes: number
  connections: number
}

/** Returns limited bindings for one invocation. */
export function limitBindings(bindings: typeof env): { bindings: typeof env; used: Used } {
  const used: Used = { calls: 0, statements: 0, values: 0, sqlBytes: 0, connections: 0 }
  const waiting: (() => void)[] = []
  let open = 0
  async function withConnection<T>(work: () => Promise<T>): Promise<T> {
    if (open >= PRODUCTION.connections) await new Promise<void>((go) => waiting.push(go))
    open += 1
    used.connections = Math.max(used.connections, open)
    try {
      return await work()
    } finally {
      open -= 1
      waiting.shift()?.()
    }
  }
  const around: CallHook = (call, work) => {
    if (call.store === 'db') {
      used.calls += 1
      used.statements += call.statements.length
      for (const one of call.statements) assertWithinLimits(one, used)
      if (used.statements > PRODUCTION.statements)
        return Promise.reject(new Error('D1_ERROR: Too many API requests by single worker invocation.'))
    }
    return withConnection(work)
  }
  return { bindings: wrapStores(bindings, around), used }
}

function assertWithinLimits({ sql, values }: Statement, used: Used): void {
  const sqlBytes = new TextEncoder().encode(sql).length
  used.values = Math.max(used.values, values.length)
  used.sqlBytes = Math.max(used.sqlBytes, sqlBytes)
  if (values.length > PRODUCTION.values) throw new Error('D1_ERROR: too many SQL variables')
  if (sqlBytes > PRODUCTION.sqlBytes) throw new Error('D1_ERROR: statement too long: SQLITE_TOOBIG')
  const bytes = values.reduce<number>((sum, value) => sum + countBytes(value), 0)
  if (bytes > PRODUCTION.rowBytes) throw new Error('D1_ERROR: string or blob too big: SQLITE_TOOBIG')
}

function countBytes(value: unknown): number {
  if (typeof value === 'string') return new TextEncoder().encode(value).length
  return value instanceof ArrayBuffer ? value.byteLength : 8
}

/** Limits PBKDF2 iterations as production does; returns a function that restores them. */
export function limitKeyRounds(): () => void {
  const { subtle } = crypto
  const derive = subtle.deriveBits.bind(subtle)
  subtle.deriveBits = async (algorithm, key, length) => {
    const { name, iterations = 0 } = algorithm as { name: string; iterations?: number }
    if (name === 'PBKDF2' && iterations > PRODUCTION.pbkdf2Iterations)
      throw new DOMException(
        `Pbkdf2 failed: iteration counts above 100000 are not supported (requested ${iterations}).`,
      )
    return derive(algorithm as never, key, length)
  }
  return () => {
    subtle.deriveBits = derive
  }
}
