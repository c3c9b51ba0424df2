/** `npm run test:abuse`: attacks the built app over HTTP and in Chromium; prints the attacks and their results. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { install } from '../../scripts/install.mjs'
import { run } from '../../scripts/run.mjs'
import { FIGURES } from './figures-file.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const servers = `${root}test-results/abuse.json`
const pages = `${root}test-results/abuse-pages.json`
const only = process.argv.slice(2)

await install()
mkdirSync(`${root}test-results`, { recursive: true })
for (const old of [servers, pages, FIGURES]) rmSync(old, { force: true })
await run(process.execPath, ['scripts/build.mjs'])

const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${servers}`]
const server = readReport(
  runCommand(['vitest', 'run', '--config', 'tests/abuse.config.ts', ...reporters, ...only]),
  servers,
  ({ numPassedTests, numFailedTests }) => [numPassedTests, numFailedTests],
)
// Files named on the command line belong to the first part.
const inChromium =
  existsSync(`${root}tests/abuse/pages`) && only.length === 0
    ? readReport(
        runCommand(
          [
            'playwright',
            'test',
            '--config',
            'tests/abuse/pages/playwright.config.ts',
            '--reporter=list,json',
          ],
          {
            PLAYWRIGHT_JSON_OUTPUT_NAME: pages,
          },
        ),
        pages,
        ({ stats }) => [stats.expected + stats.flaky, stats.unexpected],
      )
    : [0, 0]

printFigures()
const [passed, failed] = [server[0] + inChromium[0], server[1] + inChromium[1]]
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

function runCommand(command, env = {}) {
  const options = {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  }
  return spawnSync('npx', command, options).status
}

/** Returns the passed and failed counts of a report; a failed run without a report counts as one failure. */
function readReport(status, report, count) {
  const [good, bad] = existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : [0, 1]
  return [good, status !== 0 && bad === 0 ? 1 : bad]
}

function printFigures() {
  if (!existsSync(FIGURES)) return
  const lines = readFileSync(FIGURES, 'utf8').trim().split('\n')
  const rows = [['attack', 'times', 'result'], ...lines.map((line) => JSON.parse(line))]
  const wide = [0, 1].map((at) => Math.max(...rows.map((row) => row[at].length)))
  console.log()
  for (const [what, times, came] of rows)
    console.log(`${what.padEnd(wide[0])}  ${times.padStart(wide[1])}  ${came}`)
}
