/** Waveform geometry, shared by the page and the server. */

const MARGIN = 4

/** Returns an SVG path command per level: a vertical stroke, centred in `width` by `height`. */
export function toStrokes(levels: readonly number[], width: number, height: number): string[] {
  const pitch = width / levels.length
  return levels.map((level, i) => {
    const strokeHeight = Math.max(1, level * (height - MARGIN))
    return `M${((i + 0.5) * pitch).toFixed(1)} ${((height - strokeHeight) / 2).toFixed(1)}v${strokeHeight.toFixed(1)}`
  })
}

/** The SVG path of the strokes between the fractions `from` and `to`. */
export function toWavePath(
  levels: readonly number[],
  width: number,
  height: number,
  from = 0,
  to = 1,
): string {
  const isIn = (i: number) => i / levels.length >= from && i / levels.length < to
  return toStrokes(levels, width, height)
    .filter((_, i) => isIn(i))
    .join('')
}
