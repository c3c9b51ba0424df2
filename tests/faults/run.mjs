/**
 * `npm run test:faults`: injects faults into the Worker, the server and Chromium; ends with a table and the line `N
 * passed, N failed`.
 *   FAULTS_ALL   fails every storage call instead of a sample
 *   FAULTS_SEED  seed of the moments at which the server is killed; a run prints its own
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ensureChromium } from '../../scripts/chromium.mjs'
import { install } from '../../scripts/install.mjs'
import { run } from '../../scripts/run.mjs'
import { formatTable, toBrowserRows, toTestRows } from './table.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const began = Date.now()

/** Runs a test runner; returns its report and whether it succeeded. With `beside` its output is printed at the end. */
async function runWithReport(name, args, { env = {}, beside: inBackground = false } = {}) {
  const report = `${root}test-results/${name}.json`
  rmSync(report, { force: true })
  const log = inBackground ? `${root}test-results/${name}.log` : null
  const output = log ? openSync(log, 'w') : 'inherit'
  const child = spawn('npx', args(report), {
    cwd: root,
    stdio: ['ignore', output, output],
    env: { ...process.env, ...env },
  })
  const [status] = await once(child, 'close')
  if (log) process.stdout.write(readFileSync(log, 'utf8'))
  return { fine: status === 0, found: existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null }
}

const runVitest = (project, inBackground) =>
  runWithReport(
    `faults-${project}`,
    (report) => [
      'vitest',
      'run',
      '--config',
      'tests/faults.config.ts',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...process.argv.slice(2),
    ],
    { beside: inBackground },
  )

await install()
mkdirSync(`${root}test-results`, { recursive: true })
await run('npm', ['run', '--silent', 'build'])

// In parallel: one is busy, the other mostly waits for servers and slow providers.
const tests = await Promise.all([runVitest('worker', false), runVitest('server', true)])
const browserTests = await runWithReport(
  'fault-stories',
  () => ['playwright', 'test', '--config', 'tests/fault-stories.config.ts'],
  { env: { CHROMIUM_PATH: ensureChromium() ?? '' } },
)

const rows = [
  ...tests.flatMap(({ found }) => toTestRows(found ?? {})),
  ...toBrowserRows(browserTests.found ?? {}),
]
const counts = [
  ...tests.map(({ fine, found }) => ({ fine, passed: found?.numPassedTests, failed: found?.numFailedTests })),
  {
    fine: browserTests.fine,
    passed: browserTests.found?.stats.expected,
    failed: browserTests.found?.stats.unexpected,
  },
]
const passed = counts.reduce((sum, one) => sum + (one.passed ?? 0), 0)
// A runner that ended without naming a failed test counts as a failure.
const failed = counts.reduce((sum, one) => sum + (one.failed || (one.fine ? 0 : 1)), 0)
console.log(`\n${formatTable(rows)}\n`)
console.log(`in ${Math.round((Date.now() - began) / 1000)} s`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
