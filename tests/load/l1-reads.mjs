/** L1: mixed reads. */
import { beside } from './beside.mjs'
import { openLoop } from './open-loop.mjs'
import { figuresOf } from './percentiles.mjs'
import { readOf } from './reads.mjs'
import { answered, time, told } from './report.mjs'

const PER_SECOND = 50

export async function reads(world, { seconds }) {
  const each = new Map()
  const note = (what, ms) => each.set(what, [...(each.get(what) ?? []), ms])
  const run = await beside(world, () => openLoop({ rate: PER_SECOND, seconds, work: readOf(world, note) }))
  const { p50, p99 } = run.result
  console.log(told(run, [run.result]))
  console.table(
    Object.fromEntries(
      [...each].map(([what, times]) => {
        const of = figuresOf(times)
        return [what, { count: of.count, 'p50 ms': Math.round(of.p50), 'p99 ms': Math.round(of.p99) }]
      }),
    ),
  )
  const cause = told(run, [run.result])
  return [
    answered('L1', 'reads', run.result, run),
    time('L1', 'reads p50', p50, 60, cause),
    time('L1', 'reads p99', p99, 500, cause),
  ]
}
