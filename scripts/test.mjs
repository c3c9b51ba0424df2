/**
 * `npm test`: installs packages, then runs checks, unit tests and browser tests. Prints a line for each part and ends with
 * the plain line `N passed, N failed`. No part stops the others. The output of a part is in test-results/; what belongs to
 * a failed test is shown.
 *   --changed[=REF]   runs only the tests that depend on files changed since REF (default HEAD)
 *   --all             then runs the suites of `npm run test:all`, one after the other
 *
 * The browser tests start as soon as the app is built, because they record and play sound in real time. The unit tests come
 * after them: beside them they starved, and their limits ended some. The checks run beside both at a lower priority.
 */
import { spawn } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { setPriority, tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { ensureChromium } from './chromium.mjs'
import { readOptions } from './command.mjs'
import { listPlaywrightFailures, listVitestFailures } from './failed-tests.mjs'
import { install } from './install.mjs'
import { requireFreePort } from './port.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const LOW_PRIORITY = 10
/** A file system in memory, on Linux; small in some containers. */
const MEMORY_FOLDER = '/dev/shm'
const MEMORY_FOLDER_MIN_BYTES = 2 ** 31
/** Suites of `--all` beside `test:sweeps`; each ends with `N passed, N failed`. */
const SLOW_SUITES = [
  'test:parsers',
  'test:extended',
  'test:a11y',
  'test:firefox',
  'test:webkit',
  'test:faults',
  'test:abuse',
  'test:load',
  // A part that cannot run fails; a missed goal does not.
  'test:bench',
]
/** Lines shown of a failed part that does not say which tests failed. */
const SHOWN_LINES = 60

// `--changed` alone means HEAD; parseArgs has no options with an optional value.
const args = process.argv.slice(2).map((arg) => (arg === '--changed' ? '--changed=HEAD' : arg))
const options = { changed: { type: 'string' }, all: { type: 'boolean' } }
const { changed, all } = readOptions(import.meta.url, options, args)
/** Databases of tests are temporary: in memory they do not wait for the disk. */
const TMPDIR = hasMemoryFolder() ? MEMORY_FOLDER : tmpdir()
const parts = []
const startedAt = Date.now()

await requireFreePort({ port: Number(process.env.E2E_PORT ?? 8799), variable: 'E2E_PORT' })
await install()
rmSync(`${root}test-results`, { recursive: true, force: true })
mkdirSync(`${root}test-results`, { recursive: true })
const selection = changed ? await selectChangedTests(changed) : { unit: [], browser: [] }

const built = runPart('build')
const checked = runChecks()
if ((await built).ok) await runBrowserTests()
await runUnitTests()
await checked
if (all) await runSlowSuites()
printFailures()
printTotal()

async function selectChangedTests(ref) {
  const { selectTests } = await import('./changed-tests.mjs')
  const selected = await selectTests(ref)
  for (const [kind, files] of Object.entries(selected))
    console.log(`${kind}: ${files ? files.join(' ') || 'nothing changed' : 'all'}`)
  return { unit: selected.unit ?? [], browser: selected.browser ?? [], ...getSkippedKinds(selected) }
}

function hasMemoryFolder() {
  if (!existsSync(MEMORY_FOLDER)) return false
  const { bavail, bsize } = statfsSync(MEMORY_FOLDER)
  return bavail * bsize >= MEMORY_FOLDER_MIN_BYTES
}

/** Which of the two kinds has no test to run. */
function getSkippedKinds({ unit, browser }) {
  return { skipUnit: unit?.length === 0, skipBrowser: browser?.length === 0 }
}

/** Runs the checks one after the other, so that one core is left to the build and the browser tests. */
async function runChecks() {
  // Several checkers would each work out the same types, on cores that the tests need.
  await runPart('types', { args: ['--singleThreaded'], lowPriority: true })
  await runPart('check:format', { lowPriority: true })
  await runPart('check:unused', { lowPriority: true })
}

/**
 * Runs API tests, and beside them those in Node, which wait for a third of their time; some measure what was built.
 */
async function runUnitTests() {
  if (selection.skipUnit) return
  const args = ['--passWithNoTests', ...selection.unit]
  await Promise.all([
    runVitest('test:unit', { label: 'api', args: ['--project=api', ...args] }),
    runVitest('test:unit', { label: 'node', args: ['--project=!api', ...args] }),
  ])
}

async function runSlowSuites() {
  await runVitest('test:sweeps')
  for (const suite of SLOW_SUITES) await runPart(suite, { count: countPlainLine })
}

/** Runs a script of Vitest; `label` distinguishes two runs of one script. */
async function runVitest(script, { label = '', args = [] } = {}) {
  const name = label ? `${script} ${label}` : script
  const report = `${getFileName(name)}.json`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=test-results/${report}`]
  await runPart(script, {
    name,
    args: [...reporters, ...args],
    count: ({ ok, output }) => {
      const results = readReport(report)
      if (!results) return null
      return {
        ...countFailures(results.numPassedTests, results.numFailedTests, ok),
        failures: listVitestFailures(results, output),
      }
    },
  })
}

async function runBrowserTests() {
  if (selection.skipBrowser) return
  const chromium = ensureChromium()
  if (!chromium) {
    console.error(
      'No Chromium here and none could be installed: set CHROMIUM_PATH. The browser tests did not run.',
    )
    parts.push({ name: 'test:e2e', seconds: 0, passed: 0, failed: 1, failures: [] })
    return
  }
  await runPart('test:e2e', {
    args: selection.browser.length > 0 ? selection.browser : ['--suite=core'],
    env: { CHROMIUM_PATH: chromium },
    count: ({ ok }) => {
      const report = readReport('e2e.json')
      if (!report) return null
      const { expected, unexpected, flaky } = report.stats
      return {
        ...countFailures(expected, unexpected + flaky, ok),
        failures: listPlaywrightFailures(report),
      }
    },
  })
}

/** Runs an npm script, prints a line about it and counts it; a script without counts of its own is one test. */
async function runPart(
  script,
  { name = script, args = [], env = {}, lowPriority = false, count = () => null } = {},
) {
  const began = Date.now()
  const path = `${root}test-results/${getFileName(name)}.log`
  const log = openSync(path, 'w')
  const child = spawn('npm', ['run', '--silent', script, ...(args.length ? ['--', ...args] : [])], {
    cwd: root,
    stdio: ['ignore', log, log],
    env: { ...process.env, CI: 'true', TMPDIR, ...env },
  })
  if (lowPriority && child.pid) lowerPriority(child.pid)
  const ok = await new Promise((resolve) => {
    child.on('error', () => resolve(false))
    child.on('close', (status) => resolve(status === 0))
  })
  closeSync(log)
  const seconds = (Date.now() - began) / 1000
  const output = readFileSync(path, 'utf8')
  const counts = count({ ok, output }) ?? countFailures(ok ? 1 : 0, 0, ok)
  const part = { name, seconds, failures: [], ...counts }
  parts.push(part)
  if (part.failed > 0 && part.failures.length === 0)
    part.failures = [
      { title: `the end of test-results/${getFileName(name)}.log`, message: getLastLines(output) },
    ]
  console.log(formatPart(part))
  return { ok }
}

function getLastLines(output) {
  return stripVTControlCharacters(output).trimEnd().split('\n').slice(-SHOWN_LINES).join('\n')
}

function formatPart({ name, seconds, passed, failed }) {
  return `${name.padEnd(18)} ${seconds.toFixed(0).padStart(5)} s  passed ${passed}, failed ${failed}`
}

function getFileName(name) {
  return name.replace(/[: ]/g, '-')
}

function lowerPriority(pid) {
  try {
    setPriority(pid, LOW_PRIORITY)
  } catch {
    // Some systems do not permit it; the part runs at normal priority.
  }
}

/** The JSON report of a runner, or null when it ended before it wrote one. */
function readReport(file) {
  const path = `${root}test-results/${file}`
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null
}

/** A runner that ended badly without a failed test is one failure itself. */
function countFailures(passed, failed, ok) {
  return { passed, failed: failed + (ok || failed > 0 ? 0 : 1) }
}

/** Counts a suite by the last `N passed, N failed` that it printed. */
function countPlainLine({ ok, output }) {
  const lines = [...output.matchAll(/^(\d+) passed, (\d+) failed/gm)]
  const [, passed, failed] = lines.at(-1) ?? []
  return passed ? countFailures(Number(passed), Number(failed), ok) : null
}

function printFailures() {
  for (const { name, failures } of parts)
    for (const { title, message } of failures) console.log(`\nFailed in ${name}: ${title}\n${message}`)
}

function printTotal() {
  const sum = (key) => parts.reduce((total, part) => total + part[key], 0)
  const [passed, failed] = [sum('passed'), sum('failed')]
  console.log(formatPart({ name: 'all', seconds: (Date.now() - startedAt) / 1000, passed, failed }))
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}
