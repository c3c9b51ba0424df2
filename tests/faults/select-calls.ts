/** Selects the storage calls to fail: a random sample where there are many. */
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** FAULTS_ALL: every call. */
    everyCall: boolean
  }
}

const FEW = 24
const ONE_IN = 6

/** Returns the calls to fail, counted from 1. */
export function selectCalls(calls: number): number[] {
  const all = Array.from({ length: calls }, (_, at) => at + 1)
  if (calls <= FEW || inject('everyCall')) return all
  const first = Math.floor(Math.random() * ONE_IN)
  return all.filter((k) => k % ONE_IN === first)
}
