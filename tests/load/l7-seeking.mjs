/** L7: many players that seek: range requests as players send them. */

import { runOpenLoop } from './open-loop.mjs'
import { publish } from './publish.mjs'
import { toNotifications } from './publish-mix.mjs'
import { createNoise } from './recordings.mjs'
import { measureBeside } from './reference-load.mjs'
import { formatContext, toCountRow, toFailureRow, toTimeRow } from './report.mjs'

const PLAYERS = 100
/** Seeks per player. */
const SEEKS_PER_SECOND = 1
const RECORDINGS = 20
const BYTES = 1_920_044
const PART = 65_536
const FIRST_UPLOADER = 10

export async function runSeeking(world, { seconds }) {
  const recordings = []
  for (let n = 0; n < RECORDINGS; n++) {
    const bytes = createNoise(BYTES)
    const who = FIRST_UPLOADER + n
    const { post } = await publish(world, world.town.people[who], bytes, {
      notifies: toNotifications(world, who),
    })
    recordings.push({ path: post.audioUrl, bytes })
  }
  const wrong = []
  const seek = async (n) => {
    // A player keeps its recording; every other one requests an open range and aborts it at the next seek.
    const player = n % PLAYERS
    const { path, bytes } = recordings[player % RECORDINGS]
    const from = Math.floor(Math.random() * (BYTES - PART))
    const isOpen = player % 2 === 0
    const to = isOpen ? BYTES - 1 : from + PART - 1
    const { headers, body, first } = await world.door.get(`GET ${path}`, {
      headers: { range: `bytes=${from}-${isOpen ? '' : to}` },
      expect: 206,
      ...(isOpen ? { stopAfter: PART } : {}),
    })
    const range = `bytes ${from}-${to}/${BYTES}`
    if (headers['content-range'] !== range) wrong.push(`${headers['content-range']}, not ${range}`)
    if (!isOpen && body.length !== PART) wrong.push(`${body.length} bytes, not ${PART}`)
    if (!bytes.subarray(from, from + body.length).equals(body)) wrong.push(`other bytes from ${from} on`)
    return first
  }
  const run = await measureBeside(world, () =>
    runOpenLoop({ rate: PLAYERS * SEEKS_PER_SECOND, seconds, work: seek }),
  )
  const { p50, p99 } = run.result
  const cause = formatContext(run, [run.result])
  console.log(`first byte p50 ${Math.round(p50)} ms · ${cause}`)
  return [
    toFailureRow('L7', 'parts', run.result, run),
    toCountRow('L7', 'parts with another Content-Range or other bytes', wrong.length, wrong),
    toTimeRow('L7', 'first byte p99', p99, 800, cause),
  ]
}
