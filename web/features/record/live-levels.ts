/** Computes the live waveform: the newest peaks that fit, from the left. */

/** Peaks in one stroke: at ten peaks a second a stroke covers a fifth of a second. */
const PEAKS_PER_STROKE = 2

/** The strokes to draw, 0 to 1, at most `room`; older ones drop out on the left. */
export function computeLiveLevels(peaks: readonly number[], room: number): number[] {
  const strokes = Math.ceil(peaks.length / PEAKS_PER_STROKE)
  const first = Math.max(0, strokes - room)
  return Array.from({ length: strokes - first }, (_, i) => {
    const from = (first + i) * PEAKS_PER_STROKE
    return Math.max(...peaks.slice(from, from + PEAKS_PER_STROKE)) / 255
  })
}
