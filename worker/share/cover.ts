/** The square picture of the feed of a person or a tag: the owl, and a wave that differs by feed. */
import { COVER_SIDE_PX } from '../../domain/media/picture-rules'
import { NIGHT_COLORS } from '../../web/share/theme'
import { PixelCanvas, parseColour, toBarPolygon } from './canvas'
import { drawOwl } from './picture'
import { type Drawing, encodePng } from './png'

const NIGHT = '#0e1318'
const BARS = 28
const BAR_WIDTH = 22
const WAVE = { middle: 1060, tall: 400 }
const MARGIN = 140
const OWL_SIZE = 620
const COLORS = Object.values(NIGHT_COLORS)

/** Draws the owl and a wave as PNG. Colour and wave follow from `key`, so a feed keeps its cover. */
export function drawCover(key: string): Drawing {
  const next = createSequence(key)
  const canvas = new PixelCanvas(COVER_SIDE_PX, COVER_SIDE_PX, parseColour(NIGHT))
  const chosen = COLORS[Math.floor(next() * COLORS.length)] ?? NIGHT
  drawOwl(canvas, (COVER_SIDE_PX - OWL_SIZE) / 2, MARGIN, OWL_SIZE / 64)
  const pitch = (COVER_SIDE_PX - 2 * MARGIN) / BARS
  for (let at = 0; at < BARS; at++) {
    const swell = Math.sin(((at + 0.5) / BARS) * Math.PI)
    const tall = WAVE.tall * (0.25 + 0.75 * next()) * (0.35 + 0.65 * swell)
    const x = MARGIN + (at + 0.5) * pitch - BAR_WIDTH / 2
    canvas.fill(toBarPolygon(x, WAVE.middle - tall / 2, BAR_WIDTH, tall), parseColour(chosen))
  }
  return { png: encodePng(canvas.rgb, canvas.width, canvas.height), isComplete: true }
}

/** Numbers from 0 to 1 that follow from a text: FNV-1a, then xorshift. */
function createSequence(text: string): () => number {
  let state = 2166136261
  for (const char of text) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 16777619) >>> 0
  state ||= 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    state >>>= 0
    return state / 2 ** 32
  }
}
