/**
 * Link preview pictures: what a post is, its title, its author and its waveform in its kind's colour; who a member is; and
 * the owl.
 */

import { toLevels } from '../../domain/audio/peaks'
import { getPreviewName, KIND_LABELS } from '../../domain/locales/en/kinds'
import { SHARE } from '../../domain/locales/en/share'
import { type AvatarColor, getInitials } from '../../domain/people/avatars'
import type { Post } from '../../domain/posts/posts.schema'
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '../../domain/share/share'
import { toOneLine } from '../../domain/text/text'
import { formatDuration } from '../../domain/time/duration'
import type { Shared } from '../../web/share/share-state'
import { AVATAR_NIGHT_COLORS, getBird, NIGHT_COLORS } from '../../web/share/theme'
import {
  type Colour,
  PixelCanvas,
  type Point,
  parseColour,
  toBarPolygon,
  toDiscPolygon,
  toOutline,
} from './canvas'
import { drawText, LINE } from './draw-text'
import { hasFonts, loadFonts, type ReadFont } from './picture-fonts'
import { measureText, setText, splitGraphemes, type TextBox } from './picture-text'
import { type Drawing, encodePng } from './png'
import { paintCover } from './post-cover'

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
/** The cover of an owlcast, and the space beside it. */
const CAST_COVER = { left: MARGIN, side: 470 }
const CAST_GAP = 50
const MEMBER_DISC = { x: MARGIN + 130, y: 365, r: 130 }
const MEMBER_TEXT_LEFT = MARGIN + 320
const INITIALS_SIZE = 112
const INITIALS_WIDTH = 176

/** Draws a post's picture as PNG; an owlcast shows its cover, and its first recordings as a conversation. */
export async function drawPreview(shared: Shared, readFont: ReadFont): Promise<Drawing> {
  const { post, recordings } = shared
  if (recordings) return drawOwlcast(post, recordings, readFont)
  const facts = [KIND_LABELS[post.kind].singular, formatDuration(post.seconds)].join(' · ')
  const [title, author] = [toOneLine(getPreviewName(post)), toOneLine(post.author.displayName)]
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
  drawWave(canvas, place, toLevels(post.peaks, STROKES), colour)
  return toDrawing(canvas, hasFonts(fonts, graphemes))
}

/** Texts are in English: pictures are the same for everyone. */
async function drawOwlcast(
  post: Post,
  { items, seconds }: NonNullable<Shared['recordings']>,
  readFont: ReadFont,
): Promise<Drawing> {
  const [name, bird] = [toOneLine(getPreviewName(post)), getBird(post)]
  const facts = [
    SHARE.recordingCount(post.recordingCount),
    ...(seconds > 0 ? [formatDuration(seconds)] : []),
  ].join(' · ')
  const by = SHARE.by(toOneLine(post.author.displayName))
  const graphemes = splitGraphemes(facts + by)
  const fonts = await loadFonts(readFont, graphemes)
  const canvas = new PixelCanvas(PICTURE_WIDTH, PICTURE_HEIGHT, parseColour(NIGHT))
  const { left, side } = CAST_COVER
  const isNamed = await paintCover(
    canvas,
    { x: left, y: (PICTURE_HEIGHT - side) / 2, side },
    { id: post.id, name, bird },
    readFont,
  )
  const x = left + side + CAST_GAP
  const wide = PICTURE_WIDTH - MARGIN - x
  drawOwl(canvas, x, (PICTURE_HEIGHT - side) / 2 - 8, OWL_SIZE / 64)
  const colour = parseColour(NIGHT_COLORS[bird])
  const box = { width: wide, lines: 1, sizes: [36, 32, 28] }
  const top = (PICTURE_HEIGHT - side) / 2 + OWL_SIZE + 12
  const factsEnd = drawText(canvas, fonts, facts, box, { x, top, colour })
  const textEnd = drawText(canvas, fonts, by, box, { x, top: factsEnd, colour: parseColour(DIM) })
  const bottom = (PICTURE_HEIGHT + side) / 2
  const place = {
    left: x,
    wide,
    middle: (textEnd + GAP + bottom) / 2,
    tall: bottom - textEnd - GAP,
  }
  const shown = items.slice(0, ROWS)
  if (shown.length > 0) drawConversation(canvas, place, post, shown, colour)
  return toDrawing(canvas, isNamed && hasFonts(fonts, graphemes))
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
    const count = Math.round((STROKES * wide) / WIDE)
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
