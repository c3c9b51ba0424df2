/**
 * `npm test`: installs what it needs, runs check, rules, API and browser stories, and ends with the plain line
 * `N passed, N failed`. Each part of the check counts as one test. No part stops the others.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ensureChromium } from './chromium.mjs'
import { install } from './install.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const results = { passed: 0, failed: 0 }

function count(passed, failed) {
  results.passed += passed
  results.failed += failed
}

/** Runs an npm script; true when it succeeded. */
function script(name, args = [], env = {}) {
  console.log(`\n— ${name}`)
  const { status } = spawnSync('npm', ['run', '--silent', name, ...(args.length ? ['--', ...args] : [])], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CI: 'true', ...env },
    shell: process.platform === 'win32',
  })
  return status === 0
}

/** What a runner wrote, or null when it died before writing. */
function report(file) {
  const path = `${root}test-results/${file}`
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null
}

install()
rmSync(`${root}test-results`, { recursive: true, force: true })
mkdirSync(`${root}test-results`, { recursive: true })

for (const name of ['check:format', 'types', 'check:unused']) script(name) ? count(1, 0) : count(0, 1)

if (script('build')) {
  count(1, 0)
  const ok = script('test:unit', [
    '--reporter=default',
    '--reporter=json',
    '--outputFile.json=test-results/unit.json',
  ])
  const unit = report('unit.json')
  if (unit) count(unit.numPassedTests, unit.numFailedTests + (ok || unit.numFailedTests > 0 ? 0 : 1))
  else count(0, 1)

  const chromium = ensureChromium()
  if (chromium) {
    const fine = script('test:e2e', [], { CHROMIUM_PATH: chromium })
    const stories = report('e2e.json')
    if (stories) {
      const { expected, flaky, unexpected } = stories.stats
      if (flaky > 0) console.log(`${flaky} of the stories passed only when told again`)
      count(expected + flaky, unexpected + (fine || unexpected > 0 ? 0 : 1))
    } else count(0, 1)
  } else {
    console.error(
      'No Chromium here and none could be installed: set CHROMIUM_PATH. The browser stories did not run.',
    )
    count(0, 1)
  }
} else count(0, 1)

console.log(`\n${results.passed} passed, ${results.failed} failed`)
process.exitCode = results.failed > 0 ? 1 : 0
