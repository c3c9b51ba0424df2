import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isBuildStale } from './stale-build.mjs'

const OUTPUT = 'build/worker/index.js'
const SOURCES = [
  'domain/limits.ts',
  'worker/app.ts',
  'durable-objects/channel.ts',
  'web/ui/base.css',
  'package-lock.json',
  'wrangler.toml',
]
const BUILT_AT = 1000

let root = ''

/** Writes a file that was changed at this second. */
function writeAt(path: string, second: number) {
  mkdirSync(dirname(`${root}${path}`), { recursive: true })
  writeFileSync(`${root}${path}`, '')
  // A new file changes its folder too.
  for (let at = path; at !== '.'; at = dirname(at)) utimesSync(`${root}${at}`, second, second)
}

beforeEach(() => {
  root = `${mkdtempSync(join(tmpdir(), 'owlcast-build-'))}/`
  writeAt(OUTPUT, BUILT_AT)
  for (const path of SOURCES) writeAt(path, BUILT_AT - 1)
})
afterEach(() => rmSync(root, { recursive: true }))

test('finds a build that is newer than its sources current', () => {
  expect(isBuildStale(root)).toBe(false)
})

test.each(SOURCES)('finds a build that is older than %s stale', (path) => {
  writeAt(path, BUILT_AT + 1)
  expect(isBuildStale(root)).toBe(true)
})

test('finds a missing build stale', () => {
  rmSync(`${root}${OUTPUT}`)
  expect(isBuildStale(root)).toBe(true)
})
