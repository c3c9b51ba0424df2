/** Runs Vitest for a suite of its own, and counts its tests. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Runs the tests of a configuration in `tests/`; returns how many passed and failed. A run that ends badly without a
 * failed test counts as one failure.
 * @param {string} config name of the file
 * @param {{ name?: string, args?: string[], env?: Record<string, string> }} [options] `name` of the report
 */
export function runVitest(config, { name = config.replace(/\.config\.ts$/, ''), args = [], env = {} } = {}) {
  const report = `${root}test-results/${name}.json`
  mkdirSync(`${root}test-results`, { recursive: true })
  rmSync(report, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { status } = spawnSync(
    'npx',
    ['vitest', 'run', '--config', `tests/${config}`, ...reporters, ...args],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    },
  )
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(readFileSync(report, 'utf8'))
  return { passed, failed: status !== 0 && failed === 0 ? 1 : failed }
}
