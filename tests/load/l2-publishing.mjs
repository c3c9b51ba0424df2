/** L2: publishing, each with ticket, recording and post. The posts are verified at the end of the run. */

import { runOpenLoop } from './open-loop.mjs'
import { publishNumber } from './publish-mix.mjs'
import { measureBeside } from './reference-load.mjs'
import { formatContext, toFailureRow, toTimeRow } from './report.mjs'

const PER_SECOND = 20

export async function runPublishing(world, { seconds }) {
  const work = async (n) => void (await publishNumber(world, n))
  const run = await measureBeside(world, () => runOpenLoop({ rate: PER_SECOND, seconds, work }))
  const { p50, p99 } = run.result
  const cause = formatContext(run, [run.result])
  console.log(`p50 ${Math.round(p50)} ms, p99 ${Math.round(p99)} ms · ${cause}`)
  return [
    toFailureRow('L2', 'publishes', run.result, run),
    toTimeRow('L2', 'publish p99 (ticket, 64 KB, post)', p99, 1500, cause),
  ]
}
