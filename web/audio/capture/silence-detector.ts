/** Detects a microphone without input. */

const SILENCE_NOTICE_SECONDS = 4

/** -42 dBFS: a muted input gives zeros, a quiet room some noise below it. */
const QUIET_PEAK = 0.008

/** Watches the blocks of a recording for long silence. */
export class SilenceDetector {
  private quietSeconds = 0

  /** Adds one block; true while there was no input for `SILENCE_NOTICE_SECONDS`. */
  push(peak: number, seconds: number): boolean {
    this.quietSeconds = peak < QUIET_PEAK ? this.quietSeconds + seconds : 0
    return this.quietSeconds >= SILENCE_NOTICE_SECONDS - 0.01
  }
}
