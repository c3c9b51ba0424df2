/**
 * `npm run test:e2e -- path`: builds what is stale, then runs the browser tests.
 *   --suite=NAME   one of SUITES in tests/playwright.config.ts (default: all); ends with `N passed, N failed`
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ensureChromium } from './chromium.mjs'
import { install } from './install.mjs'
import { requireFreePort } from './port.mjs'
import { run } from './run.mjs'
import { isBuildStale } from './stale-build.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const REPORT = `${root}test-results/e2e.json`

const isSuite = (arg) => arg.startsWith('--suite=')
const suite = process.argv.find(isSuite)?.split('=')[1]
const args = process.argv.slice(2).filter((arg) => !isSuite(arg))

await requireFreePort({ port: Number(process.env.E2E_PORT ?? 8799), variable: 'E2E_PORT' })
await install()
if (isBuildStale(root)) await run('node', ['scripts/build.mjs'])
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

function printCounts() {
  const { expected, unexpected } = existsSync(REPORT)
    ? JSON.parse(readFileSync(REPORT, 'utf8')).stats
    : { expected: 0, unexpected: 1 }
  console.log(`\n${expected} passed, ${unexpected} failed`)
}
