/**
 * `npm test`: installs what it needs, runs check, rules, API and browser stories, and ends with the plain line
 * `N passed, N failed`. Each part of the check counts as one test. No part stops the others.
 *
 * What does not wait for another runs beside it: the checks beside the build, rules and API beside the stories, which
 * spend much of their time listening. A part that runs beside another is shown when it has ended.
 */
import { spawn } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { ensureChromium } from './chromium.mjs'
import { install } from './install.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const results = { passed: 0, failed: 0 }

/** Below everything else: stories hear in real time, and what runs beside them only takes what they leave. */
const ASIDE = 10

function count(passed, failed) {
  results.passed += passed
  results.failed += failed
}

/** Starts an npm script; resolves to true when it succeeded. */
function script(name, { args = [], env = {}, output = 'inherit' } = {}) {
  const child = spawn('npm', ['run', '--silent', name, ...(args.length ? ['--', ...args] : [])], {
    cwd: root,
    stdio: ['ignore', output, output],
    env: { ...process.env, CI: 'true', ...env },
    shell: process.platform === 'win32',
  })
  const ended = new Promise((resolve) => {
    child.on('error', () => resolve(false))
    child.on('close', (status) => resolve(status === 0))
  })
  return { child, ended }
}

/** Starts an npm script beside others. Its output is kept until `end` shows it; that resolves to true on success. */
function beside(name, { args, yields = false } = {}) {
  const path = `${root}test-results/${name.replace(':', '-')}.log`
  const output = openSync(path, 'w')
  const { child, ended } = script(name, { args, output })
  closeSync(output)
  if (yields && child.pid) yieldTo(child.pid)
  return {
    async end() {
      const ok = await ended
      console.log(`\n— ${name}`)
      process.stdout.write(readFileSync(path, 'utf8'))
      return ok
    },
  }
}

function yieldTo(pid) {
  try {
    setPriority(pid, ASIDE)
  } catch {
    // Not every system lets a process be told so; it runs all the same.
  }
}

/** What a runner wrote, or null when it died before writing. */
function report(file) {
  const path = `${root}test-results/${file}`
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null
}

/** Tells the stories in the browser that is here or can be had. */
async function tellStories() {
  const chromium = ensureChromium()
  if (!chromium) {
    console.error(
      'No Chromium here and none could be installed: set CHROMIUM_PATH. The browser stories did not run.',
    )
    return count(0, 1)
  }
  console.log('\n— test:e2e, and test:unit beside it')
  const fine = await script('test:e2e', { env: { CHROMIUM_PATH: chromium } }).ended
  const stories = report('e2e.json')
  if (!stories) return count(0, 1)
  const { expected, flaky, unexpected } = stories.stats
  if (flaky > 0) console.log(`${flaky} of the stories passed only when told again`)
  count(expected + flaky, unexpected + (fine || unexpected > 0 ? 0 : 1))
}

install()
rmSync(`${root}test-results`, { recursive: true, force: true })
mkdirSync(`${root}test-results`, { recursive: true })

console.log('\n— check and build')
const build = beside('build')
const checks = ['check:format', 'types', 'check:unused'].map((name) => beside(name))
for (const part of checks) (await part.end()) ? count(1, 0) : count(0, 1)

if (await build.end()) {
  count(1, 0)
  const tests = beside('test:unit', {
    args: ['--reporter=default', '--reporter=json', '--outputFile.json=test-results/unit.json'],
    yields: true,
  })
  await tellStories()
  const ok = await tests.end()
  const unit = report('unit.json')
  if (unit) count(unit.numPassedTests, unit.numFailedTests + (ok || unit.numFailedTests > 0 ? 0 : 1))
  else count(0, 1)
} else count(0, 1)

console.log(`\n${results.passed} passed, ${results.failed} failed`)
process.exitCode = results.failed > 0 ? 1 : 0
