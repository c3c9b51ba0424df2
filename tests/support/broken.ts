/** Tools whose stores fail at a chosen call: before it did anything, or after, with its answer lost on the way. */
import type { Tools } from '../../worker/context'
import { database } from '../../worker/tools/db'
import { tools } from './world'

type What = 'batch' | 'statement' | 'bucket'
/** The how manieth of its kind, of what kind, and the how manieth of all. */
type Fails = (n: number, what: What, all: number) => boolean

export function brokenTools(fails: Fails, when: 'before' | 'after' = 'before') {
  const made: Tools = tools()
  const counts = { batch: 0, statement: 0, bucket: 0 }
  let all = 0
  async function call<T>(what: What, work: () => Promise<T>): Promise<T> {
    counts[what] += 1
    all += 1
    const isBroken = fails(counts[what], what, all)
    if (isBroken && when === 'before') throw new Error(`no ${what}`)
    const answer = await work()
    if (isBroken) throw new Error(`lost ${what}`)
    return answer
  }
  const real = new WeakMap<object, D1PreparedStatement>()
  const statement = (one: D1PreparedStatement): D1PreparedStatement => {
    const proxy = new Proxy(one, {
      get(target, name) {
        if (name === 'bind') return (...given: unknown[]) => statement(target.bind(...given))
        const value = Reflect.get(target, name)
        if (typeof value !== 'function') return value
        return (...given: unknown[]) => call('statement', () => value.apply(target, given))
      },
    })
    real.set(proxy, one)
    return proxy
  }
  const d1 = new Proxy(made.env.DB, {
    get(target, name) {
      if (name === 'prepare') return (text: string) => statement(target.prepare(text))
      if (name === 'batch')
        return (given: D1PreparedStatement[]) =>
          call('batch', () => target.batch(given.map((one) => real.get(one) ?? one)))
      return Reflect.get(target, name)
    },
  })
  const media = new Proxy(made.media, {
    get(target, name) {
      const value = Reflect.get(target, name)
      return typeof value === 'function'
        ? (...given: unknown[]) => call('bucket', async () => value.apply(target, given))
        : value
    },
  })
  return { tools: { ...made, db: database(d1), media }, calls: () => all }
}
