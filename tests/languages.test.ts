/** Every translation has all English texts: the app, error messages, times, and emails. */
import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { ERROR_CODES } from '../domain/errors/error-table'
import { formatErrorMessage } from '../domain/errors/errors'
import { type MessageCatalog, withLocale } from '../domain/i18n/i18n'
import { isLanguage, type Language } from '../domain/i18n/languages'

type Module = Record<string, unknown>
type Files = Record<string, Module>
/** Texts by their path, such as 'PLAYER.label': strings, lists of pieces, and functions. */
type Texts = Map<string, unknown>

const ENGLISH = await importFiles('domain/{*,*/*,locales/en/*}.ts', /\.test\.ts$/)
const TRANSLATED = await importFiles('domain/locales/*/*.ts', /\/en\/|\/locale-\w+\.ts$/)
/** Share of equal texts allowed: names and words that a language shares with English. */
const SAME_AT_MOST = 0.12

const english = new Map(
  [...listSections(ENGLISH)].flatMap(([name, section]) => [...iterateTexts(section, name)]),
)
const refusals = new Map(ERROR_CODES.map((code) => [code, formatErrorMessage(code)]))

describe.each(listLanguages())('in %s', (language) => {
  const translated: Texts = new Map(iterateTexts(loadCatalog(language)))
  const { ERRORS, NETWORK_ERRORS } = loadCatalog(language)
  const errors: Module = { ...ERRORS, ...NETWORK_ERRORS }

  test('has every English text', () => {
    const lacking = [...english.keys()].filter((place) => !translated.has(place))
    const unrefused = [...refusals.keys()].filter((code) => !(code in errors))
    expect([...lacking, ...unrefused]).toEqual([])
  })

  test('has no text that English lacks', () => {
    const errors = [...refusals.keys()].flatMap((code) => [`ERRORS.${code}`, `NETWORK_ERRORS.${code}`])
    const surplus = [...translated.keys()].filter((place) => !english.has(place) && !errors.includes(place))
    expect(surplus).toEqual([])
  })

  test('has no empty text where English has one', () => {
    const spoken = [...english].filter(([, text]) => !isEmpty(text)).map(([place]) => place)
    expect(spoken.filter((place) => isEmpty(translated.get(place)))).toEqual([])
    expect(Object.keys(errors).filter((code) => isEmpty(errors[code]))).toEqual([])
  })

  test('differs from English', () => {
    const texts = [...english].filter(([, text]) => typeof text === 'string')
    const same = texts.filter(([place, text]) => translated.get(place) === text).map(([place]) => place)
    const left = [...refusals].filter(([code, text]) => errors[code] === text).map(([code]) => code)
    expect(left).toEqual([])
    expect(same.length / texts.length, same.join(', ')).toBeLessThan(SAME_AT_MOST)
  })
})

/** Names of controls whose text stands elsewhere than beside them, by the text. */
const NAMED: Record<string, string> = {
  'BLOCKED_MEMBER.unblock': 'PERSON_ACTIONS.unblock',
  'INVITATIONS.add': 'INVITATIONS.addTo',
  'LIBRARY.addTrack': 'LIBRARY.addLabel',
  'MEMBER.followed': 'MEMBER.followingLabel',
  'MODERATION.dismiss': 'MODERATOR.askMany.dismiss',
  'MODERATOR.confirm.warn': 'MODERATOR.warn',
  'MODERATOR.history': 'MODERATOR.openHistory',
  'MOMENTS.choose': 'MOMENTS.chooseOf',
  'PURCHASE.listen': 'PURCHASE.listenTo',
  'SITE.useTemplate': 'SITE.templateLabel',
  'TRANSCRIPT.less': 'TRANSCRIPT.lessOf',
  'TRANSCRIPT.more': 'TRANSCRIPT.moreOf',
}
/** Labels of fields and pictures, and names that are formatted with the text itself. */
const NOT_NAMES =
  /^(ACCESS_TOKENS\.days|LIBRARY\.(add|remove)|PODCAST\.demo|POST\.share|PRICING\.custom|SUBSCRIBE\.scan)Label$/

// Speech input says the text (WCAG 2.5.3).
describe.each(['en', ...listLanguages()] as const)('the names of controls in %s', (language) => {
  const texts: Texts = language === 'en' ? english : new Map(iterateTexts(loadCatalog(language)))
  const named = [...texts.keys()]
    .filter((place) => /[a-z]Label$/.test(place) && !NOT_NAMES.test(place))
    .map((name) => [name.replace(/Label$/, ''), name] as const)
    .filter(([text]) => texts.has(text))

  test('contain their text', () => {
    const lacking = [...named, ...Object.entries(NAMED)].filter(
      ([text, name]) => !say(name).includes(say(text)),
    )
    expect(named.length).toBeGreaterThan(30)
    expect(lacking).toEqual([])
  })

  test('begin with their text where they turn something on', () => {
    const turnOn = named.filter(([text]) => /\.(enable|turnOn)$/.test(text))
    expect(turnOn.length).toBeGreaterThan(0)
    expect(turnOn.filter(([text, name]) => !say(name).startsWith(say(text)))).toEqual([])
  })

  function say(place: string): string {
    const text = texts.get(place)
    return String(typeof text === 'function' ? text('Owl', 'Fox') : text).toLocaleLowerCase(language)
  }
})

/** The paths are computed, since Knip counts all exports of the files of an `import.meta.glob` as used. */
async function importFiles(pattern: string, excluded: RegExp): Promise<Files> {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const paths = globSync(pattern, { cwd: root }).filter((path) => !excluded.test(path))
  return Object.fromEntries(
    await Promise.all(paths.map(async (path) => [path, await import(/* @vite-ignore */ `../${path}`)])),
  )
}

/** Languages that the app has a folder for. */
function listLanguages(): Language[] {
  const folders = Object.keys(TRANSLATED).map((path) => /locales\/(\w+)\//.exec(path)?.[1] ?? '')
  return [...new Set(folders)].filter(isLanguage)
}

function loadCatalog(language: Language): MessageCatalog {
  const own = Object.entries(TRANSLATED).filter(([path]) =>
    new RegExp(`/locales/${language}/[\\w-]+\\.ts$`).test(path),
  )
  return Object.assign({}, ...own.map(([, module]) => module))
}

/** Returns the exports that are read from a catalog by name. */
function listSections(files: Files): Map<string, object> {
  const exported = Object.values(files).flatMap((module) => Object.entries(module))
  const sections = exported.filter((pair): pair is [string, object] => isGroup(pair[1]))
  return new Map(sections.filter(([name, section]) => isReadFromCatalogue(name, section)))
}

function isReadFromCatalogue(name: string, section: object): boolean {
  const asked = new Set<string>()
  const watching: MessageCatalog = new Proxy({}, { get: (_, section) => void asked.add(String(section)) })
  withLocale('de', watching, () => [...iterateTexts(section)])
  return asked.has(name)
}

function* iterateTexts(catalog: object, at = ''): Generator<[string, unknown]> {
  for (const key of Object.keys(catalog)) {
    const [value, place] = [(catalog as Module)[key], at ? `${at}.${key}` : key]
    if (isGroup(value)) yield* iterateTexts(value, place)
    else yield [place, value]
  }
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isEmpty(text: unknown): boolean {
  if (typeof text === 'string') return text.trim() === ''
  return Array.isArray(text) && text.length === 0
}
