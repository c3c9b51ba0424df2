/** From what somebody typed to what is looked for. Whatever was typed, it is words: nothing in it can act as a query. */
import { toHex } from './hex'
import type { Kind } from './kinds'
import { SEARCH_QUERY_MAX_CHARS, SEARCH_WORDS_MAX } from './limits'
import type { Guess } from './near'
import { cut } from './text'

/** What full text looks at; `kind` is a column there too, and no word of anybody's. */
const COLUMNS = 'title content tags author_name author_username transcript'

/** The words of a query, folded: without case, accents, signs and doubles. */
export function searchWords(typed: string): string[] {
  const words = fold([...typed].slice(0, SEARCH_QUERY_MAX_CHARS).join('')).match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words)].slice(0, SEARCH_WORDS_MAX)
}

/** The full-text query that finds all of these words, each as the beginning of one; null for no words. */
export function fullTextQuery(words: readonly string[]): string | null {
  if (words.length === 0) return null
  return `{${COLUMNS}} : (${words.map(beginning).join(' AND ')})`
}

/** The query that finds all of these words in the title alone; null for no words. */
export function titleQuery(words: readonly string[]): string | null {
  return words.length === 0 ? null : `title : (${words.map(beginning).join(' AND ')})`
}

const quoted = (word: string) => `"${word.replaceAll('"', '""')}"`
const beginning = (word: string) => `${quoted(word)}*`

/** The query that finds, for each word, its beginning or one of the whole words it may be meant for. */
export function nearQuery(guesses: readonly Guess[]): string {
  const each = guesses.map(({ typed, meant }) => [beginning(typed), ...meant.map(({ word }) => quoted(word))])
  return `{${COLUMNS}} : (${each.map((ways) => `(${ways.join(' OR ')})`).join(' AND ')})`
}

/** The same, among the posts of one kind. */
export function withinKind(query: string, kind: Kind): string {
  return `${query} AND kind : "${kind}"`
}

/** The same question asked of a text that stands in no index. */
export function saysAll(text: string, words: readonly string[]): boolean {
  const said = fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
  return words.every((word) => said.some((one) => one.startsWith(word)))
}

/**
 * A query among what is private between a person and others. The index knows its people by these words alone, and they
 * stand in a column that no word of anybody's is looked for in.
 */
export function amongTheirs(
  query: string,
  { id, addresses }: { id: string; addresses: readonly string[] },
): string {
  const theirs = [`p${hexOf(id)}`, ...addresses.map((address) => `a${hexOf(address)}`)]
  return `people : (${theirs.map((one) => `"${one}"`).join(' OR ')}) AND ${query}`
}

/** As the database writes a text in letters and digits: one word, whatever it holds. */
const hexOf = (text: string) => toHex(new TextEncoder().encode(text))

/** A text around the first word that was looked for, at most `max` characters of it; '' where it says none of them. */
export function excerpt(text: string, words: readonly string[], max: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const pieces = marked(line, words)
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
  // Never from the middle of a word.
  const from = before.length > lead.length ? lead.indexOf(' ') + 1 : 0
  return (before.length > lead.length ? '…' : '') + cut(lead.slice(from).join('') + rest, max)
}

/** A text in pieces, those marked that say what was typed: whole words' beginnings, as they were found. */
export function marked(text: string, words: readonly string[]): { text: string; found: boolean }[] {
  const pieces: { text: string; found: boolean }[] = []
  let end = 0
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const length = Math.max(0, ...words.map((one) => lengthOf(word, one)))
    if (length === 0) continue
    if (index > end) pieces.push({ text: text.slice(end, index), found: false })
    end = index + length
    pieces.push({ text: text.slice(index, end), found: true })
  }
  if (end < text.length) pieces.push({ text: text.slice(end), found: false })
  return pieces
}

/** How much of a word is its folded beginning: accents count for nothing, and belong to their letter. */
function lengthOf(word: string, beginning: string): number {
  if (beginning === '' || !fold(word).startsWith(beginning)) return 0
  let length = 0
  for (const sign of word) {
    const said = fold(word.slice(0, length))
    if (said.length >= beginning.length && fold(sign) !== '') break
    length += sign.length
  }
  return length
}

/** Without case and accents, as the index has it. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
