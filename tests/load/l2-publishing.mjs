/** L2: publishing, each with ticket, recording and post. The posts are verified at the end of the run. */
import { beside } from './beside.mjs'
import { openLoop } from './open-loop.mjs'
import { answered, time, told } from './report.mjs'
import { speak } from './voices.mjs'

const PER_SECOND = 20

export async function publishing(world, { seconds }) {
  const work = async (n) => void (await speak(world, n))
  const run = await beside(world, () => openLoop({ rate: PER_SECOND, seconds, work }))
  const { p50, p99 } = run.result
  const cause = told(run, [run.result])
  console.log(`p50 ${Math.round(p50)} ms, p99 ${Math.round(p99)} ms · ${cause}`)
  return [
    answered('L2', 'publishes', run.result, run),
    time('L2', 'publish p99 (ticket, 64 KB, post)', p99, 1500, cause),
  ]
}
