/** The cover of a post, as the app draws it: a drawing in two tones, and its name. */
import { COVER_SIDE_PX } from '../../domain/media/picture-rules'
import { COVER_BOX, type CoverShape, getCoverDrawing } from '../../domain/posts/covers'
import { COVER_TONES } from '../../web/share/theme'
import { type Colour, PixelCanvas, type Point, parseColour, toDiscPolygon, toOutline } from './canvas'
import { drawText } from './draw-text'
import { hasFonts, loadFonts, type ReadFont } from './picture-fonts'
import { splitGraphemes } from './picture-text'
import { type Drawing, encodePng } from './png'

const INK = '#14191d'
/** The name in parts of the side. */
const NAME = { margin: 0.1, top: 0.072, sizes: [0.185, 0.155, 0.13, 0.11, 0.09], lineHeight: 1.04, lines: 3 }

/** What a cover shows. */
export type CoveredPost = { id: string; name: string; bird: keyof typeof COVER_TONES }
type Square = { x: number; y: number; side: number }

/** Draws a cover as PNG. */
export async function drawPostCover(post: CoveredPost, readFont: ReadFont): Promise<Drawing> {
  const canvas = new PixelCanvas(COVER_SIDE_PX, COVER_SIDE_PX, parseColour(COVER_TONES[post.bird][0]))
  const isComplete = await paintCover(canvas, { x: 0, y: 0, side: COVER_SIDE_PX }, post, readFont)
  return { png: encodePng(canvas.rgb, canvas.width, canvas.height), isComplete }
}

/** Paints a cover on a part of a canvas; returns whether every font could be read. */
export async function paintCover(
  canvas: PixelCanvas,
  square: Square,
  { id, name, bird }: CoveredPost,
  readFont: ReadFont,
): Promise<boolean> {
  const graphemes = splitGraphemes(name)
  const fonts = await loadFonts(readFont, graphemes, { isSerif: true })
  const [ground, fill] = COVER_TONES[bird]
  const { x, y, side } = square
  const cover = new PixelCanvas(side, side, parseColour(ground))
  for (const shape of getCoverDrawing(id))
    cover.fill(toPolygon(shape, side), mixColours(parseColour(ground), parseColour(fill), shape.mix))
  const box = {
    width: side * (1 - 2 * NAME.margin),
    lines: NAME.lines,
    keepsWords: true,
    sizes: NAME.sizes.map((size) => size * side),
  }
  drawText(cover, fonts, name, box, {
    x: side * NAME.margin,
    top: side * NAME.top,
    colour: parseColour(INK),
    lineHeight: NAME.lineHeight,
  })
  canvas.copy(cover, x, y)
  return hasFonts(fonts, graphemes)
}

function toPolygon(shape: CoverShape, side: number): Point[] {
  const scale = side / COVER_BOX
  if ('circle' in shape) {
    const [x, y, r] = shape.circle
    return toDiscPolygon(x * scale, y * scale, r * scale)
  }
  const { start, curves } = shape
  const [endX] = curves.at(-1)?.[2] ?? start
  const points: Point[] = [...toOutline(start, curves), [endX, COVER_BOX], [start[0], COVER_BOX]]
  return points.map(([x, y]) => [x * scale, y * scale])
}

function mixColours(ground: Colour, fill: Colour, mix: number): Colour {
  const mixChannel = (at: 0 | 1 | 2) => Math.round(ground[at] + (fill[at] - ground[at]) * mix)
  return [mixChannel(0), mixChannel(1), mixChannel(2)]
}
