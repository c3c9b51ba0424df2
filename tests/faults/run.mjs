/**
 * `npm run test:faults`: puts faults in the way of the Worker, of the whole server and of Chromium; ends with a table and
 * the plain line `N passed, N failed`.
 *   FAULTS_ALL   fails every storage call of account deletion too, in place of some of them
 *   FAULTS_SEED  the moments at which the server is killed; a run prints its own
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ensureChromium } from '../../scripts/chromium.mjs'
import { install, run } from '../../scripts/install.mjs'
import { rowsOfStories, rowsOfTests, tableOf } from './table.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const began = Date.now()

/** Runs a runner that writes a report; what it reports, and whether it was content. */
function reported(name, args, env = {}) {
  const report = `${root}test-results/${name}.json`
  rmSync(report, { force: true })
  const { status } = spawnSync('npx', args(report), {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  })
  return { fine: status === 0, found: existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null }
}

install()
mkdirSync(`${root}test-results`, { recursive: true })
run('npm', ['run', '--silent', 'build'])

const tests = reported('faults', (report) => [
  ...['vitest', 'run', '--config', 'tests/faults.config.ts', '--reporter=default', '--reporter=json'],
  `--outputFile.json=${report}`,
  ...process.argv.slice(2),
])
const chromium = ensureChromium()
const stories = reported(
  'fault-stories',
  () => ['playwright', 'test', '--config', 'tests/fault-stories.config.ts'],
  { CHROMIUM_PATH: chromium ?? '' },
)

const rows = [...rowsOfTests(tests.found ?? {}), ...rowsOfStories(stories.found ?? {})]
const { numPassedTests = 0, numFailedTests = 0 } = tests.found ?? {}
const { expected = 0, unexpected = 0 } = stories.found?.stats ?? {}
/** A runner that broke off before it could say so. */
const broken = [tests.fine || numFailedTests > 0, stories.fine || unexpected > 0].filter(
  (isTold) => !isTold,
).length
const failed = numFailedTests + unexpected + broken
console.log(`\n${tableOf(rows)}\n`)
console.log(`in ${Math.round((Date.now() - began) / 1000)} s`)
console.log(`\n${numPassedTests + expected} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
