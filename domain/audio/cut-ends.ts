/** Cutting the ends of a recording: moving its start or end, with some of it left between them. */
import { unpackPauses } from './pauses'
import type { TimeWindow } from './time-window'

/** Cutting its ends leaves at least this much of a recording. */
export const CUT_MIN_SECONDS = 1
/** Cutting the silence at both ends keeps this much of it, and is offered where it cuts at least this much. */
const SILENCE_KEPT_SECONDS = { start: 0.15, end: 0.3 }
const SILENCE_MIN_SECONDS = 0.5

/** A sound this short before the first pause or after the last one is the button, not a word. */
const CLICK_SECONDS = 0.15

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

/** Returns the range without the silence at both ends; null where that would cut less than half a second. */
export function findSoundRange({ pauses, seconds }: { pauses: string; seconds: number }): TimeWindow | null {
  const found = unpackPauses(pauses)
  const [first, last] = [found[0], found.at(-1)]
  const start = first && first.start <= CLICK_SECONDS ? first.end - SILENCE_KEPT_SECONDS.start : 0
  const end = last && last.end >= seconds - CLICK_SECONDS ? last.start + SILENCE_KEPT_SECONDS.end : seconds
  const isWorthIt = start + seconds - end >= SILENCE_MIN_SECONDS && end - start >= CUT_MIN_SECONDS
  return isWorthIt ? { start, end } : null
}
