/** Striking parts out of a recording: only removed, never reordered. Frames are those of the whole recording. */
import { SAMPLE_RATE_HZ } from './audio.limits'
import { CUT_MIN_SECONDS } from './cut-ends'

/** The frames from `from` up to, without, `until`. */
export type FrameSpan = { from: number; until: number }

/** What its cut ends left of a recording; `until` is null for its end. */
type EndsRange = { from: number; until: number | null }

/** Frames of the cross-fade where two kept parts meet: 10 ms. */
export const JOIN_FRAMES = SAMPLE_RATE_HZ / 100

/**
 * Returns struck spans in order and inside of a recording of so many frames. Those that touch are one, and those with
 * less between them than a cross-fade takes.
 */
export function mergeSpans(spans: readonly FrameSpan[], frames: number): FrameSpan[] {
  const merged: FrameSpan[] = []
  for (const { from, until } of clipSpans(spans, { from: 0, until: frames })) {
    const last = merged.at(-1)
    if (last && from - last.until < JOIN_FRAMES) last.until = Math.max(last.until, until)
    else merged.push({ from, until })
  }
  return merged
}

/** Returns the parts of spans inside of a range, in order. */
export function clipSpans(spans: readonly FrameSpan[], range: FrameSpan): FrameSpan[] {
  return spans
    .map(({ from, until }) => ({ from: Math.max(from, range.from), until: Math.min(until, range.until) }))
    .filter(({ from, until }) => from < until)
    .toSorted((a, b) => a.from - b.from)
}

/** Returns the range with its end, inside of a recording of so many frames. */
export function closeRange({ from, until }: EndsRange, frames: number): FrameSpan {
  return { from: Math.min(from, frames), until: Math.min(until ?? frames, frames) }
}

/** Returns the parts between the cut ends that are not struck, in order; none if everything is. */
export function toKeptRanges(frames: number, range: EndsRange, struck: readonly FrameSpan[]): FrameSpan[] {
  const ends = closeRange(range, frames)
  const kept: FrameSpan[] = []
  let { from } = ends
  for (const span of clipSpans(mergeSpans(struck, frames), ends)) {
    if (span.from > from) kept.push({ from, until: span.from })
    from = span.until
  }
  return from < ends.until ? [...kept, { from, until: ends.until }] : kept
}

/** Whether enough stays of a recording: at least as much as cutting its ends leaves. */
export function canStrike(frames: number, range: EndsRange, struck: readonly FrameSpan[]): boolean {
  const kept = toKeptRanges(frames, range, struck).reduce((sum, { from, until }) => sum + until - from, 0)
  return kept >= CUT_MIN_SECONDS * SAMPLE_RATE_HZ
}

/** Returns the frame of the whole recording at a frame of its kept parts. An end of a part is not the start of the next. */
export function toWholeFrame(kept: readonly FrameSpan[], frame: number): number {
  let left = frame
  for (const { from, until } of kept) {
    if (left <= until - from) return from + left
    left -= until - from
  }
  return kept.at(-1)?.until ?? 0
}
