/** Spoken words as plain text, and plain text as words. */

import type { SpokenWord } from './transcript'
import { SPOKEN_WORD_MAX_CHARS, TRANSCRIPT_MAX_CHARS } from './transcripts.limits'

/** Characters of a transcript that a post carries in lists: three lines on a phone. */
export const TRANSCRIPT_EXCERPT_CHARS = 140

/** Languages written without spaces between words. */
const UNSPACED = new Set(['ja', 'zh', 'th', 'lo', 'km', 'my'])
// biome-ignore lint/suspicious/noControlCharactersInRegex: control and bidi override characters are removed
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g
const ELLIPSIS = '…'

/** Whether the language is written without spaces between words. */
export function isUnspaced(language: string): boolean {
  return UNSPACED.has(language.split('-')[0]?.toLowerCase() ?? '')
}

/** Returns the words as one text. */
export function joinWords(words: readonly SpokenWord[], language: string): string {
  return words.map(([text]) => text).join(isUnspaced(language) ? '' : ' ')
}

/** Splits a text into words as they are shown: with their punctuation, without spaces. */
export function splitText(text: string, language: string): string[] {
  const parts = text.split(/\s+/).filter((part) => part !== '')
  return isUnspaced(language) ? parts.flatMap((part) => segmentWords(part, language)) : parts
}

/** Splits unspaced text by the dictionary of the language; punctuation stays with the word before it. */
function segmentWords(text: string, language: string): string[] {
  const words: string[] = []
  for (const { segment, isWordLike } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
    if (isWordLike || words.length === 0) words.push(segment)
    else words[words.length - 1] += segment
  }
  return words
}

/** Returns the first words of a text, cut between words, with an ellipsis where text is left out. */
export function createTranscriptExcerpt(text: string): string {
  if (text.length <= TRANSCRIPT_EXCERPT_CHARS) return text
  const start = text.slice(0, TRANSCRIPT_EXCERPT_CHARS - ELLIPSIS.length)
  const lastSpace = start.lastIndexOf(' ')
  // Text without spaces is cut between characters.
  const cut = lastSpace > 0 ? start.slice(0, lastSpace) : start.replace(/[\ud800-\udbff]$/, '')
  return `${cut}${ELLIPSIS}`
}

/** Returns whether a text begins with the excerpt of a transcript, as a script does that is read aloud. */
export function isSameText(text: string, excerpt: string | null): boolean {
  const letters = (given: string) => given.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  const spoken = letters(excerpt ?? '')
  return spoken !== '' && letters(text).startsWith(spoken)
}

/** Returns whether a transcript begins with the title of its post, as one does that was taken from it. */
export function hasLeadingTitle(transcript: string | null, title: string): boolean {
  return isSameText(transcript ?? '', title)
}

/** Returns the first sentence of a text; null for a text without letters. */
export function findFirstSentence(text: string): string | null {
  if (!/\p{L}/u.test(text)) return null
  const [first] = new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(text.trim())
  return first?.segment.trim() ?? null
}

/**
 * Returns words that can be stored, from what an engine returned: cut to a length, without control characters, in order
 * and within the recording.
 */
export function sanitizeWords(words: readonly SpokenWord[], durationMs: number): SpokenWord[] {
  const sanitized: SpokenWord[] = []
  let charsLeft = TRANSCRIPT_MAX_CHARS
  let earliestMs = 0
  for (const [text, start, end] of words) {
    const word = text.replace(CONTROL, '').trim().toWellFormed().slice(0, SPOKEN_WORD_MAX_CHARS)
    if (word === '') continue
    charsLeft -= word.length + 1
    if (charsLeft < 0) break
    const startMs = clampTime(start, earliestMs, durationMs)
    sanitized.push([word, startMs, clampTime(end, startMs, durationMs)])
    earliestMs = startMs
  }
  return sanitized
}

/** Returns whole ms within the limits; the lower one for a time that is no number. */
function clampTime(ms: number, min: number, max: number): number {
  return Math.round(Math.max(min, Math.min(Number.isFinite(ms) ? ms : min, max)))
}
