/**
 * `npm run test:faults`: puts faults in the way of the Worker, of the whole server and of Chromium; ends with a table and
 * the plain line `N passed, N failed`.
 *   FAULTS_ALL   fails every storage call, where there are many in place of some of them
 *   FAULTS_SEED  the moments at which the server is killed; a run prints its own
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ensureChromium } from '../../scripts/chromium.mjs'
import { install, run } from '../../scripts/install.mjs'
import { rowsOfStories, rowsOfTests, tableOf } from './table.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const began = Date.now()

/**
 * Runs a runner that writes a report; what it reports, and whether it was content. Where it runs beside another one its
 * output is shown when it has ended.
 */
async function reported(name, args, { env = {}, beside = false } = {}) {
  const report = `${root}test-results/${name}.json`
  rmSync(report, { force: true })
  const log = beside ? `${root}test-results/${name}.log` : null
  const output = log ? openSync(log, 'w') : 'inherit'
  const child = spawn('npx', args(report), {
    cwd: root,
    stdio: ['ignore', output, output],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  })
  const [status] = await once(child, 'close')
  if (log) process.stdout.write(readFileSync(log, 'utf8'))
  return { fine: status === 0, found: existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null }
}

const vitest = (project, beside) =>
  reported(
    `faults-${project}`,
    (report) => [
      ...['vitest', 'run', '--config', 'tests/faults.config.ts', '--project', project],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      ...process.argv.slice(2),
    ],
    { beside },
  )

install()
mkdirSync(`${root}test-results`, { recursive: true })
run('npm', ['run', '--silent', 'build'])

// One works without a pause, the other waits much: for servers to start, and for providers that are slow.
const tests = await Promise.all([vitest('worker', false), vitest('server', true)])
const stories = await reported(
  'fault-stories',
  () => ['playwright', 'test', '--config', 'tests/fault-stories.config.ts'],
  { env: { CHROMIUM_PATH: ensureChromium() ?? '' } },
)

const rows = [
  ...tests.flatMap(({ found }) => rowsOfTests(found ?? {})),
  ...rowsOfStories(stories.found ?? {}),
]
const counts = [
  ...tests.map(({ fine, found }) => ({ fine, passed: found?.numPassedTests, failed: found?.numFailedTests })),
  { fine: stories.fine, passed: stories.found?.stats.expected, failed: stories.found?.stats.unexpected },
]
const passed = counts.reduce((sum, one) => sum + (one.passed ?? 0), 0)
// A runner that broke off before it could say what failed is a failure itself.
const failed = counts.reduce((sum, one) => sum + (one.failed || (one.fine ? 0 : 1)), 0)
console.log(`\n${tableOf(rows)}\n`)
console.log(`in ${Math.round((Date.now() - began) / 1000)} s`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
