/** Converts typed text into full-text queries. All input is treated as words, never as query syntax. */

import type { Kind } from '../kinds'
import { toHex } from '../text/hex'
import { truncate } from '../text/length'
import { SEARCH_QUERY_MAX_CHARS } from './search.limits'

const SEARCH_WORDS_MAX = 8

/** The searched columns; `kind` is a column of the index too, but not searched for words. */
const COLUMNS = 'title content tags author_name author_username'

/** Returns the unique words of a query, without case, accents and punctuation. */
export function parseSearchWords(typed: string): string[] {
  const words = foldText([...typed].slice(0, SEARCH_QUERY_MAX_CHARS).join('')).match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words)].slice(0, SEARCH_WORDS_MAX)
}

/** Returns the query for posts with all words, each as a prefix; null without words. */
export function buildFullTextQuery(words: readonly string[]): string | null {
  if (words.length === 0) return null
  return `{${COLUMNS}} : (${words.map(toPrefixTerm).join(' AND ')})`
}

/** The same for the title alone. */
export function buildTitleQuery(words: readonly string[]): string | null {
  return words.length === 0 ? null : `title : (${words.map(toPrefixTerm).join(' AND ')})`
}

/** Quotes a word for a full-text query. */
export const quoteWord = (word: string) => `"${word.replaceAll('"', '""')}"`
const toPrefixTerm = (word: string) => `${quoteWord(word)}*`

/** A typed word and the known words it may mean, best first, with their edit distance. */
export type Suggestion = { typed: string; meant: { word: string; changes: number }[] }

/** Returns the query that finds, for each typed word, its prefix or one of its suggestions. */
export function buildFuzzyQuery(guesses: readonly Suggestion[]): string {
  const each = guesses.map(({ typed, meant }) => [
    toPrefixTerm(typed),
    ...meant.map(({ word }) => quoteWord(word)),
  ])
  return `{${COLUMNS}} : (${each.map((ways) => `(${ways.join(' OR ')})`).join(' AND ')})`
}

/** Limits a query to one kind. */
export function limitToKind(query: string, kind: Kind): string {
  return `${query} AND kind : "${kind}"`
}

/** Applies the same match to a text that is not indexed. */
export function hasAllWords(text: string, words: readonly string[]): boolean {
  const textWords = foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []
  return words.every((word) => textWords.some((textWord) => textWord.startsWith(word)))
}

/**
 * Limits a query to private posts of a user. Participants are indexed as hex words in a column that typed words
 * never search.
 */
export function limitToParticipants(
  query: string,
  { id, addresses }: { id: string; addresses: readonly string[] },
): string {
  const terms = [`p${toHexWord(id)}`, ...addresses.map((address) => `a${toHexWord(address)}`)]
  return `people : (${terms.map((term) => `"${term}"`).join(' OR ')}) AND ${query}`
}

/** Returns a text in hex as the database does: one word of letters and digits. */
const toHexWord = (text: string) => toHex(new TextEncoder().encode(text))

/** Returns the text around the first match, at most `max` characters; '' without a match. */
export function createExcerpt(text: string, words: readonly string[], max: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const pieces = splitMatches(line, words)
  const at = pieces.findIndex(({ found }) => found)
  if (at === -1) return ''
  const before = [
    ...pieces
      .slice(0, at)
      .map((piece) => piece.text)
      .join(''),
  ]
  const rest = pieces
    .slice(at)
    .map((piece) => piece.text)
    .join('')
  const lead = before.slice(-Math.floor(max / 4))
  // Starts at a word boundary.
  const from = before.length > lead.length ? lead.indexOf(' ') + 1 : 0
  return (before.length > lead.length ? '…' : '') + truncate(lead.slice(from).join('') + rest, max)
}

/** Splits a text into pieces and marks those that match the start of a word. */
export function splitMatches(text: string, words: readonly string[]): { text: string; found: boolean }[] {
  const pieces: { text: string; found: boolean }[] = []
  let end = 0
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const length = Math.max(0, ...words.map((prefix) => measureMatch(word, prefix)))
    if (length === 0) continue
    if (index > end) pieces.push({ text: text.slice(end, index), found: false })
    end = index + length
    pieces.push({ text: text.slice(index, end), found: true })
  }
  if (end < text.length) pieces.push({ text: text.slice(end), found: false })
  return pieces
}

/** Returns the length of the part of a word that matches the folded prefix, with its accents. */
function measureMatch(word: string, beginning: string): number {
  if (beginning === '' || !foldText(word).startsWith(beginning)) return 0
  let length = 0
  for (const char of word) {
    const folded = foldText(word.slice(0, length))
    if (folded.length >= beginning.length && foldText(char) !== '') break
    length += char.length
  }
  return length
}

/** Removes case and accents as the index does. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
