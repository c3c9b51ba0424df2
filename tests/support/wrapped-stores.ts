/** The Worker's stores with a hook around every call, which may count it, fail it, or lose its response. */
import type { Env } from '../../worker/env'

/** A call of a store; for the database with its statements. */
export type StoreCall = {
  store: 'db' | 'bucket' | 'channel'
  /** The method, such as `batch` or `put`. */
  name: string
  statements: readonly Statement[]
}
export type Statement = { sql: string; values: readonly unknown[] }
export type CallHook = <T>(call: StoreCall, work: () => Promise<T>) => Promise<T>

/** Returns the same bindings, each call of which goes through `callHook`. */
export function wrapStores<T extends Pick<Env, 'DB' | 'MEDIA' | 'CHANNELS'>>(env: T, callHook: CallHook): T {
  return {
    ...env,
    DB: wrapDatabase(env.DB, callHook),
    MEDIA: wrapBucket(env.MEDIA, callHook),
    CHANNELS: wrapChannels(env.CHANNELS, callHook),
  }
}

const RUNS = new Set(['all', 'first', 'raw', 'run'])

function wrapDatabase(d1: D1Database, callHook: CallHook): D1Database {
  const known = new WeakMap<object, { real: D1PreparedStatement; statement: Statement }>()
  function wrapStatement(real: D1PreparedStatement, info: Statement): D1PreparedStatement {
    const proxy = new Proxy(real, {
      get(target, name) {
        if (name === 'bind')
          return (...values: unknown[]) => wrapStatement(target.bind(...values), { ...info, values })
        const value = Reflect.get(target, name)
        if (typeof value !== 'function') return value
        return (...given: unknown[]) =>
          RUNS.has(String(name))
            ? callHook({ store: 'db', name: String(name), statements: [info] }, () =>
                value.apply(target, given),
              )
            : value.apply(target, given)
      },
    })
    known.set(proxy, { real, statement: info })
    return proxy
  }
  return new Proxy(d1, {
    get(target, name) {
      if (name === 'prepare') return (sql: string) => wrapStatement(target.prepare(sql), { sql, values: [] })
      if (name === 'batch')
        return (given: D1PreparedStatement[]) => {
          const all = given.map((one) => known.get(one) ?? { real: one, statement: { sql: '', values: [] } })
          const statements = all.map(({ statement: info }) => info)
          return callHook({ store: 'db', name: 'batch', statements }, () =>
            target.batch(all.map(({ real }) => real)),
          )
        }
      const value = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

function wrapBucket(bucket: R2Bucket, callHook: CallHook): R2Bucket {
  return new Proxy(bucket, {
    get(target, name) {
      const value = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      return (...given: unknown[]) =>
        callHook({ store: 'bucket', name: String(name), statements: [] }, async () =>
          value.apply(target, given),
        )
    },
  })
}

function wrapChannels(channels: Env['CHANNELS'], callHook: CallHook): Env['CHANNELS'] {
  return new Proxy(channels, {
    get(target, name) {
      const value = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      if (name !== 'get') return value.bind(target)
      return (...given: unknown[]) => wrapChannel(value.apply(target, given), callHook)
    },
  })
}

/** A stub returns a method for any name, so methods are called on the stub itself. */
function wrapChannel(stub: object, callHook: CallHook): object {
  return new Proxy(stub, {
    get: (target, name) => (given: unknown) =>
      callHook({ store: 'channel', name: String(name), statements: [] }, async () =>
        (target as Record<string, (given: unknown) => unknown>)[String(name)]?.(given),
      ),
  }) as never
}
