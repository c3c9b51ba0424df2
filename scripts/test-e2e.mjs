/**
 * `npm run test:e2e -- path`: builds what is stale, then runs the browser tests.
 *   --suite=NAME   one of SUITES in tests/playwright.config.ts (default: all); ends with `N passed, N failed`
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ensureChromium } from './chromium.mjs'
import { install } from './install.mjs'
import { requireFreePort } from './port.mjs'
import { run } from './run.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const SOURCE_FOLDERS = ['domain', 'worker', 'durable-objects', 'web']
const SOURCE_FILES = ['package-lock.json', 'wrangler.toml']
/** Written last by `build.mjs`. */
const LAST_OUTPUT = 'build/worker/index.js'
const REPORT = `${root}test-results/e2e.json`

const isSuite = (arg) => arg.startsWith('--suite=')
const suite = process.argv.find(isSuite)?.split('=')[1]
const args = process.argv.slice(2).filter((arg) => !isSuite(arg))

await requireFreePort({ port: Number(process.env.E2E_PORT ?? 8799), variable: 'E2E_PORT' })
await install()
if (isStale()) await run('node', ['scripts/build.mjs'])
const chromium = ensureChromium({ isWhole: suite !== 'core' })
const { status } = spawnSync(
  'npx',
  ['playwright', 'test', '--config', 'tests/playwright.config.ts', ...args],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
      ...(suite ? { SUITE: suite, CI: 'true' } : {}),
      ...(suite === 'a11y' ? { EVERY_LOOK: '1' } : {}),
    },
  },
)
if (suite) printCounts()
process.exitCode = status ?? 1

/** Whether a source file is newer than the last build. */
function isStale() {
  const builtAt = statSync(`${root}${LAST_OUTPUT}`, { throwIfNoEntry: false })?.mtimeMs ?? 0
  const files = SOURCE_FOLDERS.flatMap((folder) =>
    readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  )
  return [...files, ...SOURCE_FILES].some(
    (path) => !/^web[\\/]dist/.test(path) && statSync(`${root}${path}`).mtimeMs > builtAt,
  )
}

function printCounts() {
  const { expected, unexpected } = existsSync(REPORT)
    ? JSON.parse(readFileSync(REPORT, 'utf8')).stats
    : { expected: 0, unexpected: 1 }
  console.log(`\n${expected} passed, ${unexpected} failed`)
}
