/** Smart speed: the parts of a recording that play fast, and what that saves. */

import { unpackPauses } from './pauses'
import { PAUSE_KEPT_SECONDS, SMART_SPEED } from './playback.limits'
import type { TimeWindow } from './time-window'

/**
 * Returns the inner part of each pause; the rest of it plays at the chosen speed. Words are at least 50 ms away: an MP3
 * delays them by 23 ms, and the silence before the burst of a P belongs to its word.
 */
export function listFastParts(packed: string | null | undefined): TimeWindow[] {
  return unpackPauses(packed ?? '').map(({ start, end }) => ({
    start: start + PAUSE_KEPT_SECONDS,
    end: end - PAUSE_KEPT_SECONDS,
  }))
}

/** Returns the seconds that playing the fast parts at `SMART_SPEED` saves at most. */
export function computeSavedSeconds(parts: readonly TimeWindow[], speed: number): number {
  const seconds = parts.reduce((sum, { start, end }) => sum + end - start, 0)
  return Math.max(0, seconds / speed - seconds / SMART_SPEED)
}
