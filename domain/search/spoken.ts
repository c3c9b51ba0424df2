/** Full-text queries for spoken words. Their index has whole words only. */
import { splitText } from '../transcripts/words'
import { type KnownWord, suggestWords } from './fuzzy'
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

/** Returns the spoken words that a typed one may mean: those that it begins, then similar ones. */
export function suggestSpokenWords(typed: string, known: readonly KnownWord[]): Suggestion {
  const completions = known
    .filter(({ word }) => word.startsWith(typed))
    .sort((a, b) => b.uses - a.uses)
    .slice(0, COMPLETIONS_MAX)
    .map(({ word }) => ({ word, changes: 0 }))
  return { typed, meant: [...completions, ...suggestWords(typed, known).meant] }
}

const COMPLETIONS_MAX = 6

/** Returns the query for transcripts with each typed word or one of its suggestions. */
export function buildNearSpokenQuery(guesses: readonly Suggestion[]): string {
  const each = guesses.map(({ typed, meant }) => [typed, ...meant.map(({ word }) => word)].map(quoteWord))
  return `text : (${each.map((ways) => `(${ways.join(' OR ')})`).join(' AND ')})`
}
