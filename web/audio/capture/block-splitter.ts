/** Splits microphone samples into blocks. Runs on the audio thread (worklet) or in its main-thread fallback. */
import { SAMPLE_RATE_HZ } from '../../../domain/audio/audio.limits'
import { countFullScale } from '../../../domain/audio/clipping'
import { toInt16 } from '../pcm'
import { createResampler, type Resampler } from '../resampler'

export const BLOCK_FRAMES = SAMPLE_RATE_HZ / 10

/**
 * Commands from the page. `blocks` is the port that receives samples; `skip` frames are dropped first. `release` gives
 * back the port and the count of a recording that another splitter continues from there.
 */
export type SplitterCommand =
  | ({ type: 'connect'; blocks: MessagePort } & Partial<SplitterCount>)
  | { type: 'release' }
  | { type: 'run'; skip: number }
  | { type: 'pause' }
  | { type: 'end' }
  | { type: 'limit'; frames: number }

/**
 * Notices to the page: loudness, samples at full scale (`clipped`) and total frames after each block, and why it stopped.
 */
export type SplitterNotice =
  | { type: 'block'; frames: number; peak: number; rms: number; clipped: number }
  | { type: 'paused' | 'limit' | 'ended'; frames: number }
  | ({ type: 'released'; blocks: MessagePort | null } & SplitterCount)
/** The frames of a recording, and how many it may have. */
export type SplitterCount = { frames: number; limit: number }

export class BlockSplitter {
  private blocks: MessagePort | null = null
  private readonly resampler: Resampler | null
  private readonly block = new Float32Array(BLOCK_FRAMES)
  private filled = 0
  private frames = 0
  private limit = Number.POSITIVE_INFINITY
  private skip = 0
  private running = false
  private readonly notify: (notice: SplitterNotice) => void

  constructor(rate: number, notify: (notice: SplitterNotice) => void) {
    this.notify = notify
    this.resampler = rate === SAMPLE_RATE_HZ ? null : createResampler(rate, SAMPLE_RATE_HZ)
  }

  handleCommand(command: SplitterCommand): void {
    if (command.type === 'connect') {
      this.blocks = command.blocks
      this.frames = command.frames ?? this.frames
      this.limit = command.limit ?? this.limit
    }
    if (command.type === 'limit') this.limit = command.frames
    if (command.type === 'run') {
      this.running = true
      this.skip = command.skip
    }
    if (command.type === 'pause') this.halt('paused')
    if (command.type === 'release') {
      const { blocks, frames, limit } = this
      this.running = false
      this.blocks = null
      this.notify({ type: 'released', blocks, frames, limit })
    }
    if (command.type === 'end') {
      this.halt('ended')
      this.blocks?.postMessage(null)
    }
  }

  /** Adds captured samples. Samples that arrive while it is not running are dropped. */
  push(samples: Float32Array): void {
    const resampled = this.resampler ? this.resampler.push(samples) : samples
    for (let at = 0; this.running && at < resampled.length; at++) {
      if (this.skip > 0) {
        this.skip -= 1
        continue
      }
      this.block[this.filled++] = resampled[at] ?? 0
      const full = this.frames + this.filled >= this.limit
      if (full || this.filled === BLOCK_FRAMES) this.cut()
      if (full) this.halt('limit')
    }
  }

  private halt(type: 'paused' | 'limit' | 'ended'): void {
    this.cut()
    this.running = false
    this.notify({ type, frames: this.frames })
  }

  private cut(): void {
    if (this.filled === 0) return
    const samples = this.block.subarray(0, this.filled)
    let peak = 0
    let power = 0
    for (const sample of samples) {
      peak = Math.max(peak, Math.abs(sample))
      power += sample * sample
    }
    const block = toInt16(samples)
    this.frames += this.filled
    const rms = Math.sqrt(power / this.filled)
    this.notify({ type: 'block', frames: this.frames, peak, rms, clipped: countFullScale(block) })
    this.filled = 0
    this.blocks?.postMessage(block, [block.buffer])
  }
}
