/**
 * Fonts for the text of share pictures, read from the site's files when a text first needs them: together they are five
 * times the size of the Worker. A script without a font is left out of the picture.
 */
import { create, type Font } from 'fontkit'
import { ASSETS_TIMEOUT_MS } from '../../domain/share/share.limits'
import type { Env } from '../env'
import { awaitInTime } from '../tools/time-limit'

/** Reads a file of the folder of fonts; null where there is none, as before the first build. */
export type ReadFont = (file: string) => Promise<Uint8Array | null>
export type FontName = (typeof FONTS)[number]['name']
export type LoadedFonts = ReadonlyMap<FontName, Font>

/** In the order in which they are asked for a character; the last one takes the rest. */
const FONTS = [
  { name: 'emoji', test: /^(?:\p{RGI_Emoji}|\p{Extended_Pictographic}|\p{RI}|[0-9#*]\ufe0f?\u20e3)/v },
  { name: 'arabic', test: /^[\p{Script=Arabic}]/v },
  { name: 'hebrew', test: /^[\p{Script=Hebrew}]/v },
  { name: 'devanagari', test: /^[\p{Script=Devanagari}\u0964\u0965]/v },
  { name: 'korean', test: /^\p{Script=Hangul}/v },
  {
    name: 'cjk',
    test: /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uffef]/v,
  },
  { name: 'sans', test: /^/v },
] as const

const PRESENTED_AS_TEXT = /^[\d#*©®™‼⁉↔-↙↩↪]$/u

/** Names in Latin letters on covers, as the app writes them; other scripts have no serif font. */
const SERIF = 'serif'
const NOT_IN_SERIF = /[\p{Script=Greek}\p{Script=Cyrillic}]/u

const loading = new Map<string, Promise<Font | null>>()

/** Reads fonts from the files of the client. */
export function createFontReader({ ASSETS, ORIGIN }: Pick<Env, 'ASSETS' | 'ORIGIN'>): ReadFont {
  return async (file) => {
    const response = await ASSETS.fetch(`${ORIGIN}/picture-fonts/${file}`).catch(() => null)
    const isFont = response?.ok && !response.headers.get('content-type')?.startsWith('text/')
    return response && isFont ? new Uint8Array(await response.arrayBuffer()) : null
  }
}

/** Returns which font draws a grapheme. */
export function getFontName(grapheme: string): FontName {
  if (PRESENTED_AS_TEXT.test(grapheme)) return 'sans'
  return FONTS.find(({ test }) => test.test(grapheme))?.name ?? 'sans'
}

/** Loads the fonts that some graphemes need, with serifs on request; a font that cannot be read is absent. */
export async function loadFonts(
  read: ReadFont,
  graphemes: readonly string[],
  { isSerif = false } = {},
): Promise<LoadedFonts> {
  const names = [...new Set(graphemes.map(getFontName))]
  const hasSerif = isSerif && !graphemes.some((grapheme) => NOT_IN_SERIF.test(grapheme))
  const fonts = await Promise.all(
    names.map(async (name) => {
      const file = name === 'sans' && hasSerif ? SERIF : name
      return [name, await loadFont(read, file)] as const
    }),
  )
  return new Map(fonts.flatMap(([name, font]) => (font ? [[name, font] as const] : [])))
}

/** Returns whether every font that some graphemes need could be read. */
export function hasFonts(fonts: LoadedFonts, graphemes: Iterable<string>): boolean {
  return [...graphemes].every((grapheme) => fonts.has(getFontName(grapheme)))
}

async function loadFont(read: ReadFont, name: string): Promise<Font | null> {
  const promise =
    loading.get(name) ??
    read(`${name}.ttf`).then((bytes) => (bytes ? (create(bytes as never) as Font) : null))
  loading.set(name, promise)
  // The request that reads it for all of them may be cancelled, and never answer.
  const font = await awaitInTime(() => promise, ASSETS_TIMEOUT_MS).catch(() => null)
  // Asked for again next time.
  if (!font && loading.get(name) === promise) loading.delete(name)
  return font
}
