/** Selects the tests that changed files can affect, for `npm test -- --changed`. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const FOLDERS = ['domain', 'worker', 'durable-objects', 'web', 'tests', 'scripts']
const IMPORT = /(?:\bfrom\s+|\bimport\s*\(?\s*)'(\.[^']+)'/g
/** Files without imports that affect every test. */
const AFFECTS_EVERYTHING =
  /^(package(-lock)?\.json|wrangler\.toml|tsconfig\.json|tests\/\w+\.config\.ts|tests\/support\/.*)$/
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
    for (const [, specifier] of readFileSync(join(root, path), 'utf8').matchAll(IMPORT)) {
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
 * Test files that import a changed file, directly or through others; null where everything is affected.
 * @param {string[]} changed
 * @param {Map<string, string[]>} importers
 */
export function selectUnitTests(changed, importers) {
  if (changed.some((path) => AFFECTS_EVERYTHING.test(path) || path.startsWith('migrations/'))) return null
  const affected = new Set(changed)
  for (const path of affected) for (const importer of importers.get(path) ?? []) affected.add(importer)
  return [...affected].filter((path) => /\.test\.tsx?$/.test(path)).sort()
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
    const matching = specs.filter((spec) => listNouns(path).includes(toNoun(spec.split('/').at(-1) ?? '')))
    if (matching.length === 0) return null
    for (const spec of matching) selected.add(spec)
  }
  return [...selected].sort()
}

function listBrowserTests() {
  return listFiles('tests/e2e').filter((path) => path.endsWith('.spec.ts') && path.split('/').length === 3)
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
