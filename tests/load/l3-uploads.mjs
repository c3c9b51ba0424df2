/** L3: two recordings of the maximum length, uploaded during reads, and read back. */
import { beside } from './beside.mjs'
import { openLoop } from './open-loop.mjs'
import { publish } from './publish.mjs'
import { readOf } from './reads.mjs'
import { noise, sha256Of } from './recordings.mjs'
import { answered, figure, none, time, told } from './report.mjs'
import { tellsFollowers } from './voices.mjs'

const READS_PER_SECOND = 20
const BYTES = 86_400_000
const UPLOADERS = [30, 31]
const MB = 1e6
/** Reads before and after the uploads, for comparison. */
const QUIET_MS = 3000

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

export async function uploads(world) {
  const recordings = UPLOADERS.map(() => noise(BYTES))
  const stopping = new AbortController()
  const span = { from: 0, to: 0 }
  const run = await beside(world, async () => {
    const reading = openLoop({ rate: READS_PER_SECOND, signal: stopping.signal, work: readOf(world) })
    const start = performance.now()
    await pause(QUIET_MS)
    span.from = performance.now() - start
    const sent = await Promise.allSettled(
      UPLOADERS.map((who, i) =>
        publish(world, world.town.people[who], recordings[i], { notifies: tellsFollowers(world, who) }),
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
  const growth = growthOf(run.machine.memory, span)
  const cause = told(run, [reads])
  console.log(`both in ${seconds.toFixed(1)} s · reads p50 ${Math.round(reads.p50)} ms · ${cause}`)
  return [
    none('L3', 'uploads of 86.4 MB that failed, of 2', failures.length, failures),
    none('L3', 'of them with other bytes when read back', await otherwise(world, sent, recordings)),
    answered('L3', 'reads meanwhile', reads, run),
    time('L3', 'reads p99 meanwhile', reads.p99, 1500, cause),
    figure('L3', 'both uploads together', `${speed.toFixed(1)} MB/s`, '≥ 5 MB/s', speed >= 5, { cause }),
    growth === null
      ? figure('L3', 'memory of workerd grows by', 'unknown', '≤ 150 MB', null)
      : figure('L3', 'memory of workerd grows by', `${Math.round(growth)} MB`, '≤ 150 MB', growth <= 150),
  ]
}

/** Returns the growth in MB from before the uploads to the peak during them. */
function growthOf(memory, { from, to }) {
  const during = memory.filter(({ x }) => x * 60_000 <= to + QUIET_MS)
  const before = during.filter(({ x }) => x * 60_000 <= from)
  if (before.length === 0) return null
  return (Math.max(...during.map(({ y }) => y)) - Math.max(...before.map(({ y }) => y))) / MB
}

async function otherwise({ door }, sent, recordings) {
  let wrong = 0
  for (const [i, { value }] of sent.entries()) {
    if (!value) continue
    const { body } = await door.get(`GET ${value.post.audioUrl}`)
    if (sha256Of(body) !== sha256Of(recordings[i])) wrong++
  }
  return wrong
}
