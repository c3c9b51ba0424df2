/** The picture that chats show beside a link: a voice's waveform in its bird's colour, and the owl. */
import type { Post } from '../../domain/posts.schema'
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '../../domain/share'
import { birdOf, NIGHT_COLORS } from '../../web/share/plumage'
import { levelsOf } from '../../web/ui/waveform-path'
import { bar, Canvas, type Colour, disc, outline, type Point } from './canvas'
import { png } from './png'

const NIGHT = '#0e1318'
const INK = '#12191f'
const GOLD = '#f2c34f'
const MARGIN = 80
const STROKES = 80
const STROKE_WIDTH = 7
const WAVE_MIDDLE = 390
const WAVE_HEIGHT = 320
const OWL_SIZE = 120

/** Draws the picture of a post, as PNG. */
export function pictureOf(post: Post): Uint8Array<ArrayBuffer> {
  const canvas = new Canvas(PICTURE_WIDTH, PICTURE_HEIGHT, rgb(NIGHT))
  drawOwl(canvas, MARGIN, MARGIN - 20, OWL_SIZE / 64)
  drawWave(canvas, levelsOf(post.peaks, STROKES), rgb(NIGHT_COLORS[birdOf(post)]))
  return png(canvas.rgb, canvas.width, canvas.height)
}

function drawWave(canvas: Canvas, levels: readonly number[], colour: Colour): void {
  const pitch = (PICTURE_WIDTH - 2 * MARGIN) / levels.length
  levels.forEach((level, i) => {
    const tall = Math.max(STROKE_WIDTH, level * WAVE_HEIGHT)
    const x = MARGIN + (i + 0.5) * pitch - STROKE_WIDTH / 2
    canvas.fill(bar(x, WAVE_MIDDLE - tall / 2, STROKE_WIDTH, tall), colour)
  })
}

// The logo's outline (`web/ui/Logo.tsx`), in its 64 by 64 box.
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

function drawOwl(canvas: Canvas, x: number, y: number, scale: number): void {
  const fill = (points: readonly Point[], colour: string) =>
    canvas.fill(
      points.map(([px, py]) => [x + px * scale, y + py * scale]),
      rgb(colour),
    )
  fill(outline(HEAD_START, HEAD), GOLD)
  fill(disc(20.6, 30.5, 10.6), INK)
  fill(disc(43.4, 30.5, 10.6), INK)
  fill(disc(20.6, 30.5, 5), GOLD)
  fill(PLAY, GOLD)
  fill(BEAK, INK)
}

function rgb(hex: string): Colour {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}
