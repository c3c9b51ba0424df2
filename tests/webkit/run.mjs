/** `npm run test:webkit`: a smoke test in Safari's engine; ends with the line `N passed, N failed`. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { install } from '../../scripts/install.mjs'
import { run } from '../../scripts/run.mjs'
import { ensureWebkit } from '../../scripts/webkit.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const report = `${root}test-results/webkit.json`

if (!ensureWebkit()) {
  console.error(
    'WebKit is missing and could not be installed: it needs the Debian packages webkit2gtk-driver and xvfb. No test was run.',
  )
  process.exit(1)
}
await install()
mkdirSync(`${root}test-results`, { recursive: true })
rmSync(report, { force: true })
await run('npm', ['run', '--silent', 'build'])
const { status } = spawnSync(
  'npx',
  [
    ...['vitest', 'run', '--config', 'tests/webkit.config.ts', '--reporter=default', '--reporter=json'],
    `--outputFile.json=${report}`,
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: 'inherit' },
)
const { numPassedTests: passed = 0, numFailedTests: failed = 1 } = existsSync(report)
  ? JSON.parse(readFileSync(report, 'utf8'))
  : {}
const missed = status !== 0 && failed === 0 ? 1 : 0
console.log(`\n${passed} passed, ${failed + missed} failed`)
process.exitCode = failed + missed > 0 ? 1 : 0
