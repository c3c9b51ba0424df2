/**
 * `npm run bench`: prints the goals of docs/performance.md beside yardsticks measured in the same run.
 *   -- --quick               ten figures in three minutes; parts.mjs has the selection
 *   -- --only feed,sound     only some parts
 *   -- --million             a million posts instead of 100,000: about ten minutes more
 *   -- --keep FOLDER         keeps the databases of these posts there for later runs of the day
 *   -- --corpus FOLDER       adds what is read of a folder of other programs' files (field.mjs)
 *   -- --feathers            adds Feathers 5 to the yardsticks of the feed and installs its packages
 * Each part runs in a process of its own and is retried once if it throws. A row says BUSY instead of a verdict where other
 * programs used the CPU before or after its part. The exit code is 1 if a part failed twice; a
 * missed goal does not change it.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { cpus, loadavg, release, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { isMachineBusy } from './busy.mjs'
import { printGoals } from './goals.mjs'
import { measureInProcess } from './part-process.mjs'
import { planParts } from './parts.mjs'
import { formatAttempts, runParts } from './run-parts.mjs'

const MINUTE_MS = 60_000
/** For one attempt at a part; several times what it takes on a busy machine. */
const LIMIT_MINUTES = { quick: 6, full: 20, million: 60 }

if (!isBuiltin('node:sqlite')) {
  console.error(`npm run bench needs Node 22.18 or newer; this is ${process.version}.`)
  process.exit(1)
}

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    keep: { type: 'string' },
    corpus: { type: 'string' },
    million: { type: 'boolean', default: false },
    feathers: { type: 'boolean', default: false },
  },
})

/** Returns the parts to measure; ends the process with a message if the command line is wrong. */
function getPlan(stateFolder) {
  const { quick, million, feathers: withFeathers } = options
  try {
    return planParts({
      only: options.only?.split(','),
      quick,
      million,
      withFeathers,
      stateFolder,
      corpus: options.corpus === undefined ? null : resolve(options.corpus),
    })
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  }
}

/** A new folder that is removed when the process exits. */
function makeTemporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'owlcast-bench-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const parts = getPlan(options.keep ?? makeTemporaryFolder())
const load = loadavg()[0]?.toFixed(2)
console.log(
  `${new Date().toISOString().slice(0, 10)} · ${cpus().length} × ${cpus()[0]?.model} · Linux ${release()} · Node ${process.version} · load ${load}`,
)
const start = performance.now()
const mode = options.quick ? 'quick' : options.million ? 'million' : 'full'
const report = await runParts(parts, (part) => measureInProcess(part, LIMIT_MINUTES[mode] * MINUTE_MS), {
  isBusy: isMachineBusy,
  onAttempt: ({ name, seconds, error }) =>
    console.log(`${name}: ${Math.round(seconds)} s${error === null ? '' : `, failed: ${error}`}`),
})
printGoals(report.lines)
console.log(`Measured in ${Math.round((performance.now() - start) / 1000)} s`)
for (const line of formatAttempts(report)) console.error(line)
process.exitCode = report.failed.length > 0 ? 1 : 0
