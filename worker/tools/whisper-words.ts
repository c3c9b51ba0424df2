/** The words of Whisper's segments, with times that can be trusted. */
import { SECOND_MS } from '../../domain/time/units'
import { placeWords, type TimeSpan } from '../../domain/transcripts/place-words'
import { removeSoundNotes, splitWords } from '../../domain/transcripts/split-words'
import type { SpokenWord } from '../../domain/transcripts/transcript'

/** Words may stick out of their segment by this much. */
const TOLERANCE_MS = 500

type TimedSegment = {
  text?: string | null
  start?: number | null
  end?: number | null
  words?: readonly TimedText[] | null
}
type TimedText = { word: string; start?: number | null; end?: number | null }

/**
 * Returns the words in order, in ms. Where the times of words are missing, out of order or outside of their segment, the
 * words are placed in the segment by their letters. Null if no segment with words has a time.
 */
export function toSpokenWords(segments: readonly TimedSegment[], language: string): SpokenWord[] | null {
  const placed = segments.flatMap((segment) => {
    const texts = splitWords(removeSoundNotes(getText(segment)), language)
    return texts.length > 0 ? [{ texts, segment, span: getSpan(segment) }] : []
  })
  const timed = placed.flatMap(({ span, ...rest }) => (span ? [{ ...rest, span }] : []))
  if (placed.length > 0 && timed.length === 0) return null
  let lastMs = 0
  return timed
    .flatMap(({ texts, segment, span }) => readTimes(segment, span, language) ?? placeWords(texts, [span]))
    .map(([text, startMs, endMs]) => {
      const from = Math.max(lastMs, startMs)
      const to = Math.max(from, endMs)
      lastMs = from
      return [text, from, to]
    })
}

function getText({ text, words }: TimedSegment): string {
  return text ?? words?.map(({ word }) => word).join('') ?? ''
}

/** Null for times that are missing, not finite, negative, or of no length. */
function getSpan({ start, end }: Pick<TimedText, 'start' | 'end'>): TimeSpan | null {
  if (!isTime(start) || !isTime(end) || end < start) return null
  return { startMs: Math.round(start * SECOND_MS), endMs: Math.round(end * SECOND_MS) }
}

function isTime(time: number | null | undefined): time is number {
  return typeof time === 'number' && Number.isFinite(time) && time >= 0
}

/** The words with the engine's own times; null if one of them has none that fits. */
function readTimes({ words }: TimedSegment, segment: TimeSpan, language: string): SpokenWord[] | null {
  if (!words || words.length === 0) return null
  let lastMs = segment.startMs - TOLERANCE_MS
  const read: SpokenWord[] = []
  for (const word of removeNotedWords(words)) {
    const texts = splitWords(word.word, language)
    if (texts.length === 0) continue
    const span = getSpan(word)
    if (!span || span.startMs < lastMs || span.endMs > segment.endMs + TOLERANCE_MS) return null
    lastMs = span.startMs
    read.push(...placeWords(texts, [span]))
  }
  return read
}

/** The words without notes such as `[upbeat music]`, which may have several words. */
function removeNotedWords(words: readonly TimedText[]): TimedText[] {
  const cleaned = removeSoundNotes(words.map(({ word }) => word).join(''))
  let at = 0
  return words.map((word) => {
    const from = at
    at += word.word.length
    return { ...word, word: cleaned.slice(from, at) }
  })
}
