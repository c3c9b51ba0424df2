/** `npm run test:abuse`: attacks the built app over HTTP and in Chromium; prints the attacks and their results. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { install } from '../../scripts/install.mjs'
import { run } from '../../scripts/run.mjs'
import { runVitest } from '../../scripts/run-vitest.mjs'
import { FIGURES } from './figures-file.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const pages = `${root}test-results/abuse-pages.json`
const only = process.argv.slice(2)

await install()
mkdirSync(`${root}test-results`, { recursive: true })
for (const old of [pages, FIGURES]) rmSync(old, { force: true })
await run(process.execPath, ['scripts/build.mjs'])

const server = runVitest('abuse.config.ts', { args: only })
// Files named on the command line belong to the first part.
const inChromium = only.length === 0 ? runInChromium() : { passed: 0, failed: 0 }

printFigures()
const passed = server.passed + inChromium.passed
const failed = server.failed + inChromium.failed
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

/** Returns how many tests passed and failed; a run that ends badly without a failed test counts as one failure. */
function runInChromium() {
  const config = 'tests/abuse/pages/playwright.config.ts'
  const { status } = spawnSync('npx', ['playwright', 'test', '--config', config, '--reporter=list,json'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: pages },
  })
  if (!existsSync(pages)) return { passed: 0, failed: 1 }
  const { expected, flaky, unexpected } = JSON.parse(readFileSync(pages, 'utf8')).stats
  return { passed: expected + flaky, failed: status !== 0 && unexpected === 0 ? 1 : unexpected }
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
