/** Peaks: loudness over time, to draw a waveform without decoding. */
import { PEAKS_PER_POST, SAMPLE_RATE_HZ } from '../../../domain/limits'

const WINDOW_FRAMES = SAMPLE_RATE_HZ / 100
/** Quieter recordings are drawn small: a silent room must not look like speech. */
const FAINTEST_LOUD = 0.05
const FULL = 255

/** Collects the loudest sample of each 10 ms from blocks of any size. */
export class PeakMeter {
  private readonly windows: number[] = []
  private filled = 0
  private loudest = 0

  add(samples: Int16Array): void {
    for (const sample of samples) {
      const size = Math.abs(sample)
      if (size > this.loudest) this.loudest = size
      this.filled += 1
      if (this.filled === WINDOW_FRAMES) this.close()
    }
  }

  /** The peaks so far, scaled so that the loudest reaches 255. */
  peaks(count = PEAKS_PER_POST): number[] {
    const windows = this.filled > 0 ? [...this.windows, this.loudest] : this.windows
    return scalePeaks(downsamplePeaks(windows, count))
  }

  private close(): void {
    this.windows.push(this.loudest)
    this.filled = 0
    this.loudest = 0
  }
}

/** The peaks of samples in memory. */
export function computePeaks(samples: Int16Array, count = PEAKS_PER_POST): number[] {
  const meter = new PeakMeter()
  meter.add(samples)
  return meter.peaks(count)
}

/** Resizes to `count` values: the maximum of each slice, or the nearest value where there are too few. */
export function downsamplePeaks(values: readonly number[], count: number): number[] {
  return Array.from({ length: count }, (_, slot) => {
    const from = Math.floor((slot * values.length) / count)
    const to = Math.max(from + 1, Math.floor(((slot + 1) * values.length) / count))
    let largest = 0
    for (let at = from; at < to; at++) largest = Math.max(largest, values[at] ?? 0)
    return largest
  })
}

function scalePeaks(values: readonly number[]): number[] {
  const loudest = values.reduce((most, value) => Math.max(most, value), FAINTEST_LOUD * 32767)
  return values.map((value) => Math.round((value / loudest) * FULL))
}
