/** Waveform geometry, shared by the page and the server. */

/** Reduces peaks (0 to 255) to `count` levels (0 to 1), each the loudest of its part; zeros for no peaks. */
export function toLevels(peaks: readonly number[], count: number): number[] {
  return Array.from({ length: count }, (_, i) => {
    const from = Math.floor((i * peaks.length) / count)
    const to = Math.max(from + 1, Math.floor(((i + 1) * peaks.length) / count))
    const loudest = Math.max(0, ...peaks.slice(from, to))
    return Math.min(1, loudest / 255)
  })
}

const MARGIN = 4

/** One SVG path command per level: a vertical stroke, centred in `width` by `height`. */
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
