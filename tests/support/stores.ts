/** The Worker's stores with a hook around every call, which may count it, fail it, or lose its response. */
import type { Env } from '../../worker/env'

/** One call of a store; for the database with its statements. */
export type StoreCall = {
  store: 'db' | 'bucket' | 'channel'
  /** The method, such as `batch` or `put`. */
  name: string
  statements: readonly Statement[]
}
export type Statement = { sql: string; values: readonly unknown[] }
export type Around = <T>(call: StoreCall, work: () => Promise<T>) => Promise<T>

/** Returns the same bindings, each call of which goes through `callHook`. */
export function storesAround<T extends Pick<Env, 'DB' | 'MEDIA' | 'CHANNELS'>>(env: T, around: Around): T {
  return {
    ...env,
    DB: databaseAround(env.DB, around),
    MEDIA: bucketAround(env.MEDIA, around),
    CHANNELS: channelsAround(env.CHANNELS, around),
  }
}

const RUNS = new Set(['all', 'first', 'raw', 'run'])

function databaseAround(d1: D1Database, around: Around): D1Database {
  const known = new WeakMap<object, { real: D1PreparedStatement; said: Statement }>()
  function statement(real: D1PreparedStatement, said: Statement): D1PreparedStatement {
    const proxy = new Proxy(real, {
      get(target, name) {
        if (name === 'bind')
          return (...values: unknown[]) => statement(target.bind(...values), { ...said, values })
        const value = Reflect.get(target, name)
        if (typeof value !== 'function') return value
        return (...given: unknown[]) =>
          RUNS.has(String(name))
            ? around({ store: 'db', name: String(name), statements: [said] }, () =>
                value.apply(target, given),
              )
            : value.apply(target, given)
      },
    })
    known.set(proxy, { real, said })
    return proxy
  }
  return new Proxy(d1, {
    get(target, name) {
      if (name === 'prepare') return (sql: string) => statement(target.prepare(sql), { sql, values: [] })
      if (name === 'batch')
        return (given: D1PreparedStatement[]) => {
          const all = given.map((one) => known.get(one) ?? { real: one, said: { sql: '', values: [] } })
          const statements = all.map(({ said }) => said)
          return around({ store: 'db', name: 'batch', statements }, () =>
            target.batch(all.map(({ real }) => real)),
          )
        }
      const value = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

function bucketAround(bucket: R2Bucket, around: Around): R2Bucket {
  return new Proxy(bucket, {
    get(target, name) {
      const value = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      return (...given: unknown[]) =>
        around({ store: 'bucket', name: String(name), statements: [] }, async () =>
          value.apply(target, given),
        )
    },
  })
}

function channelsAround(channels: Env['CHANNELS'], around: Around): Env['CHANNELS'] {
  return new Proxy(channels, {
    get(target, name) {
      const value = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      if (name !== 'get') return value.bind(target)
      return (...given: unknown[]) => channelAround(value.apply(target, given), around)
    },
  })
}

/** A stub returns a method for any name, so methods are called on the stub itself. */
function channelAround(stub: object, around: Around): object {
  return new Proxy(stub, {
    get: (target, name) => (given: unknown) =>
      around({ store: 'channel', name: String(name), statements: [] }, async () =>
        (target as Record<string, (given: unknown) => unknown>)[String(name)]?.(given),
      ),
  }) as never
}
