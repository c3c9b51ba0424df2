/** Tools whose stores fail at a chosen call: before it has any effect, or after, with its response lost. */
import type { Tools } from '../../worker/context'
import { database } from '../../worker/tools/db'
import { type Around, type StoreCall, storesAround } from './stores'
import { tools } from './world'

type What = 'batch' | 'statement' | 'bucket'
/** `n` counts calls of this type, `all` counts calls of every type, both from 1. */
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
  const around: Around = (asked, work) => (asked.store === 'channel' ? work() : call(kindOf(asked), work))
  const { DB, MEDIA } = storesAround(made.env, around)
  return { tools: { ...made, db: database(DB), media: MEDIA }, calls: () => all }
}

function kindOf({ store, name }: StoreCall): What {
  if (store === 'bucket') return 'bucket'
  return name === 'batch' ? 'batch' : 'statement'
}
