/** Full-text queries for spoken words. Their index has whole words only. */
import { splitText } from '../transcripts/words'
import { suggestWords } from './fuzzy'
import { quoteWord, type Suggestion } from './search'

/** Returns the query for transcripts with all words; null without words. */
export function buildSpokenQuery(words: readonly string[]): string | null {
  if (words.length === 0) return null
  return `text : (${words.flatMap(splitUnspaced).map(quoteWord).join(' AND ')})`
}

/** Splits a run of Japanese or Chinese into words, as transcripts are divided; other words stay whole. */
export function splitUnspaced(word: string): string[] {
  if (!/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u.test(word)) return [word]
  return splitText(word, /[\p{sc=Hira}\p{sc=Kana}]/u.test(word) ? 'ja' : 'zh')
}

/** Returns the spoken words that a typed one may mean: those that it begins, then similar ones. `known`: commonest first. */
export function suggestSpokenWords(typed: string, known: readonly string[]): Suggestion {
  const completions = known
    .filter((word) => word.startsWith(typed))
    .slice(0, COMPLETIONS_MAX)
    .map((word) => ({ word, changes: 0 }))
  return { typed, meant: [...completions, ...suggestWords(typed, known).meant] }
}

/** Letters at the start of a misspelled spoken word that must be right, and letters after which an error is not looked for. */
const SPOKEN_START_CHARS = 3
const SPOKEN_COMPARED_CHARS = 8

/** A range of words in the order of their letters; `to` is not part of it. */
export type WordRange = { from: string; to: string }

/** Sorts after every character. */
const END = '\u{10ffff}'

/**
 * Returns the ranges with the spoken words that a typed one may mean, the nearest first: those that it begins, then, for each
 * of its letters from the last to the fourth, those that are the same up to this letter.
 */
export function listSpokenRanges(word: string): WordRange[] {
  const letters = [...word].slice(0, SPOKEN_COMPARED_CHARS)
  const getStart = (length: number) => letters.slice(0, length).join('')
  const whole = getStart(letters.length)
  const ranges = [{ from: whole, to: whole + END }]
  for (let right = letters.length - 1; right >= SPOKEN_START_CHARS; right--) {
    const [start, branch] = [getStart(right), getStart(right + 1)]
    ranges.push({ from: branch + END, to: start + END }, { from: start, to: branch })
  }
  return ranges
}

const COMPLETIONS_MAX = 6

/** Returns the query for transcripts with each typed word or one of its suggestions. */
export function buildNearSpokenQuery(guesses: readonly Suggestion[]): string {
  const each = guesses.map(({ typed, meant }) => [typed, ...meant.map(({ word }) => word)].map(quoteWord))
  return `text : (${each.map((ways) => `(${ways.join(' OR ')})`).join(' AND ')})`
}
