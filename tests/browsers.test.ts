/** The oldest browsers: in the README, in the page, and in the build, compared with MDN's data of what browsers know. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { BROWSERS, type Browser, SUPPORTED_STYLES } from '../web/vite/browsers'

type Statement = {
  version_added: string | false | null
  version_removed?: string
  flags?: unknown
  alternative_name?: string
  prefix?: string
}
type Compat = { support: Partial<Record<Browser, Statement | Statement[]>> }
/** A feature with its parts, and `__compat` beside them. */
type Feature = { [part: string]: Feature | undefined }
type Data = {
  api: Feature
  javascript: { builtins: Feature }
  css: Record<'properties' | 'at-rules' | 'selectors' | 'types', Feature>
}

const browsers = Object.keys(BROWSERS) as Browser[]
const readText = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
const DIST = new URL('../web/dist/', import.meta.url)
const isBuilt = existsSync(new URL('sw.js', DIST))

const getCompat = (feature: Feature | undefined) => feature?.__compat as unknown as Compat | undefined

const toNumber = (version: string | false | null | undefined) =>
  typeof version === 'string' ? Number.parseFloat(version.replace('≤', '')) : Number.NaN

/** The version since when a browser knows a feature; infinite where it does not. */
function getFirstVersion({ support }: Compat, browser: Browser): number {
  const statements = [support[browser] ?? []].flat()
  const usable = statements.filter(
    ({ flags, alternative_name, prefix, version_removed }) =>
      !flags && !alternative_name && !prefix && !(toNumber(version_removed) <= BROWSERS[browser].version),
  )
  const versions = usable.map(({ version_added }) => toNumber(version_added)).filter(Number.isFinite)
  return Math.min(Number.POSITIVE_INFINITY, ...versions)
}

/** Whether some browser at the floor lacks a feature. MDN has no statement where a browser has no such thing. */
function isBeyondFloor(compat: Compat): boolean {
  return browsers.some(
    (browser) => compat.support[browser] && getFirstVersion(compat, browser) > BROWSERS[browser].version,
  )
}

function listParts(feature: Feature | undefined): [string, Compat, Feature][] {
  return Object.entries(feature ?? {}).flatMap(([name, part]) => {
    const compat = getCompat(part)
    return part && compat ? [[name.replace(/_static$/, ''), compat, part]] : []
  })
}

/** Names of what is beyond the floor, such as `URL.parse` and `Navigator.share`. */
function listBeyond(features: Feature, depth: number): string[] {
  return listParts(features).flatMap(([name, compat, feature]) => [
    ...(isBeyondFloor(compat) ? [name] : []),
    ...(depth > 1 ? listBeyond(feature, depth - 1).map((part) => `${name}.${part}`) : []),
  ])
}

/** Methods of built-in objects that no object has at the floor. */
function listNewMethods({ api, javascript: { builtins } }: Data): string[] {
  const known = new Map<string, boolean>()
  for (const [, , owner] of [...listParts(builtins), ...listParts(api)])
    for (const [name, compat] of listParts(owner))
      known.set(name, known.get(name) === true || !isBeyondFloor(compat))
  const methods = listParts(builtins).flatMap(([, , owner]) => listParts(owner).map(([name]) => name))
  return methods.filter((name) => known.get(name) === false)
}

/** Functions and keywords of values, at any depth. */
function listNewValues(features: Feature, known = new Map<string, boolean>()): string[] {
  for (const [name, feature] of Object.entries(features)) {
    if (name === '__compat' || !feature) continue
    const compat = getCompat(feature)
    if (compat) known.set(name, known.get(name) === true || !isBeyondFloor(compat))
    listNewValues(feature, known)
  }
  return [...known].flatMap(([name, isKnown]) => (isKnown ? [] : [name]))
}

const readData = (): Data =>
  JSON.parse(
    readFileSync(new URL('../node_modules/@mdn/browser-compat-data/data.json', import.meta.url), 'utf8'),
  )

function readBuilt(extension: '.js' | '.css'): string {
  const names = [
    ...readdirSync(DIST),
    ...readdirSync(new URL('assets', DIST)).map((name) => `assets/${name}`),
  ]
  // The speech engine asks what the browser has before it uses it.
  const read = names.filter((name) => name.endsWith(extension) && !name.includes('speech.worker'))
  return read.map((name) => readFileSync(new URL(name, DIST), 'utf8')).join('\n')
}

/** What the build uses of a list, each once. */
function findUsed(text: string, pattern: RegExp, listed: readonly string[], prefix = ''): string[] {
  const names = new Set(listed)
  const used = [...text.matchAll(pattern)].map(([, name = '']) => prefix + name)
  return [...new Set(used)].filter((name) => names.has(name)).sort()
}

/** Used only where a browser has it, with what happens elsewhere. */
const GUARDED = Object.values({
  /** `canDecode` is false, and files are decoded whole or in slices. */
  mediabunny: `AudioData AudioDecoder AudioDecoder.isConfigSupported AudioEncoder AudioEncoder.isConfigSupported
    EncodedAudioChunk EncodedVideoChunk VideoDecoder VideoDecoder.isConfigSupported VideoFrame Symbol.dispose`,
  /** Looks for them first. */
  simpleWebAuthn: `PublicKeyCredential.getClientCapabilities PublicKeyCredential.signalAllAcceptedCredentials
    PublicKeyCredential.signalCurrentUserDetails PublicKeyCredential.signalUnknownCredential`,
  /** Words are not marked while they are spoken. */
  words: 'CSS.highlights Highlight',
  /** Names of an error and of a country in texts. */
  texts: 'ML OverconstrainedError',
}).flatMap((names) => names.split(/\s+/))
const GUARDED_OF_NAVIGATOR = ['clearAppBadge', 'connection', 'contacts', 'setAppBadge', 'share', 'vibrate']
const GUARDED_OF_DOCUMENT = ['caretPositionFromPoint', 'caretRangeFromPoint', 'startViewTransition']
/** Methods of our own and of libraries, which have the names of new methods. */
const OWN_METHODS = ['dispose', 'drop', 'take', 'use', 'windows', 'zip']
/** Styles that only decorate, or that a browser replaces by its own. */
const DECORATION = {
  properties: `content-visibility field-sizing forced-color-adjust overflow-clip-margin resize scrollbar-color
    scrollbar-width text-size-adjust`.split(/\s+/),
  /** With the prefix of Safari, which the build adds. */
  prefixed: ['backdrop-filter', 'user-select'],
  rules: ['starting-style'],
  /** Words are marked, and parts of controls that each engine names for itself. */
  selectors: ['highlight', 'right', 'column', 'selection'],
}

describe('the floor', () => {
  test('is in the README, as a table with what works', () => {
    const rows = [...readText('README.md').matchAll(/^\| ([^|]+?) +\| ([\d.]+) +\| ([^|]+?) +\|$/gm)]
    expect(rows.map(([, name, version]) => [name, Number(version)])).toEqual(
      Object.values(BROWSERS).map(({ name, version }) => [name, version]),
    )
    for (const [, , , works] of rows) expect(works).not.toBe('')
  })

  test('is what the styles need that tell a browser that it is too old', () => {
    const { types } = readData().css
    const [lightDark, relative] = [types.color?.['light-dark'], types.color?.rgb?.relative_syntax]
    expect(SUPPORTED_STYLES.map((style) => /(light-dark|from)/.exec(style)?.[1])).toEqual([
      'light-dark',
      'from',
    ])
    for (const browser of browsers) {
      const needed = [lightDark, relative].map((feature) => {
        const compat = getCompat(feature)
        return compat ? getFirstVersion(compat, browser) : Number.NaN
      })
      expect([browser, Math.max(...needed)]).toEqual([browser, BROWSERS[browser].version])
    }
  })

  test.skipIf(!isBuilt).each(['index.html', '404.html'])(
    'is shown by %s in every language, without a script',
    (name) => {
      const html = readFileSync(new URL(name, DIST), 'utf8')
      const rule = SUPPORTED_STYLES.map((style) => `(${style})`).join(' and ')
      expect(html).toContain(`@supports ${rule}{.too-old{display:none}}`)
      const [, notice = ''] = /<div class="too-old"[^>]*>(.*?)<\/div><\/div>/.exec(html) ?? []
      expect(notice.match(/lang="\w\w"/g)).toHaveLength(10)
      expect(notice.match(/<a href="\/latest">/g)).toHaveLength(10)
      expect(notice.match(/ hidden>/g)).toHaveLength(9)
    },
  )
})

describe.skipIf(!isBuilt)('the build', () => {
  test('calls only what every browser at the floor has, or what it looks for first', () => {
    const data = readData()
    const text = readBuilt('.js')
    const globals = [...listBeyond(data.api, 2), ...listBeyond(data.javascript.builtins, 2)]
    const used = [
      ...findUsed(text, /(?<![\w$.'"`#-])([A-Z]\w+)(?![\w$'"`])/g, globals),
      ...findUsed(text, /(?<![\w$.'"`#-])([A-Z]\w+\.[A-Za-z]\w*)/g, globals),
    ]
    expect(used.filter((name) => !GUARDED.includes(name))).toEqual([])
    const ofNavigator = findUsed(text, /\bnavigator\??\.(\w+)/g, listBeyond(data.api, 2), 'Navigator.')
    expect(ofNavigator.filter((name) => !GUARDED_OF_NAVIGATOR.includes(name.slice(10)))).toEqual([])
    const ofDocument = findUsed(text, /\bdocument\??\.(\w+)/g, listBeyond(data.api, 2), 'Document.')
    expect(ofDocument.filter((name) => !GUARDED_OF_DOCUMENT.includes(name.slice(9)))).toEqual([])
    const methods = findUsed(text, /\.([a-z]\w+)\(/g, listNewMethods(data))
    expect(methods.filter((name) => !OWN_METHODS.includes(name))).toEqual([])
  })

  test('styles with what every browser at the floor has, and decorates with the rest', () => {
    const { css } = readData()
    const text = readBuilt('.css').replaceAll(/"[^"]*"|url\([^)]*\)/g, '""')
    const properties = findUsed(text, /[{;]([a-z][a-z-]*):/g, listBeyond(css.properties, 1))
    expect(properties).toEqual([...DECORATION.properties, ...DECORATION.prefixed].sort())
    for (const name of DECORATION.prefixed)
      expect(text.split(`-webkit-${name}:`)).toHaveLength(text.split(new RegExp(`[{;]${name}:`)).length)
    expect(findUsed(text, /@([a-z-]+)/g, listBeyond(css['at-rules'], 1))).toEqual(DECORATION.rules)
    const selectors = findUsed(text, /::?([a-z][a-z-]*)/g, listBeyond(css.selectors, 1))
    expect(selectors.filter((name) => !DECORATION.selectors.includes(name))).toEqual([])
    expect(findUsed(text, /([a-z][a-z-]*)\(/g, listNewValues(css.types))).toEqual([])
  })
})
