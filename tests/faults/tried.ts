/** Which of a deed's storage calls fail in a run: where there are many only some, others each time. */
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** FAULTS_ALL: every one of them, however many. */
    everyCall: boolean
  }
}

const FEW = 24
const ONE_IN = 6

/** The calls to fail, of so many, counted from 1. */
export function tried(calls: number): number[] {
  const all = Array.from({ length: calls }, (_, at) => at + 1)
  if (calls <= FEW || inject('everyCall')) return all
  const first = Math.floor(Math.random() * ONE_IN)
  return all.filter((k) => k % ONE_IN === first)
}
