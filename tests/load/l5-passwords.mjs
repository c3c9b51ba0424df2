/** L5: password guessing from one address during reads. */

import { runOpenLoop } from './open-loop.mjs'
import { getPercentile } from './percentiles.mjs'
import { createReader } from './reads.mjs'
import { measureBeside } from './reference-load.mjs'
import { formatContext, toCountRow, toFailureRow, toFigureRow, toTimeRow } from './report.mjs'

const TRIES_PER_SECOND = 10
const READS_PER_SECOND = 20
const FROM = '203.0.113.66'
const ACCOUNTS = 100
/** Attempts per address and minute that are hashed. */
const HASHED_MAX = 5

export async function runPasswords(world, { seconds }) {
  const answers = { 401: [], 429: [] }
  const others = []
  const begun = performance.now()
  let lastHashed = begun
  const guess = async (n) => {
    const json = { email: `b${n % ACCOUNTS}@example.org`, password: `wrong guess ${n}` }
    const start = performance.now()
    // A request that is refused before its body is read closes its connection.
    const { status, done } = await world.door.ask('POST /api/auth/sign-in', { json, from: FROM, alone: true })
    const known = answers[status]
    if (known) known.push(done - start)
    else others.push(`answered ${status}`)
    if (status === 401) lastHashed = done
  }
  const run = await measureBeside(world, () =>
    Promise.all([
      runOpenLoop({ rate: TRIES_PER_SECOND, seconds, work: guess }),
      runOpenLoop({ rate: READS_PER_SECOND, seconds, work: createReader(world) }),
    ]),
  )
  const [guesses, reads] = run.result
  const cause = formatContext(run, run.result)
  const hashed = answers[401].length
  // A window begins with its first attempt.
  const windows = Math.max(1, Math.ceil((lastHashed - begun) / 60_000))
  console.log(
    `hashed: p50 ${Math.round(getPercentile(answers[401], 0.5))} ms · rate-limited: p50 ${Math.round(getPercentile(answers[429], 0.5))} ms · ${cause}`,
  )
  return [
    toFigureRow(
      'L5',
      `passwords hashed, of ${hashed + answers[429].length}`,
      `${hashed} in ${seconds} s`,
      `≤ ${HASHED_MAX} a minute`,
      hashed <= HASHED_MAX * windows,
      { isPromise: true },
    ),
    toFailureRow('L5', 'guesses', guesses, run),
    toCountRow('L5', 'guesses with another status than 401 or 429', others.length, others),
    toFailureRow('L5', 'reads meanwhile', reads, run),
    toTimeRow('L5', 'reads p99 meanwhile', reads.p99, 1000, cause),
  ]
}
