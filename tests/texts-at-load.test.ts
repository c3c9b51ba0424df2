/**
 * Texts are read when they are shown, never while modules load: the locale is known only after that. Formats of dates are
 * created when they are used: the first one takes longer than all other statements of the modules.
 */
import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import type { MessageCatalog } from '../domain/i18n/i18n'

/** Modules that start by themselves, build, or run outside of a page. */
const EXCLUDED =
  /\.test\.|^web\/(sw|dist|vite|public)\/|^web\/(main|share\/main)\.tsx$|^web\/share\/embed\.ts$/

const CLIENT = listSources('web/**/*.{ts,tsx}')
const CATALOGS = listSources('domain/{locales,i18n}/**/*.ts')

afterEach(() => vi.unstubAllGlobals())
afterAll(() => vi.resetModules())

test('finds the modules of the client', () => expect(CLIENT.length).toBeGreaterThan(500))

test('reads no texts while modules of the client load', async () => {
  vi.resetModules()
  const { setLocale } = await import('../domain/i18n/i18n')
  const early: string[] = []
  const watching: MessageCatalog = new Proxy(
    {},
    { get: (_, section) => void early.push(findReader(String(section))) },
  )
  setLocale('de', watching)
  await Promise.all(CLIENT.map(loadSource))
  expect(early).toEqual([])
}, 600_000)

test('creates no formats of dates and lists while modules of the client and catalogs load', async () => {
  vi.resetModules()
  const early: string[] = []
  const watch = <Format extends new (...args: never[]) => object>(Format: Format): Format =>
    new Proxy(Format, {
      construct(target, args, newTarget) {
        early.push(findReader(Format.name))
        return Reflect.construct(target, args, newTarget)
      },
    })
  vi.stubGlobal('Intl', {
    ...Object.fromEntries(Object.getOwnPropertyNames(Intl).map((name) => [name, Reflect.get(Intl, name)])),
    DateTimeFormat: watch(Intl.DateTimeFormat),
    ListFormat: watch(Intl.ListFormat),
    RelativeTimeFormat: watch(Intl.RelativeTimeFormat),
    Segmenter: watch(Intl.Segmenter),
  })
  await Promise.all([...CATALOGS, ...CLIENT].map(loadSource))
  expect(early).toEqual([])
}, 600_000)

/** The paths are computed, since Knip counts all exports of the files of an `import.meta.glob` as used. */
function listSources(pattern: string): string[] {
  const root = fileURLToPath(new URL('..', import.meta.url))
  return globSync(pattern, { cwd: root }).filter((path) => !EXCLUDED.test(path))
}

/** Modules that need a browser fail; what they read before that counts. */
const loadSource = (path: string): Promise<unknown> =>
  import(/* @vite-ignore */ `../${path}`).catch(() => undefined)

function findReader(section: string): string {
  const lines = new Error().stack?.split('\n').filter((line) => /\/(web|domain)\//.test(line)) ?? []
  return `${section}: ${lines
    .map((line) => line.replace(/^.*\/(web|domain)\//, '$1/').replace(/\)$/, ''))
    .slice(0, 3)
    .join(' < ')}`
}
