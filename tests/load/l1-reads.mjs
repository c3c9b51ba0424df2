/** L1: mixed reads. */

import { runOpenLoop } from './open-loop.mjs'
import { summarizeTimes } from './percentiles.mjs'
import { createReader } from './reads.mjs'
import { measureBeside } from './reference-load.mjs'
import { formatContext, toFailureRow, toTimeRow } from './report.mjs'

const PER_SECOND = 50

export async function runReads(world, { seconds }) {
  const each = new Map()
  const recordTime = (what, ms) => each.set(what, [...(each.get(what) ?? []), ms])
  const run = await measureBeside(world, () =>
    runOpenLoop({ rate: PER_SECOND, seconds, work: createReader(world, recordTime) }),
  )
  const { p50, p99 } = run.result
  console.log(formatContext(run, [run.result]))
  console.table(
    Object.fromEntries(
      [...each].map(([what, times]) => {
        const of = summarizeTimes(times)
        return [what, { count: of.count, 'p50 ms': Math.round(of.p50), 'p99 ms': Math.round(of.p99) }]
      }),
    ),
  )
  const cause = formatContext(run, [run.result])
  return [
    toFailureRow('L1', 'reads', run.result, run),
    toTimeRow('L1', 'reads p50', p50, 60, cause),
    toTimeRow('L1', 'reads p99', p99, 500, cause),
  ]
}
