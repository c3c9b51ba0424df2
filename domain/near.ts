/**
 * Words that are typed a little wrong. Letters that are wrong stand together, so most groups of three letters are still
 * right: what has those is looked at, and told apart by how many letters would have to change.
 */
import { NEAR_WORD_MAX_CHARS } from './limits'
import { fold } from './search'

/** How much of a word may be wrong: few groups at first, then nearly all of them. */
export const TIERS = ['close', 'wide'] as const
type Tier = (typeof TIERS)[number]

/** The groups of three letters in a word, each once, in order. */
export function trigramsOf(word: string): string[] {
  const letters = [...word].slice(0, NEAR_WORD_MAX_CHARS)
  return [...new Set(letters.slice(2).map((_, at) => letters.slice(at, at + 3).join('')))]
}

/**
 * The question for the index of such groups: of every word all of them but some that stand together, wherever those are.
 * Null where no word is long enough to have any.
 */
export function nearQuery(words: readonly string[], tier: Tier): string | null {
  const each = words.map(trigramsOf).filter((groups) => groups.length > 0)
  return each.length === 0
    ? null
    : each.map((groups) => `(${waysToMiss(groups, tier).join(' OR ')})`).join(' AND ')
}

function waysToMiss(groups: readonly string[], tier: Tier): string[] {
  const missed = wrongGroups(groups.length, tier)
  const ways = Array.from({ length: groups.length - missed + 1 }, (_, from) =>
    groups.filter((_, at) => at < from || at >= from + missed),
  )
  const quoted = (group: string) => `"${group.replaceAll('"', '""')}"`
  return [...new Set(ways.map((left) => `(${left.map(quoted).join(' AND ')})`))]
}

/** A wrong letter spoils three groups, two that changed places four; one is always left. */
function wrongGroups(count: number, tier: Tier): number {
  return tier === 'close' ? Math.min(3, Math.ceil(count / 2), count - 1) : Math.min(4, count - 1)
}

/** How a text answers: the word it says for each that was typed, and how many groups they share. */
export type Nearness = { meant: string[]; shared: number }

/** How near a text is to some words, or null where it says nothing like one of them. */
export function nearness(text: string, words: readonly string[]): Nearness | null {
  const said = [...new Set(fold(text).match(/[\p{L}\p{N}]+/gu) ?? [])]
  const meant = words.map((word) => nearestOf(said, word))
  if (!meant.every((word) => word !== null)) return null
  const has = new Set(said.flatMap(trigramsOf))
  return { meant, shared: words.flatMap(trigramsOf).filter((group) => has.has(group)).length }
}

function nearestOf(said: readonly string[], word: string): string | null {
  // A short word is right, or another one; within a script that has no spaces any part counts.
  if (said.some((one) => one.startsWith(word))) return word
  if ([...word].length > 2 && said.some((one) => one.includes(word))) return word
  const most = [...word].length >= 6 ? 2 : [...word].length >= 4 ? 1 : 0
  const near = said
    .map((one) => ({ one, changes: changesTo(one, word), longer: Math.abs(one.length - word.length) }))
    .filter(({ changes }) => changes <= most)
    .sort((a, b) => a.changes - b.changes || a.longer - b.longer)
  return near[0]?.one ?? null
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
