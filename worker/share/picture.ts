/** Link preview picture: a post's waveform in its kind's colour, and the owl. */

import { toLevels } from '../../domain/audio/peaks'
import type { Post } from '../../domain/posts/posts.schema'
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '../../domain/share/share'
import type { Shared } from '../../web/share/share-state'
import { getBird, NIGHT_COLORS } from '../../web/share/theme'
import { type Colour, PixelCanvas, type Point, toBarPolygon, toDiscPolygon, toOutline } from './canvas'
import { encodePng } from './png'

const NIGHT = '#0e1318'
const INK = '#12191f'
const GOLD = '#f2c34f'
const MOON = '#f1ede2'
const MARGIN = 80
const STROKES = 80
const STROKE_WIDTH = 7
/** Box of a single waveform. */
const WAVE_BOX = { left: MARGIN, wide: PICTURE_WIDTH - 2 * MARGIN, middle: 390, tall: 320 }
/**
 * Rows of an owlcast: number, total height, share of a row that is filled, and widths of the shortest and longest
 * recording.
 */
const ROWS = 4
const ROWS_HEIGHT = 400
const ROW_FILLS = 0.86
const ROW_SHORTEST = 0.3
const ROW_LONGEST = 0.78
const OWL_SIZE = 120

/** Draws a post's picture as PNG; an owlcast shows its first recordings as a conversation. */
export function drawPreview({ post, recordings }: Shared): Uint8Array<ArrayBuffer> {
  const canvas = new PixelCanvas(PICTURE_WIDTH, PICTURE_HEIGHT, parseColour(NIGHT))
  drawOwl(canvas, MARGIN, MARGIN - 20, OWL_SIZE / 64)
  const colour = parseColour(NIGHT_COLORS[getBird(post)])
  const shown = recordings?.items.slice(0, ROWS) ?? []
  if (shown.length > 0) drawConversation(canvas, post, shown, colour)
  else drawWave(canvas, WAVE_BOX, toLevels(post.peaks, STROKES), colour)
  return encodePng(canvas.rgb, canvas.width, canvas.height)
}

/** Laid out like a chat: the creator's recordings on the left, others on the right, width by duration. */
function drawConversation(
  canvas: PixelCanvas,
  { author: creator }: Post,
  recordings: readonly Post[],
  colour: Colour,
): void {
  const longest = Math.max(1, ...recordings.map(({ seconds }) => seconds))
  const tall = ROWS_HEIGHT / recordings.length
  recordings.forEach(({ author, peaks, seconds }, i) => {
    const byCreator = author.id === creator.id
    const wide = WAVE_BOX.wide * (ROW_SHORTEST + (ROW_LONGEST - ROW_SHORTEST) * (seconds / longest))
    const left = byCreator ? MARGIN : PICTURE_WIDTH - MARGIN - wide
    const middle = PICTURE_HEIGHT - MARGIN / 2 - ROWS_HEIGHT + (i + 0.5) * tall
    const count = Math.round((STROKES * wide) / WAVE_BOX.wide)
    const place = { left, wide, middle, tall: Math.min(WAVE_BOX.tall, tall * ROW_FILLS) }
    drawWave(canvas, place, toLevels(peaks, count), byCreator ? colour : parseColour(MOON))
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

// The logo's outline (`web/ui/media/Logo.tsx`), in its 64 by 64 box.
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
