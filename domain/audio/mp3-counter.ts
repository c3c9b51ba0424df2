/**
 * Measures an MP3 by its frames as its bytes arrive: what a player plays. A header's length is only a claim; the frames
 * are counted.
 */
import { type MpegFrame, readClaimedFrames, readPaddingSamples } from './mp3-frames'
import { type FoundFrame, Mp3Reader } from './mp3-reader'

/**
 * Which encoder a file is of. Our own makes one sample rate, one bit rate, mono, whole frames from the first byte to the
 * last, with tags at the ends and its info frame allowed. Of another one anything is accepted that browsers play to its
 * end.
 */
export type Mp3Origin = 'own' | 'other'

/**
 * Why a file is refused: it has no frames, or fewer than it claims; or it changes its sample rate, its layer or its
 * channels, where browsers stop.
 */
export type Mp3Problem = 'damaged' | 'changes_format'
/** The length in seconds, or why the file is refused. */
export type MeasureResult<Problem extends string> =
  | { seconds: number; problem: null }
  | { seconds: null; problem: Problem }

/** Frames that a file of another encoder may have lost of those that it claims: this share, and this many seconds. */
const LOST_SHARE = 0.01
const LOST_SECONDS = 1
const LAYER_III = 3
/** Below this rate, the padding of encoders is long enough to be noticed: a fifth of a second. */
const PADDED_RATE_HZ = 16_000

/** Call `push` with the bytes of an MP3 file, then `measure`. */
export class Mp3Counter {
  readonly #isOwn: boolean
  readonly #reader = new Mp3Reader((found, bytes, place) => this.#count(found, bytes, place))
  #first: MpegFrame | null = null
  #hasBegun = false
  #frames = 0
  #claimed = 0
  /** In samples. */
  #padding = 0
  #problem: Mp3Problem | null = null

  constructor(origin: Mp3Origin = 'own') {
    this.#isOwn = origin === 'own'
  }

  push(piece: Uint8Array): void {
    if (!this.#problem) this.#reader.push(piece)
  }

  measure(): MeasureResult<Mp3Problem> {
    const { tailBytes } = this.#problem ? { tailBytes: 0 } : this.#reader.end()
    if (this.#isOwn && tailBytes !== 0) this.#problem ??= 'damaged'
    const first = this.#first
    if (!first || this.#reader.isHopeless || this.#hasLost(first)) this.#problem ??= 'damaged'
    if (!first || this.#problem) return { seconds: null, problem: this.#problem ?? 'damaged' }
    const samples = this.#frames * first.samples
    // Of a file that is cut, the padding is gone.
    return { seconds: (samples - (this.#padding < samples ? this.#padding : 0)) / first.rate, problem: null }
  }

  #count({ frame, gap }: FoundFrame, bytes: Uint8Array, place: number): void {
    if (this.#isOwn && gap !== 0) this.#problem = 'damaged'
    if (!this.#hasBegun) {
      this.#hasBegun = true
      const claimed = readClaimedFrames(bytes, place, frame)
      this.#claimed = claimed ?? 0
      if (frame.rate < PADDED_RATE_HZ) this.#padding = readPaddingSamples(bytes, place, frame)
      if (claimed !== null) return
    }
    this.#first ??= frame
    const { layer, rate, mono, bitRate } = this.#first
    if (frame.layer !== layer || frame.rate !== rate || frame.mono !== mono) this.#problem = 'changes_format'
    if (frame.layer !== LAYER_III) this.#problem ??= 'damaged'
    if (this.#isOwn && (!frame.mono || frame.bitRate !== bitRate)) this.#problem = 'damaged'
    this.#frames += 1
  }

  #hasLost({ samples, rate }: MpegFrame): boolean {
    const allowed = this.#isOwn ? 0 : Math.min(this.#frames * LOST_SHARE, (LOST_SECONDS * rate) / samples)
    // Encoders differ on whether the info frame counts itself.
    return this.#claimed > this.#frames + 1 + allowed
  }
}
