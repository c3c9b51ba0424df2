/** The part of a long recording that a zoomed waveform shows: seconds to places and back, and steps by keys. */

/** A range of a recording, in seconds. */
export type TimeWindow = { start: number; end: number }

/** Returns the window of at most `length` seconds around a range, inside the recording. */
export function getWindowAround({ start, end }: TimeWindow, length: number, seconds: number): TimeWindow {
  const shown = Math.min(seconds, Math.max(length, end - start))
  const from = clamp((start + end) / 2 - shown / 2, 0, seconds - shown)
  return { start: from, end: from + shown }
}

/** Returns the same window while the range keeps a margin inside it, otherwise one around the range. */
export function followRange(window: TimeWindow, range: TimeWindow, seconds: number): TimeWindow {
  const length = window.end - window.start
  const margin = length * MARGIN
  const isInside =
    range.start >= (window.start > 0 ? window.start + margin : 0) &&
    range.end <= (window.end < seconds ? window.end - margin : seconds)
  return isInside ? window : getWindowAround(range, length, seconds)
}
/** Share of the window between a handle and its edge. */
const MARGIN = 0.05

/** Returns the first window: around the range, or at the start of one that is longer than `length`. */
export function getFirstWindow({ start, end }: TimeWindow, length: number, seconds: number): TimeWindow {
  return getWindowAround(end - start > length ? { start, end: start } : { start, end }, length, seconds)
}

/** Returns the window after a move of the range: it follows the whole range, or the moved edge of one too long for it. */
export function followMove(
  window: TimeWindow,
  before: TimeWindow,
  range: TimeWindow,
  seconds: number,
): TimeWindow {
  if (range.end - range.start <= (window.end - window.start) * (1 - 2 * MARGIN))
    return followRange(window, range, seconds)
  const at = range.start === before.start ? range.end : range.start
  return followRange(window, { start: at, end: at }, seconds)
}

/** Returns where a time lies in a window, from 0 to 1. */
export function toFraction(at: number, { start, end }: TimeWindow): number {
  return end > start ? clamp((at - start) / (end - start), 0, 1) : 0
}

/** Returns the time at a pixel of a window drawn `width` pixels wide. */
export function toTime(pixel: number, width: number, { start, end }: TimeWindow): number {
  return start + clamp(width > 0 ? pixel / width : 0, 0, 1) * (end - start)
}

/** Returns `count` times at equal distances, both edges included. */
export function listMarks({ start, end }: TimeWindow, count: number): number[] {
  return Array.from({ length: count }, (_, i) => start + ((end - start) * i) / (count - 1))
}

/** Seconds of one arrow key: alone, with Shift, with Alt. */
export type KeySteps = { plain: number; shift: number; alt: number }

type Key = { key: string; shiftKey: boolean; altKey: boolean; ctrlKey: boolean; metaKey: boolean }

/** Returns the time that a key moves to, or null for other keys. Home and End are the edges of the recording. */
export function getTimeAfterKey(at: number, pressed: Key, seconds: number, steps: KeySteps): number | null {
  if (pressed.ctrlKey || pressed.metaKey) return null
  if (pressed.key === 'Home' || pressed.key === 'End')
    return pressed.altKey ? null : pressed.key === 'Home' ? 0 : seconds
  const direction = DIRECTIONS[pressed.key]
  if (!direction) return null
  const step = pressed.altKey ? steps.alt : pressed.shiftKey ? steps.shift : steps.plain
  return clamp(roundHundredths(at + direction * step), 0, seconds)
}
const DIRECTIONS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }

/** Hundredths of a second are finer than audible. */
export function roundHundredths(seconds: number): number {
  return Math.round(seconds * 100) / 100
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value))
}
