/** Tools whose stores fail at a chosen call: before it has any effect, or after, with its response lost. */
import type { AppDeps } from '../../worker/context'
import { getDatabase } from '../../worker/tools/db'
import { getTools } from './world'
import { type CallHook, type StoreCall, wrapStores } from './wrapped-stores'

type CallType = 'batch' | 'statement' | 'bucket'
/** `n` counts calls of this type, `all` counts calls of every type, both from 1. */
type ShouldFail = (n: number, what: CallType, all: number) => boolean

export function createBrokenTools(shouldFail: ShouldFail, when: 'before' | 'after' = 'before') {
  const made: AppDeps = getTools()
  const counts = { batch: 0, statement: 0, bucket: 0 }
  let all = 0
  async function call<T>(what: CallType, work: () => Promise<T>): Promise<T> {
    counts[what] += 1
    all += 1
    const isBroken = shouldFail(counts[what], what, all)
    if (isBroken && when === 'before') throw new Error(`no ${what}`)
    const answer = await work()
    if (isBroken) throw new Error(`lost ${what}`)
    return answer
  }
  const around: CallHook = (asked, work) =>
    asked.store === 'channel' ? work() : call(getCallType(asked), work)
  const { DB, MEDIA } = wrapStores(made.env, around)
  return { tools: { ...made, db: getDatabase(DB), media: MEDIA }, calls: () => all }
}

function getCallType({ store, name }: StoreCall): CallType {
  if (store === 'bucket') return 'bucket'
  return name === 'batch' ? 'batch' : 'statement'
}
