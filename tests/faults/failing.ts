/** Bindings of which one call fails: before it did anything, or after, so that only its answer is lost. */
import type { env } from 'cloudflare:workers'
import { type Around, storesAround } from '../support/stores'

export const MOMENTS = ['before', 'after'] as const
export type Moment = (typeof MOMENTS)[number]

/** The k-th call of any store fails, across all requests that meet these bindings. `failed` names it once it did. */
export function failing(bindings: typeof env, k: number, moment: Moment) {
  const seen = { calls: 0, failed: null as string | null }
  const around: Around = async (call, work) => {
    seen.calls += 1
    if (seen.calls !== k) return work()
    seen.failed = `${call.store}.${call.name} (${moment})`
    if (moment === 'after') await work()
    throw new Error(`injected: ${seen.failed}`)
  }
  return { bindings: storesAround(bindings, around), seen }
}
