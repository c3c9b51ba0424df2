/** Moments: the parts of a recording that replies refer to, as whole milliseconds from its start. */
import { findPhraseIndex, type Phrase } from '../transcripts/phrases'

/** A chosen moment lasts at least as long; without words it begins and ends so long before and after the position. */
const MOMENT_MIN_MS = 1000
const MOMENT_BEFORE_MS = 4000
const MOMENT_AFTER_MS = 500

/** `startMs` is before `endMs`; both are within the recording. */
export type Moment = { startMs: number; endMs: number }

/** Returns the length of a recording in whole ms: the last end that a moment may have. */
export function toLengthMs(seconds: number): number {
  return Number.isFinite(seconds) && seconds > 0 ? Math.floor(seconds * 1000) : 0
}

/** Returns whether a moment lies within the first `heardSeconds` of a recording: what its user may hear. */
export function isMomentWithin({ startMs, endMs }: Moment, heardSeconds: number): boolean {
  return (
    Number.isInteger(startMs) &&
    Number.isInteger(endMs) &&
    startMs >= 0 &&
    startMs < endMs &&
    endMs <= toLengthMs(heardSeconds)
  )
}

/** Returns the moment of a stored connection; null without one, and where the user may not hear all of it. */
export function findHeardMoment(
  stored: { momentStartMs: number | null; momentEndMs: number | null },
  heardSeconds: number,
): Moment | null {
  const { momentStartMs: startMs, momentEndMs: endMs } = stored
  if (startMs === null || endMs === null) return null
  return isMomentWithin({ startMs, endMs }, heardSeconds) ? { startMs, endMs } : null
}

/** Returns the moment, at least one second long where the recording is, and within it. */
export function extendMoment({ startMs, endMs }: Moment, seconds: number): Moment {
  const lengthMs = toLengthMs(seconds)
  const start = Math.round(Math.max(0, Math.min(startMs, lengthMs)))
  const end = Math.round(Math.max(start, Math.min(endMs, lengthMs)))
  const missing = Math.max(0, MOMENT_MIN_MS - (end - start))
  const from = Math.max(0, Math.min(start - Math.floor(missing / 2), lengthMs - MOMENT_MIN_MS))
  return missing === 0
    ? { startMs: start, endMs: end }
    : { startMs: from, endMs: Math.min(lengthMs, from + MOMENT_MIN_MS) }
}

/**
 * Returns the moment of a reply that is begun at a position while the recording plays: the phrase that sounds, else the
 * seconds before the position. Null for a recording too short to have one.
 */
export function suggestMoment(
  positionMs: number,
  seconds: number,
  phrases: readonly Phrase[] = [],
): Moment | null {
  if (toLengthMs(seconds) < MOMENT_MIN_MS) return null
  const phrase = phrases[findPhraseIndex(phrases, positionMs)]
  // Long after a phrase, what was just heard is no longer that phrase.
  if (phrase && positionMs <= phrase.endMs + MOMENT_BEFORE_MS) return extendMoment(phrase, seconds)
  const startMs = Math.max(0, positionMs - MOMENT_BEFORE_MS)
  return extendMoment({ startMs, endMs: startMs + MOMENT_BEFORE_MS + MOMENT_AFTER_MS }, seconds)
}

type Edges = { start: number; end: number }

/** Returns the range in seconds after a move of its start; the end moves too where it would be too short. */
export function withMomentStart({ end }: Edges, to: number, seconds: number): Edges {
  const least = MOMENT_MIN_MS / 1000
  const start = Math.max(0, Math.min(to, seconds - least))
  return { start, end: Math.min(seconds, Math.max(end, start + least)) }
}

/** Returns the range in seconds after a move of its end; the start moves too where it would be too short. */
export function withMomentEnd({ start }: Edges, to: number, seconds: number): Edges {
  const least = MOMENT_MIN_MS / 1000
  const end = Math.min(seconds, Math.max(to, least))
  return { start: Math.max(0, Math.min(start, end - least)), end }
}

/** Returns the range in seconds after a move of the whole of it within the recording. */
export function moveMoment({ start, end }: Edges, to: number, seconds: number): Edges {
  const from = Math.max(0, Math.min(to, seconds - (end - start)))
  return { start: from, end: from + end - start }
}

/** Replies whose moments start close together, in time order, and the part that they cover. */
export type MomentGroup<M extends Moment> = Moment & { items: readonly M[] }

/**
 * Returns the moments in time order, with those that start less than `gapMs` after the first of their group gathered.
 * The order is the same for the same input.
 */
export function groupMoments<M extends Moment & { id: string }>(
  moments: readonly M[],
  gapMs: number,
): MomentGroup<M>[] {
  const sorted = moments.toSorted(
    (a, b) => a.startMs - b.startMs || a.endMs - b.endMs || (a.id < b.id ? -1 : 1),
  )
  const groups: (Moment & { items: M[] })[] = []
  for (const moment of sorted) {
    const group = groups.at(-1)
    if (group && moment.startMs - group.startMs < gapMs) {
      group.items.push(moment)
      group.endMs = Math.max(group.endMs, moment.endMs)
    } else groups.push({ startMs: moment.startMs, endMs: moment.endMs, items: [moment] })
  }
  return groups
}

/** Returns the words spoken in a moment: those of which at least half are inside. */
export function findMomentWords(
  words: readonly (readonly [text: string, startMs: number, endMs: number])[],
  { startMs, endMs }: Moment,
): { first: number; count: number } | null {
  const isInside = (word: (typeof words)[number]) => {
    const middle = (word[1] + word[2]) / 2
    return middle >= startMs && middle < endMs
  }
  const first = words.findIndex(isInside)
  if (first < 0) return null
  const next = words.findIndex((word, at) => at > first && !isInside(word))
  return { first, count: (next < 0 ? words.length : next) - first }
}
