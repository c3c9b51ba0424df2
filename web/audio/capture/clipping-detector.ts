/** Detects a voice that is too loud for the microphone. */
import { isClippedSecond } from '../../../domain/audio/clipping'

/** The notice outlasts pauses between words, and stays long enough to be read. */
const CLIPPING_NOTICE_SECONDS = 4
/** Seconds of blocks are sums of fractions. */
const ROUNDING_SECONDS = 0.01

/** Watches the blocks of a recording for clipping. */
export class ClippingDetector {
  private readonly lastSecond: { clipped: number; seconds: number }[] = []
  private noticeSeconds = 0

  /** Adds one block with its samples at full scale; true from a clipped second until `CLIPPING_NOTICE_SECONDS` after it. */
  push(clipped: number, seconds: number): boolean {
    this.lastSecond.push({ clipped, seconds })
    while (this.measureSeconds() > 1 + ROUNDING_SECONDS) this.lastSecond.shift()
    const isClipped = isClippedSecond(this.lastSecond.map((block) => block.clipped))
    this.noticeSeconds = isClipped ? CLIPPING_NOTICE_SECONDS : this.noticeSeconds - seconds
    return this.noticeSeconds > ROUNDING_SECONDS
  }

  private measureSeconds(): number {
    return this.lastSecond.reduce((sum, block) => sum + block.seconds, 0)
  }
}
