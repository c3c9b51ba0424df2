/** The podcast clip of a reply: its range in seconds of the source (spec §2.3, §5, §9). */
import { CLIP_MAX_SECONDS, CLIP_MIN_SECONDS, DURATION_GRACE_SECONDS } from '../limits'

export type ClipRange = { start: number; end: number }

/** Returns the initial range: the start of the source, as long as a clip may be. */
export function getInitialRange(seconds: number): ClipRange {
  return { start: 0, end: Math.min(CLIP_MAX_SECONDS, seconds) }
}

/** Moves the start; moves the end too where the clip would get too short or too long. */
export function withStart(
  { end }: ClipRange,
  to: number,
  seconds: number,
  maxSeconds = CLIP_MAX_SECONDS,
): ClipRange {
  const start = clamp(to, 0, seconds - CLIP_MIN_SECONDS)
  return { start, end: Math.min(seconds, clamp(end, start + CLIP_MIN_SECONDS, start + maxSeconds)) }
}

/** Moves the end; moves the start too where needed. */
export function withEnd(
  { start }: ClipRange,
  to: number,
  seconds: number,
  maxSeconds = CLIP_MAX_SECONDS,
): ClipRange {
  const end = clamp(to, CLIP_MIN_SECONDS, seconds)
  return { start: Math.max(0, clamp(start, end - maxSeconds, end - CLIP_MIN_SECONDS)), end }
}

/** Moves the whole clip within the source. */
export function moveRange({ start, end }: ClipRange, to: number, seconds: number): ClipRange {
  const from = clamp(to, 0, seconds - (end - start))
  return { start: from, end: from + end - start }
}

export function isClippable(seconds: number): boolean {
  return Number.isFinite(seconds) && seconds >= CLIP_MIN_SECONDS
}

/** Returns whether a range is a valid clip, with tolerance for rounding. */
export function isClip({ start, end }: ClipRange): boolean {
  const length = end - start
  return start >= 0 && length >= CLIP_MIN_SECONDS - ROUNDING && length <= CLIP_MAX_SECONDS + ROUNDING
}
const ROUNDING = 0.01

/** Returns whether an upload of this length can be this part of the source. */
export function isClipLength({ start, end }: ClipRange, seconds: number): boolean {
  return Math.abs(end - start - seconds) <= DURATION_GRACE_SECONDS
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value))
}
