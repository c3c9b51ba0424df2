/** Bindings with one failing call: before its effect, or after it, so that only the result is lost. */
import type { env } from 'cloudflare:workers'
import { type CallHook, wrapStores } from '../support/wrapped-stores'

export const MOMENTS = ['before', 'after'] as const
export type Moment = (typeof MOMENTS)[number]

/** Fails the k-th call to any store, across all requests with these bindings. `failed` names the call afterwards. */
export function injectFailure(bindings: typeof env, k: number, moment: Moment) {
  const seen = { calls: 0, failed: null as string | null }
  const around: CallHook = async (call, work) => {
    seen.calls += 1
    if (seen.calls !== k) return work()
    seen.failed = `${call.store}.${call.name} (${moment})`
    if (moment === 'after') await work()
    throw new Error(`injected: ${seen.failed}`)
  }
  return { bindings: wrapStores(bindings, around), seen }
}
