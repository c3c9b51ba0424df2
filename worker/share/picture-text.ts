/**
 * Sets text for share pictures: in every script that has a font, in both directions, in lines that fit. Text that does
 * not fit is made smaller first, then cut.
 */
import bidiFactory from 'bidi-js'
import type { Glyph } from 'fontkit'
import { getCubicPoint, type Point } from './canvas'
import { type FontName, getFontName, type LoadedFonts } from './picture-fonts'

/** A line of text in the order it is read, and its width in parts of the font size. */
type Line = { text: string; width: number }
export type TextBox = {
  width: number
  lines: number
  /** Sizes in px, from the largest; the first one at which all of the text fits is used. */
  sizes: readonly number[]
  /** Also made smaller where a word is wider than a line. */
  keepsWords?: boolean
}
export type SetText = { size: number; lines: readonly Line[]; isRightToLeft: boolean }

const bidi = bidiFactory()
const ELLIPSIS = '…'
/** Text in which lines may end anywhere. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Extended_Pictographic}\p{RI}]/u
const STEPS = 6
const graphemeSegmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })
const wordSegmenter = new Intl.Segmenter('und', { granularity: 'word' })

export function splitGraphemes(text: string): string[] {
  return Array.from(graphemeSegmenter.segment(text), ({ segment }) => segment)
}

/** Splits a text into lines of a box. */
export function setText(fonts: LoadedFonts, text: string, box: TextBox): SetText {
  const drawable = splitGraphemes(text)
    .filter((grapheme) => isDrawable(fonts, grapheme))
    .join('')
    .trim()
  const isRightToLeft = bidi.getEmbeddingLevels(drawable).paragraphs[0]?.level === 1
  const [smallest = 16] = box.sizes.slice(-1)
  for (const size of box.sizes) {
    if (box.keepsWords && size > smallest && hasWiderWord(fonts, drawable, box.width / size)) continue
    const lines = splitIntoLines(fonts, drawable, box.width / size)
    if (lines.length <= box.lines) return { size, lines, isRightToLeft }
  }
  const lines = splitIntoLines(fonts, drawable, box.width / smallest)
  const shown = lines.slice(0, box.lines)
  const last = shown.at(-1)
  if (last && lines.length > box.lines)
    shown[shown.length - 1] = cutLine(fonts, last.text, box.width / smallest)
  return { size: smallest, lines: shown, isRightToLeft }
}

function hasWiderWord(fonts: LoadedFonts, text: string, width: number): boolean {
  return listUnbroken(text).some((word) => measureText(fonts, word.trimEnd()) > width)
}

function isDrawable(fonts: LoadedFonts, grapheme: string): boolean {
  const font = fonts.get(getFontName(grapheme))
  return font?.hasGlyphForCodePoint(grapheme.codePointAt(0) ?? 0) ?? false
}

/**
 * Lines of at most `width`; words that are longer are broken between graphemes. Widths are summed by word: measuring each
 * line again with every word would shape a long title hundreds of times.
 */
function splitIntoLines(fonts: LoadedFonts, text: string, width: number): Line[] {
  const words = listUnbroken(text).flatMap((word) =>
    measureText(fonts, word.trimEnd()) > width ? splitGraphemes(word) : [word],
  )
  const lines: Line[] = []
  // Including the space after the last word.
  let end = 0
  for (const word of words) {
    const last = lines.at(-1)
    const visible = measureText(fonts, word.trimEnd())
    if (last && end + visible <= width) {
      last.text += word
      last.width = end + visible
    } else if (word.trim() !== '') {
      end = 0
      lines.push({ text: word, width: visible })
    } else continue
    end += measureText(fonts, word)
  }
  return lines.map((line) => ({ ...line, text: line.text.trimEnd() }))
}

function cutLine(fonts: LoadedFonts, text: string, width: number): Line {
  const room = width - measureText(fonts, ELLIPSIS)
  let cut = ''
  let used = 0
  for (const grapheme of splitGraphemes(text)) {
    used += measureText(fonts, grapheme)
    if (used > room) break
    cut += grapheme
  }
  const shown = cut.trimEnd() + ELLIPSIS
  return { text: shown, width: measureText(fonts, shown) }
}

/** The parts of a text between which a line may end: after spaces, and around words of scripts without them. */
function listUnbroken(text: string): string[] {
  const parts: string[] = []
  for (const { segment } of wordSegmenter.segment(text)) {
    const last = parts.at(-1)
    const mayBreak = last === undefined || /\s$/u.test(last) || mayBreakBetween(last, segment)
    if (mayBreak) parts.push(segment)
    else parts[parts.length - 1] = last + segment
  }
  return parts
}

/** Closing punctuation stays with the word before it, opening punctuation with the word after it. */
function mayBreakBetween(before: string, after: string): boolean {
  if (/^[\s\p{P}]/u.test(after) || /[\p{Ps}\p{Pi}]$/u.test(before)) return false
  return UNSPACED.test(before) || UNSPACED.test(after)
}

/** Returns the width of a text in parts of the font size. */
export function measureText(fonts: LoadedFonts, text: string): number {
  return listRuns(text).reduce((sum, run) => sum + toShapedRun(fonts, run).width, 0)
}

type LinePlace = { x: number; y: number; size: number; isRightToLeft: boolean }

/** Outlines of a line, one list for each glyph; `y` is the baseline. */
export function toGlyphOutlines(fonts: LoadedFonts, line: string, place: LinePlace): Point[][][] {
  const { x, y, size, isRightToLeft } = place
  let at = x
  return listRuns(line, isRightToLeft ? 'rtl' : 'ltr').flatMap((run) => {
    const { glyphs, width } = toShapedRun(fonts, run)
    const start = at
    at += width * size
    return glyphs.map(({ glyph, scale, left, up }) =>
      toOutlines(glyph.path.commands, scale).map((points) =>
        points.map(([px, py]): Point => [start + (left + px) * size, y - (up + py) * size]),
      ),
    )
  })
}

type Run = { text: string; font: FontName; direction: 'ltr' | 'rtl' }

/** Stretches of one font and direction, in the order they are drawn from the left. */
function listRuns(text: string, base: 'ltr' | 'rtl' = 'ltr'): Run[] {
  const { levels } = bidi.getEmbeddingLevels(text, base)
  const runs: (Run & { level: number })[] = []
  let index = 0
  for (const grapheme of splitGraphemes(text)) {
    const level = levels[index] ?? 0
    index += grapheme.length
    const last = runs.at(-1)
    const isBlank = /^\s+$/u.test(grapheme)
    const direction = level % 2 === 1 ? 'rtl' : 'ltr'
    const drawn = (direction === 'rtl' && bidi.getMirroredCharacter(grapheme)) || grapheme
    const font = isBlank && last && !UNSPACED.test(last.text) ? last.font : getFontName(grapheme)
    if (last?.font === font && last.level === level) last.text += drawn
    else runs.push({ text: drawn, font, level, direction })
  }
  const highest = Math.max(0, ...runs.map(({ level }) => level))
  for (let level = highest; level > 0; level--) reverseRuns(runs, level)
  return runs
}

/** Reverses each sequence of runs of at least this level, as the bidirectional algorithm orders a line. */
function reverseRuns(runs: { level: number }[], level: number): void {
  for (let from = 0; from < runs.length; from++) {
    let to = from
    while ((runs[to]?.level ?? -1) >= level) to++
    if (to > from + 1) runs.splice(from, to - from, ...runs.slice(from, to).reverse())
    from = to
  }
}

type ShapedGlyph = { glyph: Glyph; scale: number; left: number; up: number }

const shaped = new WeakMap<object, Map<string, { glyphs: ShapedGlyph[]; width: number }>>()
const SHAPED_MAX = 500

/** Glyphs of a run with their places, in parts of the font size. */
function toShapedRun(fonts: LoadedFonts, { text, font: name, direction }: Run) {
  const font = fonts.get(name)
  if (!font) return { glyphs: [], width: 0 }
  const known = shaped.get(font) ?? new Map<string, { glyphs: ShapedGlyph[]; width: number }>()
  shaped.set(font, known)
  const key = `${direction} ${text}`
  const cached = known.get(key)
  if (cached) return cached
  const run = font.layout(text, undefined, undefined, undefined, direction)
  const scale = 1 / font.unitsPerEm
  let at = 0
  const glyphs = run.glyphs.map((glyph, i) => {
    const { xOffset = 0, yOffset = 0, xAdvance = 0 } = run.positions[i] ?? {}
    const left = (at + xOffset) * scale
    at += xAdvance
    return { glyph, scale, left, up: yOffset * scale }
  })
  const result = { glyphs, width: at * scale }
  if (known.size >= SHAPED_MAX) known.clear()
  known.set(key, result)
  return result
}

type PathCommand = { command: string; args: number[] }

/** The curves of a glyph as closed polygons. */
function toOutlines(commands: readonly PathCommand[], scale: number): Point[][] {
  const outlines: Point[][] = []
  let from: Point = [0, 0]
  for (const { command, args } of commands) {
    const points = toPoints(args, scale)
    const to = points.at(-1) ?? from
    const [a = to, b = to] = points
    if (command === 'moveTo') outlines.push([to])
    else if (command === 'lineTo') outlines.at(-1)?.push(to)
    else if (command === 'quadraticCurveTo') {
      const towards = (end: Point): Point => [
        end[0] + (2 / 3) * (a[0] - end[0]),
        end[1] + (2 / 3) * (a[1] - end[1]),
      ]
      outlines.at(-1)?.push(...listCurvePoints(from, towards(from), towards(to), to))
    } else if (command === 'bezierCurveTo') outlines.at(-1)?.push(...listCurvePoints(from, a, b, to))
    from = to
  }
  return outlines
}

function toPoints(args: readonly number[], scale: number): Point[] {
  const points: Point[] = []
  for (let i = 0; i + 1 < args.length; i += 2)
    points.push([(args[i] ?? 0) * scale, (args[i + 1] ?? 0) * scale])
  return points
}

function listCurvePoints(from: Point, a: Point, b: Point, to: Point): Point[] {
  return Array.from({ length: STEPS }, (_, i) => getCubicPoint(from, a, b, to, (i + 1) / STEPS))
}
