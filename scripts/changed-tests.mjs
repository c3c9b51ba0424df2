/** Selects the tests that changed files can affect, for `npm test -- --changed`. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const FOLDERS = ['domain', 'worker', 'durable-objects', 'web', 'tests', 'scripts']
/** Statements of types have no effect on a test. */
const TYPE_IMPORT = /^(?:import|export) type [^'"]*'[^']+'/gm
const IMPORT = /(?:\bfrom\s+|\bimport\s*\(?\s*)'(\.[^']+)'/g
/** Files without imports that affect every test. */
const AFFECTS_EVERYTHING =
  /^(package(-lock)?\.json|wrangler\.toml|tsconfig\.json|tests\/\w+\.config\.ts|tests\/support\/.*)$/
/** Files that import all of their side. */
const ENTRIES = ['worker/index.ts', 'worker/app.ts', 'worker/schedule.ts', 'web/App.tsx']
/** Parts of the product that a browser test can reach. */
const PRODUCT = /^(web|worker|domain|durable-objects|migrations)\//

/**
 * Selects test files by the files changed since a git ref.
 * @param {string} ref
 * @returns {Promise<{ unit: string[] | null, browser: string[] | null }>} paths from the root; null means all of a kind
 */
export async function selectTests(ref) {
  const changed = listChangedFiles(ref)
  return {
    unit: selectUnitTests(changed, buildImporters()),
    browser: selectBrowserTests(changed, listBrowserTests()),
  }
}

/** Files changed since the ref, and untracked files. */
function listChangedFiles(ref) {
  const list = (...args) => {
    const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
    if (status !== 0) throw new Error(`git ${args.join(' ')} failed: is ${ref} a commit?`)
    return stdout.split('\n').filter(Boolean)
  }
  return [...list('diff', '--name-only', ref), ...list('ls-files', '--others', '--exclude-standard')]
}

/** Maps each source file to the files that import it. */
function buildImporters() {
  const importers = new Map()
  for (const path of FOLDERS.flatMap(listFiles)) {
    if (!/\.(tsx?|mjs)$/.test(path) || path.startsWith('web/dist/')) continue
    const code = readFileSync(join(root, path), 'utf8').replaceAll(TYPE_IMPORT, '')
    for (const [, specifier] of code.matchAll(IMPORT)) {
      const target = resolveImport(path, specifier)
      importers.set(target, [...(importers.get(target) ?? []), path])
    }
  }
  return importers
}

function resolveImport(importer, specifier) {
  const path = join(dirname(importer), specifier.split('?')[0])
  return (
    ['', '.ts', '.tsx', '/index.ts'].map((end) => path + end).find((name) => existsSync(join(root, name))) ??
    path
  )
}

/**
 * Test files that import a changed file, directly or through others. Of those that reach it only through an entry, which
 * imports everything, the ones named after a noun of its path; all of them where there is none. Null where everything is
 * affected.
 * @param {string[]} changed
 * @param {Map<string, string[]>} importers
 */
export function selectUnitTests(changed, importers) {
  if (changed.some((path) => AFFECTS_EVERYTHING.test(path) || path.startsWith('migrations/'))) return null
  const selected = new Set()
  for (const path of changed) {
    const near = listImportingTests(path, importers, (file) => file !== path && ENTRIES.includes(file))
    const all = listImportingTests(path, importers, () => false)
    const named = all.filter((test) => isNamedAfter(test, path))
    for (const test of named.length > 0 ? [...near, ...named] : all) selected.add(test)
  }
  return [...selected].sort()
}

/** The test files among a file and its importers, without those of the files where it ends. */
function listImportingTests(path, importers, isEnd) {
  const affected = new Set([path])
  for (const file of affected)
    if (!isEnd(file)) for (const importer of importers.get(file) ?? []) affected.add(importer)
  return [...affected].filter((file) => /\.test\.tsx?$/.test(file))
}

/**
 * Changed browser tests, and those named after a noun of a changed path (`worker/messages/…` selects `messages.spec.ts`
 * and `message-voice.spec.ts`); null where a changed file of the product has no such noun.
 * @param {string[]} changed
 * @param {string[]} specs
 */
export function selectBrowserTests(changed, specs) {
  if (changed.some((path) => AFFECTS_EVERYTHING.test(path))) return null
  const selected = new Set()
  for (const path of changed) {
    if (specs.includes(path)) selected.add(path)
    if (!PRODUCT.test(path) || /\.test\.tsx?$/.test(path)) continue
    const matching = specs.filter((spec) => isNamedAfter(spec, path))
    if (matching.length === 0) return null
    for (const spec of matching) selected.add(spec)
  }
  return [...selected].sort()
}

function listBrowserTests() {
  return listFiles('tests/e2e').filter((path) => path.endsWith('.spec.ts') && path.split('/').length === 3)
}

/** Whether a test's own name begins with a noun of a path. */
function isNamedAfter(test, path) {
  return listNouns(path).includes(toNoun(test.split('/').at(-1) ?? ''))
}

/** The nouns of a path's folders and file, without the top-level folder. */
function listNouns(path) {
  return path.split('/').slice(1).map(toNoun)
}

/** The first word of a file or folder name, in the singular: `message-voice.spec.ts` and `messages` are both `message`. */
function toNoun(name) {
  return (name.split(/[-.]/)[0] ?? '').replace(/s$/, '')
}

/** All files below a folder of the root, as paths from the root. */
function listFiles(folder) {
  const paths = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
  return paths.map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
}
