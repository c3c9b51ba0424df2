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

/** The SVG path of all strokes. */
export function toWavePath(levels: readonly number[], width: number, height: number): string {
  return toStrokes(levels, width, height).join('')
}
