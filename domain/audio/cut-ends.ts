/** Cutting the ends of a recording: moving its start or end, with some of it left between them. */
import { CUT_MIN_SECONDS } from '../limits'
import type { TimeWindow } from './time-window'

/** Whether a recording is long enough to cut its ends. */
export function isCuttable(seconds: number): boolean {
  return seconds >= 2 * CUT_MIN_SECONDS
}

/** Returns the range with another start. */
export function withCutStart({ end }: TimeWindow, to: number): TimeWindow {
  return { start: Math.max(0, Math.min(to, end - CUT_MIN_SECONDS)), end }
}

/** Returns the range with another end, at most the end of the recording. */
export function withCutEnd({ start }: TimeWindow, to: number, seconds: number): TimeWindow {
  return { start, end: Math.min(seconds, Math.max(to, start + CUT_MIN_SECONDS)) }
}
