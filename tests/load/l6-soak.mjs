/** L6: reads with a few writes over a long time: growth of memory and of response times. */

import { runOpenLoop } from './open-loop.mjs'
import { getPercentile, getSlope } from './percentiles.mjs'
import { publishNumber } from './publish-mix.mjs'
import { createReader } from './reads.mjs'
import { measureBeside } from './reference-load.mjs'
import { formatContext, toFailureRow, toFigureRow } from './report.mjs'

const PER_SECOND = 30
const WRITE_EACH = 20
/** A full soak lets the memory settle first, and compares the last minute with the first. */
const SETTLED_SECONDS = 300
const COMPARED_SECONDS = 60

export async function runSoak(world, { seconds }) {
  const isFull = seconds > 2 * SETTLED_SECONDS
  const settled = isFull ? SETTLED_SECONDS : seconds / 3
  const compared = isFull ? COMPARED_SECONDS : seconds / 3
  const read = createReader(world)
  const work = async (n) =>
    n % WRITE_EACH === 0 ? void (await publishNumber(world, n / WRITE_EACH)) : read()
  const run = await measureBeside(world, () => runOpenLoop({ rate: PER_SECOND, seconds, work }))
  const { times } = run.result
  const p99 = (from, to) =>
    getPercentile(
      times.filter((one) => one.at >= from * 1000 && one.at < to * 1000).map(({ ms }) => ms),
      0.99,
    )
  const [first, last] = [p99(0, compared), p99(seconds - compared, seconds)]
  const memory = run.machine.memory.filter(({ x }) => x * 60 >= settled)
  const mean = memory.reduce((sum, { y }) => sum + y, 0) / memory.length
  const slope = (getSlope(memory) / mean) * 100
  const cause = formatContext(run, [run.result])
  const megabytes = run.machine.memory.map(({ y }) => Math.round(y / 1e6))
  console.log(`memory ${megabytes[0]} MB, in the end ${megabytes.at(-1)} MB · ${cause}`)
  const judged = (isMet) => (isFull ? isMet : null)
  return [
    toFailureRow('L6', 'requests', run.result, run),
    toFigureRow(
      'L6',
      `memory of workerd grows, after ${Math.round(settled)} s`,
      `${slope.toFixed(1)} %/min`,
      '≤ 3 %/min',
      judged(slope <= 3),
      { cause },
    ),
    toFigureRow(
      'L6',
      'p99 at the end, of that at the beginning',
      `${(last / first).toFixed(2)} (${Math.round(last)} ms)`,
      '≤ 1.5',
      judged(last <= 1.5 * first),
      { cause },
    ),
  ]
}
