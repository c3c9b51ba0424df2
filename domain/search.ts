/** From what somebody typed to what is looked for. Whatever was typed, it is words: nothing in it can act as a query. */
import { SEARCH_QUERY_MAX_CHARS, SEARCH_WORDS_MAX } from './limits'

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
  return `{${COLUMNS}} : (${words.map((word) => `"${word.replaceAll('"', '""')}"*`).join(' AND ')})`
}

/** The same question asked of a text that stands in no index. */
export function saysAll(text: string, words: readonly string[]): boolean {
  const said = fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
  return words.every((word) => said.some((one) => one.startsWith(word)))
}

/** Without case and accents, as the index has it. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
