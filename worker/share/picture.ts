/**
 * Link preview pictures: what a post is, its title, its author and its waveform in its kind's colour; who a member is; and
 * the owl.
 */

import { toLevels } from '../../domain/audio/peaks'
import { KIND_LABELS } from '../../domain/locales/en/kinds'
import { SHARE } from '../../domain/locales/en/share'
import { type AvatarColor, getInitials } from '../../domain/people/avatars'
import type { Post } from '../../domain/posts/posts.schema'
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '../../domain/share/share'
import { toOneLine } from '../../domain/text/text'
import { formatDuration } from '../../domain/time/duration'
import type { Shared } from '../../web/share/share-state'
import { AVATAR_NIGHT_COLORS, getBird, NIGHT_COLORS } from '../../web/share/theme'
import { type Colour, PixelCanvas, type Point, toBarPolygon, toDiscPolygon, toOutline } from './canvas'
import { hasFonts, type LoadedFonts, loadFonts, type ReadFont } from './picture-fonts'
import { measureText, setText, splitGraphemes, type TextBox, toGlyphOutlines } from './picture-text'
import { encodePng } from './png'

const NIGHT = '#0e1318'
const INK = '#12191f'
const GOLD = '#f2c34f'
const MOON = '#f1ede2'
const DIM = '#aab4b8'
const MARGIN = 80
const STROKES = 80
const STROKE_WIDTH = 7
const WIDE = PICTURE_WIDTH - 2 * MARGIN
const OWL_SIZE = 88
/** The line beside the owl: kind and length. */
const FACTS = {
  left: MARGIN + OWL_SIZE + 24,
  baseline: 118,
  box: { width: WIDE - OWL_SIZE - 24, lines: 1, sizes: [36] },
}
const TITLE_TOP = 178
/** Line heights in parts of the font size. */
const LINE = 1.24
const ASCENT = 0.95
const TITLE_BOX: TextBox = { width: WIDE, lines: 2, sizes: [76, 64, 54] }
const AUTHOR_BOX: TextBox = { width: WIDE, lines: 1, sizes: [36] }
/** Space between the text and the waveform, and below it. */
const GAP = 28
const BOTTOM = 48
/** Rows of an owlcast: number, share of a row that is filled, and widths of the shortest and longest recording. */
const ROWS = 3
const ROW_FILLS = 0.86
const ROW_SHORTEST = 0.3
const ROW_LONGEST = 0.78
const MEMBER_DISC = { x: MARGIN + 130, y: 365, r: 130 }
const MEMBER_TEXT_LEFT = MARGIN + 320
const INITIALS_SIZE = 112
const INITIALS_WIDTH = 176

/** A drawn PNG. `isComplete` is false where a font could not be read and its text is missing. */
export type Drawing = { png: Uint8Array<ArrayBuffer>; isComplete: boolean }

/** Draws a post's picture as PNG; an owlcast shows its first recordings as a conversation. */
export async function drawPreview({ post, recordings }: Shared, readFont: ReadFont): Promise<Drawing> {
  const facts = [KIND_LABELS[post.kind].singular, ...listLengths(post, recordings)].join(' · ')
  const [title, author] = [toOneLine(post.title), toOneLine(post.author.displayName)]
  const by = SHARE.by(author)
  const graphemes = splitGraphemes(facts + title + by)
  const fonts = await loadFonts(readFont, graphemes)
  const colour = parseColour(NIGHT_COLORS[getBird(post)])
  const canvas = createCanvas()
  drawText(canvas, fonts, facts, FACTS.box, { x: FACTS.left, baseline: FACTS.baseline, colour })
  const titleEnd = drawText(canvas, fonts, title, TITLE_BOX, {
    x: MARGIN,
    top: TITLE_TOP,
    colour: parseColour(MOON),
  })
  const textEnd = drawText(canvas, fonts, by, AUTHOR_BOX, {
    x: MARGIN,
    top: titleEnd + 14,
    colour: parseColour(DIM),
  })
  const top = textEnd + GAP
  const place = {
    left: MARGIN,
    wide: WIDE,
    middle: (top + PICTURE_HEIGHT - BOTTOM) / 2,
    tall: PICTURE_HEIGHT - BOTTOM - top,
  }
  const shown = recordings?.items.slice(0, ROWS) ?? []
  if (shown.length > 0) drawConversation(canvas, place, post, shown, colour)
  else drawWave(canvas, place, toLevels(post.peaks, STROKES), colour)
  return toDrawing(canvas, hasFonts(fonts, graphemes))
}

/** Number of recordings and length, in English: pictures are the same for everyone. */
function listLengths({ seconds, recordingCount }: Post, recordings: Shared['recordings']): string[] {
  if (!recordings) return [formatDuration(seconds)]
  const length = recordings.seconds > 0 ? [formatDuration(recordings.seconds)] : []
  return [SHARE.recordingCount(recordingCount), ...length]
}

export type DrawnMember = { displayName: string; username: string; avatarColor: AvatarColor }

/** Draws the card of a member as PNG: initials, name and username. */
export async function drawMember(
  { displayName, username, avatarColor }: DrawnMember,
  readFont: ReadFont,
): Promise<Drawing> {
  const name = toOneLine(displayName)
  const initials = getInitials(name)
  const graphemes = splitGraphemes(`${name}${initials}@${username} ${SHARE.product}`)
  const fonts = await loadFonts(readFont, graphemes)
  const canvas = createCanvas()
  const [moon, ink] = [parseColour(MOON), parseColour(INK)]
  drawText(canvas, fonts, SHARE.product, FACTS.box, { x: FACTS.left, baseline: FACTS.baseline, colour: moon })
  const { x, y, r } = MEMBER_DISC
  canvas.fill(toDiscPolygon(x, y, r), parseColour(AVATAR_NIGHT_COLORS[avatarColor]))
  const width = measureText(fonts, initials)
  const size = Math.min(INITIALS_SIZE, INITIALS_WIDTH / width)
  const box = { width: width * size + 1, lines: 1, sizes: [size] }
  drawText(canvas, fonts, initials, box, {
    x: x - (width * size) / 2,
    baseline: y + size * 0.36,
    colour: ink,
  })
  const wide = PICTURE_WIDTH - MARGIN - MEMBER_TEXT_LEFT
  const nameBox = { width: wide, lines: 2, sizes: [76, 64, 54] }
  const set = setText(fonts, name, nameBox)
  const top = y - (set.lines.length * set.size * LINE + 46) / 2
  const end = drawText(canvas, fonts, name, nameBox, { x: MEMBER_TEXT_LEFT, top, colour: moon })
  const handleBox = { width: wide, lines: 1, sizes: [40, 32] }
  drawText(canvas, fonts, `@${username}`, handleBox, {
    x: MEMBER_TEXT_LEFT,
    top: end + 4,
    colour: parseColour(DIM),
  })
  return toDrawing(canvas, hasFonts(fonts, graphemes))
}

function toDrawing({ rgb, width, height }: PixelCanvas, isComplete: boolean): Drawing {
  return { png: encodePng(rgb, width, height), isComplete }
}

function createCanvas(): PixelCanvas {
  const canvas = new PixelCanvas(PICTURE_WIDTH, PICTURE_HEIGHT, parseColour(NIGHT))
  drawOwl(canvas, MARGIN, MARGIN - 20, OWL_SIZE / 64)
  return canvas
}

type TextPlace = { x: number; colour: Colour } & ({ baseline: number } | { top: number })

/** Draws a text from the left, or from the right where it is read from there; returns the bottom of its last line. */
function drawText(
  canvas: PixelCanvas,
  fonts: LoadedFonts,
  text: string,
  box: TextBox,
  place: TextPlace,
): number {
  const { size, lines, isRightToLeft } = setText(fonts, text, box)
  const first = 'baseline' in place ? place.baseline : place.top + ASCENT * size
  lines.forEach((line, i) => {
    const x = isRightToLeft ? place.x + box.width - line.width * size : place.x
    for (const outlines of toGlyphOutlines(fonts, line.text, {
      x,
      y: first + i * LINE * size,
      size,
      isRightToLeft,
    }))
      canvas.fillOutlines(outlines, place.colour)
  })
  return first + (lines.length * LINE - ASCENT) * size
}

/** Laid out like a chat: the creator's recordings on the left, others on the right, width by duration. */
function drawConversation(
  canvas: PixelCanvas,
  place: WaveBox,
  { author: creator }: Post,
  recordings: readonly Post[],
  colour: Colour,
): void {
  const longest = Math.max(1, ...recordings.map(({ seconds }) => seconds))
  const tall = place.tall / recordings.length
  recordings.forEach(({ author, peaks, seconds }, i) => {
    const byCreator = author.id === creator.id
    const wide = place.wide * (ROW_SHORTEST + (ROW_LONGEST - ROW_SHORTEST) * (seconds / longest))
    const left = byCreator ? place.left : place.left + place.wide - wide
    const middle = place.middle - place.tall / 2 + (i + 0.5) * tall
    const count = Math.round((STROKES * wide) / place.wide)
    const row = { left, wide, middle, tall: tall * ROW_FILLS }
    drawWave(canvas, row, toLevels(peaks, count), byCreator ? colour : parseColour(MOON))
  })
}

type WaveBox = { left: number; wide: number; middle: number; tall: number }

function drawWave(canvas: PixelCanvas, place: WaveBox, levels: readonly number[], colour: Colour): void {
  const pitch = place.wide / levels.length
  levels.forEach((level, i) => {
    const tall = Math.max(STROKE_WIDTH, level * place.tall)
    const x = place.left + (i + 0.5) * pitch - STROKE_WIDTH / 2
    canvas.fill(toBarPolygon(x, place.middle - tall / 2, STROKE_WIDTH, tall), colour)
  })
}

// The logo's outline (`web/parts/brand/Logo.tsx`), in its 64 by 64 box.
const HEAD_START: Point = [6.5, 7.5]
const HEAD: [Point, Point, Point][] = [
  [
    [15.5, 8],
    [25, 11.3],
    [32, 17.5],
  ],
  [
    [39, 11.3],
    [48.5, 8],
    [57.5, 7.5],
  ],
  [
    [58.9, 13.1],
    [58.8, 18.5],
    [57.4, 23.5],
  ],
  [
    [58, 26.1],
    [58.3, 28.8],
    [58.3, 31.6],
  ],
  [
    [58.3, 47.4],
    [46.6, 59],
    [32, 59],
  ],
  [
    [17.4, 59],
    [5.7, 47.4],
    [5.7, 31.6],
  ],
  [
    [5.7, 28.8],
    [6, 26.1],
    [6.6, 23.5],
  ],
  [
    [5.2, 18.5],
    [5.1, 13.1],
    [6.5, 7.5],
  ],
]
const PLAY: Point[] = [
  [40, 24.8],
  [50.1, 30.5],
  [40, 36.2],
]
const BEAK: Point[] = [
  [32, 38.5],
  [35.7, 43.7],
  [32, 50.5],
  [28.3, 43.7],
]

/** Draws the owl of the logo; `scale`: pixels per unit of its 64 by 64 box. */
export function drawOwl(canvas: PixelCanvas, x: number, y: number, scale: number): void {
  const fill = (points: readonly Point[], colour: string) =>
    canvas.fill(
      points.map(([px, py]) => [x + px * scale, y + py * scale]),
      parseColour(colour),
    )
  fill(toOutline(HEAD_START, HEAD), GOLD)
  fill(toDiscPolygon(20.6, 30.5, 10.6), INK)
  fill(toDiscPolygon(43.4, 30.5, 10.6), INK)
  fill(toDiscPolygon(20.6, 30.5, 5), GOLD)
  fill(PLAY, GOLD)
  fill(BEAK, INK)
}

export function parseColour(hex: string): Colour {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}
