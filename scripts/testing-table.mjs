/**
 * `npm run testing-table`: counts tests and assertions by noun and kind and writes the table into docs/testing.md.
 *   npm run testing-table -- FOLDER   prints the totals of another checkout instead
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path/posix'
import { fileURLToPath } from 'node:url'

const here = fileURLToPath(new URL('..', import.meta.url))
const root = process.argv[2] ?? here
const PAGE = join(here, 'docs/testing.md')
const MARK = /(<!-- testing-table -->\n)[\s\S]*?(<!-- \/testing-table -->)/
/** Path patterns of each kind of test; the first match decides. */
const KINDS = {
  API: /^tests\/(api|sweeps)\/.*\.test\.ts$|^(worker|durable-objects)\/.*\.test\.ts$/,
  component: /\.test\.tsx$/,
  browser: /^tests\/e2e\/.*\.spec\.ts$/,
  fault: /^tests\/(faults|abuse)\/.*\.(test|spec)\.ts$/,
  rule: /\.test\.ts$/,
}
const FOLDERS = ['domain', 'worker', 'durable-objects', 'web', 'scripts', 'tests']
const LAYERS = [
  'api',
  'database',
  'feature',
  'locale',
  'public',
  'screen',
  'state',
  'sw',
  'tool',
  'ui',
  'vite',
]
const TEST = /(?<!\.)\btest(?:\.each|\.for|\.serial)?(?:<[^>]*>)?\(/g
const ASSERTION = /\bexpect(?:\.poll|\.soft)?\(/g

const rows = countTests()
if (root === here) writeTable(rows)
printTotals(rows)

/** Counts by noun and kind: `{ feed: { API: { tests, assertions }, … } }`. */
function countTests() {
  const nouns = listNouns()
  const counts = {}
  for (const path of FOLDERS.flatMap(listFiles)) {
    const kind = Object.keys(KINDS).find((name) => KINDS[name].test(path))
    if (!kind) continue
    const code = readFileSync(join(root, path), 'utf8')
    const noun = findNoun(path, nouns)
    counts[noun] ??= {}
    counts[noun][kind] ??= { tests: 0, assertions: 0 }
    const count = counts[noun][kind]
    count.tests += code.match(TEST)?.length ?? 0
    count.assertions += code.match(ASSERTION)?.length ?? 0
  }
  return counts
}

/** The nouns of the product: the folders of each layer but those named after what code is for. */
function listNouns() {
  const folders = ['domain', 'worker', 'worker/auth', 'worker/account', 'worker/posts', 'web', 'web/features']
  const names = folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => readdirSync(join(root, folder), { withFileTypes: true }))
    .flatMap((entry) => (entry.isDirectory() ? toSingular(entry.name) : []))
  return new Set(names.filter((name) => !LAYERS.includes(name)))
}

/** The noun in a test file's name or folder; 'other' if none. */
function findNoun(path, nouns) {
  const names = path.split('/').reverse()
  const words = names.flatMap((name) => name.replace(/\.(test|spec)\.tsx?$/, '').split(/-|(?=[A-Z])/))
  return words.map((word) => toSingular(word.toLowerCase())).find((word) => nouns.has(word)) ?? 'other'
}

function toSingular(word) {
  return word.replace(/ies$/, 'y').replace(/s$/, '')
}

/** Paths of a folder, without the packages that the bench installs. */
function listFiles(folder) {
  const paths = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
  return paths
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => !path.includes('/node_modules/'))
}

function writeTable(counts) {
  const kinds = Object.keys(KINDS)
  const lines = [
    `| noun | ${kinds.join(' | ')} |`,
    `| --- |${' ---: |'.repeat(kinds.length)}`,
    ...Object.keys(counts)
      .sort()
      .map((noun) => `| ${noun} | ${kinds.map((kind) => formatCount(counts[noun][kind])).join(' | ')} |`),
  ]
  const page = readFileSync(PAGE, 'utf8')
  if (!MARK.test(page)) throw new Error('docs/testing.md has no place for the table.')
  writeFileSync(PAGE, page.replace(MARK, `$1\n${lines.join('\n')}\n\n$2`))
}

function formatCount(count) {
  return count ? `${count.tests} (${count.assertions})` : ''
}

function printTotals(counts) {
  for (const kind of Object.keys(KINDS)) {
    const all = Object.values(counts).flatMap((row) => row[kind] ?? [])
    const sum = (name) => all.reduce((total, count) => total + count[name], 0)
    console.log(`${kind.padEnd(10)} ${sum('tests')} tests, ${sum('assertions')} assertions`)
  }
}
