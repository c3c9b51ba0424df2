/**
 * Fuzzy search for misspelled words. Every word of a public post is indexed under several keys; a typed word has
 * the same kinds of keys, and the few candidates are ranked by edit distance.
 */
import { distance } from 'fastest-levenshtein'
import { foldText, type Suggestion } from './search'

/** Characters of a word that are compared, minimum word length, and prefix length of its keys. */
const FUZZY_WORD_MAX_CHARS = 20
const FUZZY_WORD_MIN_CHARS = 3
const FUZZY_FIRST_CHARS = 7
/** Suggestions per typed word. */
const FUZZY_SUGGESTIONS_MAX = 6

/**
 * Returns the keys of a word: its first letters, whole and with each one left out, so that a wrong, missing or
 * swapped letter still leaves a common key. In scripts without spaces, where a word is a sentence, any sequence of
 * letters is a key. The database builds the same keys from posts (`search_term_fuzzy_keys`).
 */
export function listFuzzyKeys(word: string): string[] {
  const letters = [...word]
  if (letters.length < FUZZY_WORD_MIN_CHARS) return []
  if (hasNoSpaces(word)) return [letters.slice(0, FUZZY_WORD_MIN_CHARS).join('')]
  const first = letters.slice(0, FUZZY_FIRST_CHARS)
  return [...new Set([first, ...first.map((_, at) => first.toSpliced(at, 1))].map((key) => key.join('')))]
}

/** Letters that are stored behind a key, of those that it leaves out. */
const FUZZY_ENDING_CHARS = FUZZY_WORD_MAX_CHARS - FUZZY_FIRST_CHARS

/** Where words are looked for: behind a key, from this ending on or, backwards, before it. */
export type FuzzyLookup = { key: string; ending: string; isBackward: boolean }

/**
 * Returns where the words are stored that a typed one may mean, so that the nearest are read first. Each word stands behind
 * its keys in the order of its ending, the letters after those of the key. A wrong or swapped letter among the first
 * seven leaves the ending as typed, a missing one moves a letter into it, an added one moves a letter out of it; with an
 * error in the ending itself, the words before and after it are the nearest.
 */
export function listFuzzyLookups(word: string): FuzzyLookup[] {
  const letters = [...word]
  const getEnding = (from: number) => letters.slice(from, from + FUZZY_ENDING_CHARS).join('')
  const [first, ...variants] = listFuzzyKeys(word)
  if (first === undefined) return []
  if (hasNoSpaces(word)) return [{ key: first, ending: getEnding(FUZZY_WORD_MIN_CHARS), isBackward: false }]
  const ending = getEnding(FUZZY_FIRST_CHARS)
  const lookups = [first, ...variants].flatMap((key): FuzzyLookup[] => [
    { key, ending, isBackward: false },
    ...(ending === '' ? [] : [{ key, ending, isBackward: true }]),
    ...(ending === '' || key === first
      ? []
      : [{ key, ending: getEnding(FUZZY_FIRST_CHARS + 1), isBackward: false }]),
  ])
  if (letters.length < FUZZY_FIRST_CHARS) return lookups
  const shortened = letters.slice(0, FUZZY_FIRST_CHARS - 1).join('')
  return [...lookups, { key: shortened, ending: getEnding(FUZZY_FIRST_CHARS - 1), isBackward: false }]
}

/** Scripts without spaces, the same ranges as in the database's pattern. */
const hasNoSpaces = (word: string) => /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3041-\u9fff]/.test(word)

/** Returns the known words that a typed one may mean, closest first. `known` has the commonest first. */
export function suggestWords(typed: string, known: readonly string[]): Suggestion {
  const most = getMaxChanges(typed)
  const near = [...new Set(known)]
    // Prefix matches are found by the ordinary search.
    .filter((word) => !word.startsWith(typed))
    .map((word) => ({ word, changes: hasPart(word, typed) ? 0 : countChanges(word, typed) }))
    .filter(({ changes }) => changes <= most)
    .sort((a, b) => a.changes - b.changes)
  return { typed, meant: near.slice(0, FUZZY_SUGGESTIONS_MAX) }
}

/** Returns the allowed edit distance: none for short words, which would match too much. */
function getMaxChanges(word: string): number {
  const { length } = [...word]
  return length >= 6 ? MAX_CHANGES : length >= 4 ? 1 : 0
}

const hasPart = (word: string, part: string) => hasNoSpaces(part) && word.includes(part)

/** Reduces each suggestion to the words with the smallest distance. */
export function pickBestSuggestions(suggestions: readonly Suggestion[]): Suggestion[] {
  return suggestions.map(({ typed, meant }) => ({
    typed,
    meant: meant.filter(({ changes }) => changes === meant[0]?.changes),
  }))
}

/** How a text matches: its word for each typed one, and the summed edit distance. */
export type FuzzyScore = { meant: string[]; changes: number }

/** Returns the score of a text for the typed words, or null where one of them has no similar word. */
export function scoreText(text: string, suggestions: readonly Suggestion[]): FuzzyScore | null {
  const textWords = new Set(foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [])
  const list = [...textWords]
  const meant = suggestions.map(({ typed, meant: near }) => {
    if (list.some((word) => word.startsWith(typed) || hasPart(word, typed)))
      return { word: typed, changes: 0 }
    return near.find(({ word }) => textWords.has(word)) ?? null
  })
  if (!meant.every((match) => match !== null)) return null
  return {
    meant: meant.map(({ word }) => word),
    changes: meant.reduce((sum, { changes }) => sum + changes, 0),
  }
}

/** Returns the minimum edits (change, insert, delete, swap) after which `word` is a prefix of `target`. */
export function countChanges(target: string, word: string): number {
  return countWithSwaps(truncate(target), truncate(word), MAX_CHANGES)
}

/** Counting stops here: more changes are no match. */
const MAX_CHANGES = 2

const truncate = (text: string) => [...text].slice(0, FUZZY_WORD_MAX_CHARS).join('')

/** The library knows no swaps: they are undone before, at most `swapsLeft` of them, from left to right. */
function countWithSwaps(target: string, word: string, swapsLeft: number, from = 0): number {
  let least = countPrefixChanges(target, word)
  if (swapsLeft === 0) return least
  for (let at = from; at < word.length - 1; at++) {
    const swapped = `${word[at + 1]}${word[at]}`
    if (word[at] === word[at + 1] || !target.includes(swapped)) continue
    const undone = word.slice(0, at) + swapped + word.slice(at + 2)
    least = Math.min(least, 1 + countWithSwaps(target, undone, swapsLeft - 1, at + 2))
  }
  return least
}

/** The least distance of a word to a prefix; a prefix whose length differs by more than `MAX_CHANGES` is too far. */
function countPrefixChanges(target: string, word: string): number {
  const start = Math.max(0, word.length - MAX_CHANGES)
  const prefixes = Array.from({ length: 2 * MAX_CHANGES + 1 }, (_, at) => target.slice(0, start + at))
  return Math.min(...prefixes.map((prefix) => distance(prefix, word)))
}
