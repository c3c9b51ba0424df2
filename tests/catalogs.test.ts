/** What is rendered with a part of the messages reads no others: they would be English to every reader. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../domain/i18n/languages'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const MESSAGES = /^domain\/locales\/en\/([\w-]+)\.ts$/
/** A statement may span lines. */
const STATIC_IMPORT = /^(?:import|export) (?!type\b)(?:[\w*{][^'";()=]*?\sfrom\s+)?'(\.[^']+)'/gm
const LAZY_PART = /lazy(?:Part|Dialog)\(\s*\(\) => import\('([^']+)'\)/g

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

function findFile(from: string, name: string): string | undefined {
  const base = join(dirname(from), name)
  return [base, `${base}.ts`, `${base}.tsx`].find(
    (path) => /\.tsx?$/.test(path) && existsSync(join(ROOT, path)),
  )
}

/** Lists the files that an entry loads with its imports, and with its lazy parts on request. */
function listLoadedFiles(entry: string, withLazyParts: boolean): string[] {
  const loaded = new Set([entry])
  for (const path of loaded) {
    const source = read(path)
    const lazy = withLazyParts ? source.matchAll(LAZY_PART) : []
    for (const [, name = ''] of [...source.matchAll(STATIC_IMPORT), ...lazy]) {
      const file = findFile(path, name)
      if (file) loaded.add(file)
    }
  }
  return [...loaded]
}

const listMessageFiles = (files: readonly string[]) =>
  files.flatMap((path) => MESSAGES.exec(path)?.[1] ?? []).sort()

/** The files of messages that a catalog of a language has. */
const readCatalog = (language: string, catalog: string) =>
  [...read(`domain/locales/${language}/locale-${catalog}-${language}.ts`).matchAll(/'\.\/([\w-]+)'/g)].map(
    ([, file]) => file,
  )

describe.each(LANGUAGES.filter((language) => language !== 'en'))('in %s', (language) => {
  test.each([
    ['first', 'web/main.tsx', false],
    ['share', 'web/share/main.tsx', true],
  ] as const)('the %s catalog has all that %s shows', (catalog, entry, withLazyParts) => {
    const needed = listMessageFiles(listLoadedFiles(entry, withLazyParts))
    expect(needed.length).toBeGreaterThan(1)
    expect(readCatalog(language, catalog)).toEqual(expect.arrayContaining(needed))
  })

  test('no message is in both catalogs of the app', () => {
    const first = readCatalog(language, 'first')
    expect(readCatalog(language, 'later').filter((file) => first.includes(file))).toEqual([])
  })
})
