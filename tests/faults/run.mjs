/** `npm run test:faults`: puts faults in the Worker's way, and ends with the plain line `N passed, N failed`. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { install } from '../../scripts/install.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const report = `${root}test-results/faults.json`

install()
mkdirSync(`${root}test-results`, { recursive: true })
rmSync(report, { force: true })
const { status } = spawnSync(
  'npx',
  [
    ...['vitest', 'run', '--config', 'tests/faults.config.ts', '--reporter=default', '--reporter=json'],
    `--outputFile.json=${report}`,
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' },
)
const { numPassedTests: passed = 0, numFailedTests: failed = 1 } = existsSync(report)
  ? JSON.parse(readFileSync(report, 'utf8'))
  : {}
const missed = status !== 0 && failed === 0 ? 1 : 0
console.log(`\n${passed} passed, ${failed + missed} failed`)
process.exitCode = failed + missed > 0 ? 1 : 0
