/** Waveform geometry, shared by the page and the server. */
import { unpackPeaks } from '../../../domain/audio/peaks'

/**
 * Reduces packed peaks to `count` levels from 0 to 1: the mean of each part, scaled so that the highest keeps its height;
 * zeros for no peaks.
 */
export function toLevels(peaks: string, count: number): number[] {
  const bars = unpackPeaks(peaks)
  const levels = Array.from({ length: count }, (_, i) => {
    const from = Math.floor((i * bars.length) / count)
    const part = bars.slice(from, Math.max(from + 1, Math.floor(((i + 1) * bars.length) / count)))
    return part.reduce((sum, bar) => sum + bar, 0) / Math.max(1, part.length)
  })
  const scale = Math.max(0, ...bars) / Math.max(Number.EPSILON, ...levels)
  return levels.map((level) => level * scale)
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
