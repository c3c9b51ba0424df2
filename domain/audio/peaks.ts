/** Peaks: loudness over time, one character a bar, to draw a waveform without decoding the audio. */
import { PEAKS_PER_POST } from '../limits'

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
