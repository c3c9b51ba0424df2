/** Draws text on a canvas. */
import type { Colour, PixelCanvas } from './canvas'
import type { LoadedFonts } from './picture-fonts'
import { setText, type TextBox, toGlyphOutlines } from './picture-text'

/** Line heights in parts of the font size. */
export const LINE = 1.24
const ASCENT = 0.95

/** `lineHeight`: in parts of the font size. */
type TextPlace = { x: number; colour: Colour; lineHeight?: number } & ({ baseline: number } | { top: number })

/** Draws a text from the left, or from the right where it is read from there; returns the bottom of its last line. */
export function drawText(
  canvas: PixelCanvas,
  fonts: LoadedFonts,
  text: string,
  box: TextBox,
  place: TextPlace,
): number {
  const { size, lines, isRightToLeft } = setText(fonts, text, box)
  const { lineHeight = LINE } = place
  const first = 'baseline' in place ? place.baseline : place.top + ASCENT * size
  lines.forEach((line, i) => {
    const x = isRightToLeft ? place.x + box.width - line.width * size : place.x
    for (const outlines of toGlyphOutlines(fonts, line.text, {
      x,
      y: first + i * lineHeight * size,
      size,
      isRightToLeft,
    }))
      canvas.fillOutlines(outlines, place.colour)
  })
  return first + (lines.length * lineHeight - ASCENT) * size
}
