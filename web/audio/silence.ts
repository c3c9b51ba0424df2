/** Notices a microphone that hears nothing. */
import { SILENCE_NOTICE_SECONDS } from '../../domain/limits'

/** Under this nobody speaks: -42 dBFS, where a muted input gives zeros and a quiet room some noise. */
const QUIET_PEAK = 0.008

/** Follows the blocks of a recording and says when it has been silent for too long. */
export class SilenceWatch {
  private quietSeconds = 0

  /** Hears one block; true while nothing was heard for `SILENCE_NOTICE_SECONDS`. */
  hear(peak: number, seconds: number): boolean {
    this.quietSeconds = peak < QUIET_PEAK ? this.quietSeconds + seconds : 0
    return this.quietSeconds >= SILENCE_NOTICE_SECONDS - 0.01
  }
}
