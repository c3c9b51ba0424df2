/** How exported things and functions are named, and how literals are written; CONTRIBUTING.md explains the rules. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path/posix'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { VERBS } from './support/verbs'

const root = fileURLToPath(new URL('..', import.meta.url))
/** A yes-or-no question, a hook, or the `t` of messages. */
const OTHER_BEGINNINGS = /^(is|has|have|can|may|might|should|must|was|are|does|did|to|use|t)$/
/** Good names without a verb at the beginning. */
const EXCEPTIONS: Record<string, string> = {
  appError: "creates an AppError; call sites read `throw appError('noun.problem')`",
  lazyDialog: 'as `lazyPart`, for a dialog that a request opens',
  lazyFirstPart: 'as `lazyPart`, for what the first render loads',
  lazyPart: 'as `lazy` of React, by the name of the export',
  visiblePosts: 'the table of posts a viewer may see, used like a table in queries',
}
const FOLDERS = ['domain', 'worker', 'durable-objects', 'web']
const isSource = (path: string) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\.d\.ts$/.test(path)
/** Catalogs of texts: the same names in each language, and no functions of the product. */
const isCatalog = (path: string) => /(^|\/)locales\/|^web\/dist\//.test(path)

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => isSource(path) && !isCatalog(path))
    .map((path) => ({ path, code: readFileSync(join(root, path), 'utf8') })),
)

const FUNCTION = /^(?:export )?(?:default )?(?:async )?function\*? (\w+)/gm
const ARROW_FUNCTION = /^(?:export )?const (\w+) = (?:async )?(?:\([^)]*\)|\w+)(?:: [^=]+)? =>/gm
const EXPORT = /^export (?:async )?(?:abstract )?(?:function\*?|const|class|type|interface|enum) (\w+)/gm

function listNames(code: string, ...patterns: RegExp[]): string[] {
  return patterns.flatMap((pattern) => [...code.matchAll(pattern)].map(([, name = '']) => name))
}

function beginsWithVerb(name: string): boolean {
  const [first = ''] = /^[a-z]+/.exec(name) ?? []
  return VERBS.has(first) || OTHER_BEGINNINGS.test(first)
}

test('names functions after verbs', () => {
  const functions = sources.flatMap(({ path, code }) =>
    listNames(code, FUNCTION, ARROW_FUNCTION).map((name) => ({ path, name })),
  )
  expect(functions.length).toBeGreaterThan(1000)
  // Components are nouns and begin with a capital letter.
  const flawed = functions.filter(
    ({ name }) => /^[a-z]/.test(name) && !beginsWithVerb(name) && !Object.hasOwn(EXCEPTIONS, name),
  )
  expect(flawed.map(({ path, name }) => `${path}: ${name}`)).toEqual([])
})

test('exports each name from one file', () => {
  const files = new Map<string, string[]>()
  for (const { path, code } of sources)
    for (const name of new Set(listNames(code, EXPORT))) files.set(name, [...(files.get(name) ?? []), path])
  expect(files.size).toBeGreaterThan(1000)
  const repeated = [...files].filter(([, paths]) => paths.length > 1)
  expect(repeated.map(([name, paths]) => `${name}: ${paths.join(', ')}`)).toEqual([])
})

/**
 * A spread literal, `...{ a, b }` or `...[409, 'x']`. Not the call of its method, as in `...[a, b].filter(Boolean)`, nor a
 * rest parameter, as in `...[props]: Props`.
 */
const SPREAD_LITERAL = /\.\.\.(?:\{|\[[^[\]]*\](?!\s*[.[(:]))/g

test('spreads no literal to steer the formatter', () => {
  const files = [...FOLDERS, 'scripts', 'tests'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
      .filter((path) => /\.(tsx?|mjs)$/.test(path) && !/(^|\/)(dist|build)\/|^tests\/names\.test/.test(path)),
  )
  expect(files.length).toBeGreaterThan(2000)
  const found = files.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(SPREAD_LITERAL)].map(([text]) => `${path}: ${text}`),
  )
  expect(found).toEqual([])
})
