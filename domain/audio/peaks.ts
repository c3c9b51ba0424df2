/** Peaks: loudness over time, one character a bar, to draw a waveform without decoding the audio. */
import { PEAKS_PER_POST } from './audio.limits'

/** Digits of base64url: the levels 0 to 63. */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const HIGHEST = DIGITS.length - 1
/** The peaks of a post. */
export const PEAKS_PATTERN = new RegExp(`^[\\w-]{${PEAKS_PER_POST}}$`)

/** Packs levels from 0 to 1. */
export function packPeaks(levels: readonly number[]): string {
  return levels.map((level) => DIGITS[Math.round(Math.min(1, Math.max(0, level)) * HIGHEST)]).join('')
}

/** The levels from 0 to 1; [] for an empty text. */
export function unpackPeaks(peaks: string): number[] {
  return Array.from(peaks, (digit) => Math.max(0, DIGITS.indexOf(digit)) / HIGHEST)
}

/**
 * Converts packed peaks to `count` levels from 0 to 1: of fewer levels the mean of each part, scaled so that the highest
 * keeps its height; of more levels some between two bars. Zeros for no peaks.
 */
export function toLevels(peaks: string, count: number): number[] {
  const bars = unpackPeaks(peaks)
  if (count > bars.length) return createLevelsBetween(bars, count)
  const levels = Array.from({ length: count }, (_, i) => {
    const part = bars.slice(
      Math.floor((i * bars.length) / count),
      Math.floor(((i + 1) * bars.length) / count),
    )
    return part.reduce((sum, bar) => sum + bar, 0) / part.length
  })
  const scale = Math.max(0, ...bars) / Math.max(Number.EPSILON, ...levels)
  return levels.map((level) => level * scale)
}

/** The peaks of a part of the recording, from one share of its length to another, from 0 to 1. */
export function slicePeaks(peaks: string, from: number, to: number): string {
  return peaks.slice(Math.floor(from * peaks.length), Math.ceil(to * peaks.length))
}

/** Packed peaks with at most `count` bars. */
export function reducePeaks(peaks: string, count: number): string {
  return peaks.length > count ? packPeaks(toLevels(peaks, count)) : peaks
}

/** More levels than bars: the first and the last bar at the ends, and between two bars their weighted mean. */
function createLevelsBetween(bars: readonly number[], count: number): number[] {
  return Array.from({ length: count }, (_, i) => {
    const at = (i / Math.max(1, count - 1)) * (bars.length - 1)
    const before = bars[Math.floor(at)] ?? 0
    const after = bars[Math.ceil(at)] ?? before
    return before + (after - before) * (at % 1)
  })
}
