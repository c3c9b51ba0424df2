/**
 * Words that are typed a little wrong. Every word that a public post says is known, with keys that lead to it; what is
 * typed has keys of the same make, and the few words at both ends are told apart by how many letters would have to change.
 */
import { NEAR_FIRST_CHARS, NEAR_MEANT_MAX, NEAR_WORD_MAX_CHARS, NEAR_WORD_MIN_CHARS } from './limits'
import { fold } from './search'

/**
 * What leads to a word: its first letters, whole and without each of them, so that a wrong, missing or swapped one leaves
 * a key in common. In scripts without spaces a word is a sentence, and any letters in a row lead to it. The database makes
 * the same of what is said (`keys_of_words`).
 */
export function keysOf(word: string): string[] {
  const letters = [...word]
  if (letters.length < NEAR_WORD_MIN_CHARS) return []
  if (hasNoSpaces(word)) return [letters.slice(0, NEAR_WORD_MIN_CHARS).join('')]
  const first = letters.slice(0, NEAR_FIRST_CHARS)
  return [...new Set([first, ...first.map((_, at) => first.toSpliced(at, 1))].map((key) => key.join('')))]
}

/** Scripts in which words stand together, as far as the database's pattern goes. */
const hasNoSpaces = (word: string) => /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3041-\u9fff]/.test(word)

/** A word that public posts say, and how many of them. */
export type Known = { word: string; uses: number }
/** A word as it was typed, and what it may be meant for, the likeliest first: with how many letters would have to change. */
export type Guess = { typed: string; meant: { word: string; changes: number }[] }

/** Of some known words those that a typed one may be meant for. */
export function guess(typed: string, known: readonly Known[]): Guess {
  const most = changesAllowed(typed)
  const near = [...new Map(known.map((one) => [one.word, one])).values()]
    // What begins with what was typed was found already.
    .filter(({ word }) => !word.startsWith(typed))
    .map((one) => ({ ...one, changes: saysPart(one.word, typed) ? 0 : changesTo(one.word, typed) }))
    .filter(({ changes }) => changes <= most)
    .sort((a, b) => a.changes - b.changes || b.uses - a.uses)
  return { typed, meant: near.slice(0, NEAR_MEANT_MAX).map(({ word, changes }) => ({ word, changes })) }
}

/** A short word is right, or another one. */
function changesAllowed(word: string): number {
  const { length } = [...word]
  return length >= 6 ? 2 : length >= 4 ? 1 : 0
}

const saysPart = (said: string, part: string) => hasNoSpaces(part) && said.includes(part)

/** The same guesses with only the likeliest words: those with the fewest letters to change. */
export function likeliest(guesses: readonly Guess[]): Guess[] {
  return guesses.map(({ typed, meant }) => ({
    typed,
    meant: meant.filter(({ changes }) => changes === meant[0]?.changes),
  }))
}

/** How a text answers: the word it says for each that was typed, and how many letters these differ in. */
export type Nearness = { meant: string[]; changes: number }

/** How near a text is to what was typed, or null where it says nothing like one of the words. */
export function nearness(text: string, guesses: readonly Guess[]): Nearness | null {
  const said = new Set(fold(text).match(/[\p{L}\p{N}]+/gu) ?? [])
  const all = [...said]
  const meant = guesses.map(({ typed, meant: near }) => {
    if (all.some((one) => one.startsWith(typed) || saysPart(one, typed))) return { word: typed, changes: 0 }
    return near.find(({ word }) => said.has(word)) ?? null
  })
  if (!meant.every((one) => one !== null)) return null
  return {
    meant: meant.map(({ word }) => word),
    changes: meant.reduce((sum, { changes }) => sum + changes, 0),
  }
}

/** The fewest letters to change, add, leave out or swap until `word` is how `said` begins. */
export function changesTo(said: string, word: string): number {
  const [a, b] = [word, said].map((text) => [...text].slice(0, NEAR_WORD_MAX_CHARS)) as [string[], string[]]
  let before: number[] = []
  let row = b.map((_, at) => at).concat(b.length)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const put = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? put) + 1 : put
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, put, swapped))
    }
    before = row
    row = next
  }
  return Math.min(...row)
}
