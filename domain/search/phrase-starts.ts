/** Finds the second of a spoken word: a transcript's phrases, stored as the places where they start. */

import { truncate } from '../text/length'
import type { Phrase } from '../transcripts/phrases'
import { joinWords } from '../transcripts/words'
import { createExcerpt, foldText } from './search'

/** The position of its first word among all words, and its time in ms from the start of the recording. */
export type PhraseStart = readonly [firstWord: number, startMs: number]

export type SpokenMatch = { excerpt: string; startMs: number }

/** Returns where these phrases start. */
export function listPhraseStarts(phrases: readonly Phrase[]): PhraseStart[] {
  return phrases.map(({ firstWord, startMs }) => [firstWord, startMs])
}

/**
 * Returns the phrase with the most of these words, the first of several, with at most `maxChars` characters; null if no
 * word occurs. `text` has the words of the transcript, separated by spaces.
 */
export function findSpokenMatch(
  { text, phrases, language }: { text: string; phrases: readonly PhraseStart[]; language: string },
  words: readonly string[],
  maxChars: number,
): SpokenMatch | null {
  const spoken = text.split(' ')
  let best: { phrase: string; startMs: number; count: number } | null = null
  for (const [at, [firstWord, startMs]] of phrases.entries()) {
    const phraseWords = spoken.slice(firstWord, phrases[at + 1]?.[0])
    const folded = new Set(phraseWords.flatMap((word) => foldText(word).match(/[\p{L}\p{N}]+/gu) ?? []))
    const count = words.filter((word) => folded.has(word)).length
    if (count <= (best?.count ?? 0)) continue
    const phrase = joinWords(
      phraseWords.map((word) => [word, 0, 0]),
      language,
    )
    best = { phrase, startMs, count }
  }
  if (best === null) return null
  const { phrase, startMs } = best
  return { excerpt: createExcerpt(phrase, words, maxChars) || truncate(phrase, maxChars), startMs }
}
