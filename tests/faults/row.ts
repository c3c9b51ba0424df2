/** A row of the table printed by `npm run test:faults`. */
export type Row = {
  /** The injected fault. */
  fault: string
  /** How often. */
  tried: number
  /** The result. */
  happened: string
  /** The checks afterwards. */
  checked: string
}

declare module 'vitest' {
  interface TaskMeta {
    fault?: Row
  }
}

/** Every invariant of `invariants.ts`. */
export const ALL_INVARIANTS = 'I1-I10'

/** Records the row of a test; the result comes from the test itself. */
export function recordRow({ meta }: { meta: { fault?: Row } }, row: Row): void {
  meta.fault = row
}
