/** Compares the timing of two requests, interleaved so that load affects both. */
import { addFigure } from './figures'

/** A difference within a tenth or 5 ms is not measurable over a network. */
const PART = 0.1
const FLOOR_MS = 5
const ROUNDS = 3

export type Ask = (n: number) => Promise<unknown>

const getMedian = (all: readonly number[]) => all.toSorted((a, b) => a - b)[all.length >> 1] ?? 0

/** Compares medians. A real difference shows in every round, so the first round without one returns true. */
export async function isIndistinguishable(
  what: string,
  one: Ask,
  other: Ask,
  samples: number,
): Promise<boolean> {
  let medians = ''
  for (let round = 1; round <= ROUNDS; round++) {
    const times: [number[], number[]] = [[], []]
    for (let n = 0; n < samples; n++)
      for (const turn of n % 2 ? ([0, 1] as const) : ([1, 0] as const)) {
        const began = performance.now()
        await (turn === 0 ? one : other)(n)
        times[turn].push(performance.now() - began)
      }
    const [a, b] = [getMedian(times[0]), getMedian(times[1])]
    medians = `medians ${a.toFixed(1)} and ${b.toFixed(1)} ms`
    if (Math.abs(a - b) <= Math.max(FLOOR_MS, PART * Math.max(a, b))) {
      addFigure(`time: ${what}`, 2 * samples * round, medians)
      return true
    }
  }
  addFigure(`time: ${what}`, 2 * samples * ROUNDS, `${medians}: distinguishable`)
  return false
}
