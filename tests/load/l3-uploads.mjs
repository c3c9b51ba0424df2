/** L3: two recordings of the maximum length, uploaded during reads, and read back. */

import { runOpenLoop } from './open-loop.mjs'
import { publish } from './publish.mjs'
import { toNotifications } from './publish-mix.mjs'
import { createReader } from './reads.mjs'
import { createNoise, hashSha256 } from './recordings.mjs'
import { measureBeside } from './reference-load.mjs'
import { formatContext, toCountRow, toFailureRow, toFigureRow, toTimeRow } from './report.mjs'

const READS_PER_SECOND = 20
const BYTES = 86_400_000
const UPLOADERS = [30, 31]
const MB = 1e6
/** Reads before and after the uploads, for comparison. */
const QUIET_MS = 3000

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

export async function runUploads(world) {
  const recordings = UPLOADERS.map(() => createNoise(BYTES))
  const stopping = new AbortController()
  const span = { from: 0, to: 0 }
  const run = await measureBeside(world, async () => {
    const reading = runOpenLoop({
      rate: READS_PER_SECOND,
      signal: stopping.signal,
      work: createReader(world),
    })
    const start = performance.now()
    await pause(QUIET_MS)
    span.from = performance.now() - start
    const sent = await Promise.allSettled(
      UPLOADERS.map((who, i) =>
        publish(world, world.town.people[who], recordings[i], { notifies: toNotifications(world, who) }),
      ),
    )
    span.to = performance.now() - start
    await pause(QUIET_MS)
    stopping.abort()
    return { sent, reads: await reading }
  })
  const { sent, reads } = run.result
  const seconds = (span.to - span.from) / 1000
  const speed = (UPLOADERS.length * BYTES) / MB / seconds
  const failures = sent.filter(({ status }) => status === 'rejected').map(({ reason }) => String(reason))
  const growth = measureGrowth(run.machine.memory, span)
  const cause = formatContext(run, [reads])
  console.log(`both in ${seconds.toFixed(1)} s · reads p50 ${Math.round(reads.p50)} ms · ${cause}`)
  return [
    toCountRow('L3', 'uploads of 86.4 MB that failed, of 2', failures.length, failures),
    toCountRow(
      'L3',
      'of them with other bytes when read back',
      await countMismatches(world, sent, recordings),
    ),
    toFailureRow('L3', 'reads meanwhile', reads, run),
    toTimeRow('L3', 'reads p99 meanwhile', reads.p99, 1500, cause),
    toFigureRow('L3', 'both uploads together', `${speed.toFixed(1)} MB/s`, '≥ 5 MB/s', speed >= 5, { cause }),
    growth === null
      ? toFigureRow('L3', 'memory of workerd grows by', 'unknown', '≤ 150 MB', null)
      : toFigureRow(
          'L3',
          'memory of workerd grows by',
          `${Math.round(growth)} MB`,
          '≤ 150 MB',
          growth <= 150,
        ),
  ]
}

/** Returns the growth in MB from before the uploads to the peak during them. */
function measureGrowth(memory, { from, to }) {
  const during = memory.filter(({ x }) => x * 60_000 <= to + QUIET_MS)
  const before = during.filter(({ x }) => x * 60_000 <= from)
  if (before.length === 0) return null
  return (Math.max(...during.map(({ y }) => y)) - Math.max(...before.map(({ y }) => y))) / MB
}

async function countMismatches({ door }, sent, recordings) {
  let wrong = 0
  for (const [i, { value }] of sent.entries()) {
    if (!value) continue
    const { body } = await door.get(`GET ${value.post.audioUrl}`)
    if (hashSha256(body) !== hashSha256(recordings[i])) wrong++
  }
  return wrong
}
