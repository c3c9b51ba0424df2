/** Gives words times where an engine has none: by their letters, in the time that speech takes. */
import type { SpokenWord } from './transcript'

/** A part of a recording, in ms from its start. */
export type TimeSpan = { readonly startMs: number; readonly endMs: number }

/** The pause and the closing of a word take about as long as this many letters. */
const LETTERS_PER_PAUSE = 1

/**
 * Returns the words with times in the spans, in order; a word that would cross the gap between two spans stays in the one
 * in which most of it is. Returns nothing without a span.
 */
export function placeWords(words: readonly string[], spans: readonly TimeSpan[]): SpokenWord[] {
  const total = spans.reduce((sum, span) => sum + getLength(span), 0)
  const weights = words.map((word) => [...word].length + LETTERS_PER_PAUSE)
  const letters = weights.reduce((sum, weight) => sum + weight, 0)
  if (spans.length === 0 || letters === 0) return []
  let before = 0
  return words.map((word, at) => {
    const from = (before / letters) * total
    before += weights[at] ?? 0
    const to = (before / letters) * total
    const { span, offset } = findSpan(spans, (from + to) / 2)
    const clamp = (time: number) =>
      Math.round(Math.min(span.endMs, Math.max(span.startMs, span.startMs + time - offset)))
    return [word, clamp(from), clamp(to)]
  })
}

function getLength({ startMs, endMs }: TimeSpan): number {
  return Math.max(0, endMs - startMs)
}

/** The span that contains a time of speech, and the time of speech before it. */
function findSpan(spans: readonly TimeSpan[], time: number): { span: TimeSpan; offset: number } {
  let offset = 0
  let found = { span: spans[0] ?? { startMs: 0, endMs: 0 }, offset }
  for (const span of spans) {
    if (time < offset) break
    found = { span, offset }
    offset += getLength(span)
  }
  return found
}
