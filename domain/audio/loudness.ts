/** Integrated loudness of mono samples at 48 kHz (ITU-R BS.1770-5, EBU R 128), measured in blocks of 20 ms. */
import { SAMPLE_RATE_HZ } from './audio.limits'
import { measureTruePeak, TRUE_PEAK_TAPS } from './true-peak'

export const BLOCKS_PER_SECOND = 50
export const LOUDNESS_BLOCK_FRAMES = SAMPLE_RATE_HZ / BLOCKS_PER_SECOND
const FULL_SCALE = 32_768
/** Gating windows of 400 ms, a new one every 100 ms. */
const WINDOW_BLOCKS = 20
const STEP_BLOCKS = 5
const ABSOLUTE_GATE_LUFS = -70
const RELATIVE_GATE_LU = -10
/** Of the mean square of the K-weighted samples of one channel. */
const OFFSET_LUFS = -0.691
/** The share of the quietest 100 ms that lie below the noise between words. */
const NOISE_SHARE = 0.1
const FAINTEST_LUFS = -120

/** Coefficients of the two filters at 48 kHz: a shelf for the head, and a high-pass. */
const SHELF = {
  b0: 1.53512485958697,
  b1: -2.69169618940638,
  b2: 1.19839281085285,
  a1: -1.69065929318241,
  a2: 0.73248077421585,
}
const HIGH_PASS = { b0: 1, b1: -2, b2: 1, a1: -1.99004745483398, a2: 0.99007225036621 }

/** A value for each 20 ms: the mean square of the K-weighted samples, and the true peak, both of full scale. */
export type BlockLevels = { squares: number[]; peaks: number[] }

/** Measures the levels of blocks from samples that arrive in pieces of any size. A part of a block at the end is left out. */
export class BlockMeter implements BlockLevels {
  readonly squares: number[] = []
  readonly peaks: number[] = []
  private readonly shelf = new Biquad(SHELF)
  private readonly highPass = new Biquad(HIGH_PASS)
  /** The block that fills, after the end of the one before it. */
  private readonly block = new Int16Array(TRUE_PEAK_TAPS - 1 + LOUDNESS_BLOCK_FRAMES)
  private filled = TRUE_PEAK_TAPS - 1
  private sum = 0

  add(samples: Int16Array): void {
    for (const sample of samples) {
      const weighted = this.highPass.filter(this.shelf.filter(sample / FULL_SCALE))
      this.sum += weighted * weighted
      this.block[this.filled++] = sample
      if (this.filled === this.block.length) this.close()
    }
  }

  private close(): void {
    this.squares.push(this.sum / LOUDNESS_BLOCK_FRAMES)
    this.peaks.push(measureTruePeak(this.block) / FULL_SCALE)
    this.block.copyWithin(0, LOUDNESS_BLOCK_FRAMES)
    this.filled = TRUE_PEAK_TAPS - 1
    this.sum = 0
  }
}

class Biquad {
  private x1 = 0
  private x2 = 0
  private y1 = 0
  private y2 = 0
  private readonly of: typeof SHELF

  constructor(of: typeof SHELF) {
    this.of = of
  }

  filter(x: number): number {
    const { b0, b1, b2, a1, a2 } = this.of
    const y = b0 * x + b1 * this.x1 + b2 * this.x2 - a1 * this.y1 - a2 * this.y2
    this.x2 = this.x1
    this.x1 = x
    this.y2 = this.y1
    this.y1 = y
    return y
  }
}

/** Returns the integrated loudness in LUFS; null for less than 400 ms or for silence. */
export function computeLoudness(squares: readonly number[]): number | null {
  const windows = computeMeans(squares, WINDOW_BLOCKS)
  const loud = windows.filter((square) => toLufs(square) >= ABSOLUTE_GATE_LUFS)
  if (loud.length === 0) return null
  const gate = toLufs(getMean(loud)) + RELATIVE_GATE_LU
  return toLufs(getMean(loud.filter((square) => toLufs(square) >= gate)))
}

/** Returns the loudness between words, in LUFS: what the quietest tenth does not exceed. */
export function computeNoise(squares: readonly number[]): number {
  const sorted = computeMeans(squares, STEP_BLOCKS).toSorted((a, b) => a - b)
  return toLufs(sorted[Math.floor(sorted.length * NOISE_SHARE)] ?? 0)
}

/** Returns the loudness of a mean square, in LUFS. */
export function toLufs(square: number): number {
  return Math.max(FAINTEST_LUFS, OFFSET_LUFS + 10 * Math.log10(square))
}

/** The mean of each window of `length` blocks, a new one every 100 ms. */
function computeMeans(squares: readonly number[], length: number): number[] {
  const means: number[] = []
  for (let from = 0; from + length <= squares.length; from += STEP_BLOCKS) {
    let sum = 0
    for (let at = from; at < from + length; at++) sum += squares[at] ?? 0
    means.push(sum / length)
  }
  return means
}

function getMean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
