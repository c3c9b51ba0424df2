/**
 * Clipping: sound louder than the microphone's input can hold, whose tops are cut off at full scale. The distortion
 * cannot be repaired, so it is reported while there is time to record again.
 */
import { SAMPLE_RATE_HZ } from './audio.limits'

/** Samples at full scale are counted in blocks of this length. */
export const CLIPPING_BLOCKS_PER_SECOND = 10

/**
 * The highest sample is 32,767. Browsers that divide by 32,768 deliver a clipped one as 32,766; resampling in the browser
 * leaves about half of a cut top above it.
 */
const FULL_SCALE_SAMPLE = 32_766

/**
 * The share of a second at full scale from which it counts as clipped. Speech whose peaks are 3 dB over full scale has
 * 1.1% in its worst second (`tests/fixtures/speech-a.48k.wav`), 1 dB over it 0.2%; a tone exactly at full scale has 0.6%,
 * and `field.md` C4 measured 84% for an input at four times full scale. WebRTC turns a microphone down at a tenth of one
 * frame of 10 ms (`kClippedRatioThreshold`), which a single click reaches too.
 */
const CLIPPED_SHARE = 0.01

/** A block counts for at most this share of a second: one click, however loud, touches two blocks, and three are needed. */
const BLOCK_SHARE_MAX = 0.004

/** Counts the samples at full scale. */
export function countFullScale(samples: Int16Array): number {
  let count = 0
  for (const sample of samples) if (isFullScale(sample)) count += 1
  return count
}

/** Whether a 16-bit sample is as high or as low as samples get. */
export function isFullScale(sample: number): boolean {
  return sample >= FULL_SCALE_SAMPLE || sample <= -FULL_SCALE_SAMPLE
}

/** Whether the blocks of one second, or of less, are clipped. `counts`: the samples at full scale in each of them. */
export function isClippedSecond(counts: readonly number[]): boolean {
  const counted = counts.reduce((sum, count) => sum + Math.min(count, BLOCK_SHARE_MAX * SAMPLE_RATE_HZ), 0)
  return counted >= CLIPPED_SHARE * SAMPLE_RATE_HZ
}

/** Measures how many seconds of a recording are clipped, from the samples at full scale in each of its blocks. */
export function measureClippedSeconds(counts: readonly number[]): number {
  let blocks = 0
  for (let at = 0; at < counts.length; ) {
    const second = counts.slice(at, at + CLIPPING_BLOCKS_PER_SECOND)
    // A second begins with its first block at full scale: the quiet blocks before it are not clipped.
    const isClipped = (second[0] ?? 0) > 0 && isClippedSecond(second)
    if (isClipped) blocks += second.length
    at += isClipped ? second.length : 1
  }
  return blocks / CLIPPING_BLOCKS_PER_SECOND
}
