/** A line of the table that ends `npm run test:faults`. */
export type Row = {
  /** What was put in the way. */
  fault: string
  /** How often. */
  tried: number
  /** What came of it. */
  happened: string
  /** What was looked at after it. */
  checked: string
}

declare module 'vitest' {
  interface TaskMeta {
    fault?: Row
  }
}

/** Every invariant of `invariants.ts`. */
export const ALL_INVARIANTS = 'I1-I10'

/** Notes what a test tried. Whether it passed, the test itself says. */
export function note({ meta }: { meta: { fault?: Row } }, row: Row): void {
  meta.fault = row
}
