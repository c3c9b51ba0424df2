/**
 * `npm run test:load`: the built Worker under load, its figures beside their targets, and a check of every write.
 *   --full            with the full durations instead of six to eight minutes
 *   --soak[=MINUTES]  L6 for 20 minutes, with its targets
 *   --only=L1,L4      some of the loads
 */
import { cpus, loadavg, release } from 'node:os'
import { runReads } from './l1-reads.mjs'
import { runPublishing } from './l2-publishing.mjs'
import { runUploads } from './l3-uploads.mjs'
import { runSockets } from './l4-sockets.mjs'
import { runPasswords } from './l5-passwords.mjs'
import { runSoak } from './l6-soak.mjs'
import { runSeeking } from './l7-seeking.mjs'
import { prepareReads } from './reads.mjs'
import { printTable } from './report.mjs'
import { PEOPLE, POSTS } from './seed.mjs'
import { verifyWrites } from './verify-writes.mjs'
import { createWorld } from './world.mjs'

const findOption = (name) => process.argv.find((one) => one === `--${name}` || one.startsWith(`--${name}=`))
const getOption = (name) => findOption(name)?.split('=')[1]
const SOAK_MINUTES = 20

/** Seconds by default, and in full. */
const LOADS = {
  L1: { what: 'mixed reads, 50/s', work: runReads, seconds: [60, 120] },
  L7: { what: '100 players that seek', work: runSeeking, seconds: [30, 60] },
  L5: { what: 'wrong passwords, 10/s, beside 20 reads/s', work: runPasswords, seconds: [30, 60] },
  L2: { what: 'publishing, 20/s', work: runPublishing, seconds: [30, 60] },
  L3: { what: 'two uploads of 86.4 MB, beside 20 reads/s', work: runUploads, seconds: [0, 0] },
  L4: { what: '500 members and 1,000 visitors on live sockets', work: runSockets, seconds: [45, 120] },
  L6: { what: 'reads with 5 % writes, 30/s', work: runSoak, seconds: [90, 90] },
}

function getSeconds(name, [short, full]) {
  if (name === 'L6' && findOption('soak')) return Number(getOption('soak') ?? SOAK_MINUTES) * 60
  return findOption('full') ? full : short
}

const only = getOption('only')?.split(',')
console.log(
  `${new Date().toISOString().slice(0, 10)} · ${cpus().length} × ${cpus()[0]?.model} · ${process.platform} ${release()} · Node ${process.version} · load ${loadavg()[0]?.toFixed(1)}`,
)
console.log(`${POSTS.toLocaleString('en')} posts of ${PEOPLE.toLocaleString('en')} people`)
const world = await createWorld()
const rows = []
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => world.clear().finally(() => process.exit(1)))
try {
  await prepareReads(world)
  for (const [name, { what, work, seconds }] of Object.entries(LOADS)) {
    if (only && !only.includes(name)) continue
    const lasting = getSeconds(name, seconds)
    console.log(`\n${name} ${what}${lasting ? `, ${lasting} s` : ''}`)
    rows.push(...(await work(world, { seconds: lasting })))
  }
  await world.leave()
  console.log('\nVerifying the writes')
  rows.push(...(await verifyWrites(world)))
} finally {
  await world.clear()
}
rows.sort((a, b) => a.id.localeCompare(b.id))
process.exitCode = printTable(rows) ? 0 : 1
