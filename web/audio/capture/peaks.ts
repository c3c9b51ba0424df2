/** Measures peaks, the loudness (RMS) of a recording over time, its pauses, and how much of it is clipped. */

import { PEAKS_PER_POST, SAMPLE_RATE_HZ } from '../../../domain/audio/audio.limits'
import {
  CLIPPING_BLOCKS_PER_SECOND,
  isFullScale,
  measureClippedSeconds,
} from '../../../domain/audio/clipping'
import { BLOCKS_PER_SECOND } from '../../../domain/audio/loudness'
import { findPauses, packPauses } from '../../../domain/audio/pauses'
import { packPeaks } from '../../../domain/audio/peaks'

const WINDOWS_PER_SECOND = 100
const WINDOW_FRAMES = SAMPLE_RATE_HZ / WINDOWS_PER_SECOND
const WINDOWS_PER_BLOCK = WINDOWS_PER_SECOND / BLOCKS_PER_SECOND
const CLIPPING_BLOCK_FRAMES = SAMPLE_RATE_HZ / CLIPPING_BLOCKS_PER_SECOND
const FULL_SCALE = 32_768
/** RMS, of full scale. Quieter recordings are drawn small: a silent room must not look like speech. */
const FAINTEST_LOUD = 0.012
/** RMS of loud speech close to the microphone, of full scale. */
const LOUD_SPEECH = 0.32
/** Contrast: the bars of a long recording average syllables and pauses, so they differ little. */
const CONTRAST = 1.4

/** What is stored of a recording's sound. `peaks` and `pauses` are packed. */
export type MeasuredSound = { peaks: string; pauses: string; clippedSeconds: number }

/** Measures the mean square of each 10 ms, and the samples at full scale of each 100 ms, from blocks of any size. */
export class PeakMeter {
  private readonly windows: number[] = []
  private filled = 0
  private sum = 0
  private readonly fullScaleCounts: number[] = []
  private frames = 0

  add(samples: Int16Array): void {
    for (const sample of samples) {
      this.sum += sample * sample
      this.filled += 1
      if (this.filled === WINDOW_FRAMES) this.close()
      if (isFullScale(sample)) this.countAt(Math.floor(this.frames / CLIPPING_BLOCK_FRAMES))
      this.frames += 1
    }
  }

  /** Everything that is stored of the sound so far. */
  summarize(): MeasuredSound {
    return { peaks: this.peaks(), pauses: this.pauses(), clippedSeconds: this.clippedSeconds() }
  }

  /** The packed peaks so far; the loudest bar is at full height. */
  peaks(): string {
    const windows = this.filled > 0 ? [...this.windows, this.sum / this.filled] : this.windows
    return packLoudness(resizeLevels(windows, PEAKS_PER_POST).map((square) => Math.sqrt(square) / FULL_SCALE))
  }

  /** The packed pauses so far. They are not weighted as loudness is: pauses are compared with the words beside them. */
  pauses(): string {
    const squares = Array.from(
      { length: Math.floor(this.windows.length / WINDOWS_PER_BLOCK) },
      (_, block) => {
        const windows = this.windows.slice(block * WINDOWS_PER_BLOCK, (block + 1) * WINDOWS_PER_BLOCK)
        return windows.reduce((sum, square) => sum + square, 0) / WINDOWS_PER_BLOCK / FULL_SCALE ** 2
      },
    )
    return packPauses(findPauses(squares))
  }

  /** The seconds so far that are clipped. */
  private clippedSeconds(): number {
    const blocks = Math.ceil(this.frames / CLIPPING_BLOCK_FRAMES)
    return measureClippedSeconds(
      Array.from({ length: blocks }, (_, block) => this.fullScaleCounts[block] ?? 0),
    )
  }

  private countAt(block: number): void {
    this.fullScaleCounts[block] = (this.fullScaleCounts[block] ?? 0) + 1
  }

  private close(): void {
    this.windows.push(this.sum / this.filled)
    this.filled = 0
    this.sum = 0
  }
}

/** The peaks of samples in memory. */
export function computePeaks(samples: Int16Array): string {
  return measureSamples(samples).peaks()
}

/** The meter of samples in memory. */
export function measureSamples(samples: Int16Array): PeakMeter {
  const meter = new PeakMeter()
  meter.add(samples)
  return meter
}

/** Packs RMS values, 0 to 1, as levels of the loudest. */
export function packLoudness(values: readonly number[]): string {
  const loudest = Math.max(FAINTEST_LOUD, ...values)
  return packPeaks(values.map((value) => (value / loudest) ** CONTRAST))
}

/** The level of a block while it is recorded, 0 to 1, from its RMS: the loudest of the recording is not known yet. */
export function toLiveLevel(rms: number): number {
  return Math.min(1, rms / LOUD_SPEECH)
}

/** Resizes to `count` values: the mean of each slice, or the nearest value where there are too few. */
export function resizeLevels(values: readonly number[], count: number): number[] {
  return Array.from({ length: count }, (_, slot) => {
    const from = Math.floor((slot * values.length) / count)
    const slice = values.slice(from, Math.max(from + 1, Math.floor(((slot + 1) * values.length) / count)))
    return slice.length > 0 ? slice.reduce((sum, value) => sum + value, 0) / slice.length : 0
  })
}
