/** Gives corrected or read text the times of the words that were recognized. */
import type { SpokenWord } from './transcript'
import { splitText } from './words'

/** The span of a recording in ms, and the language of its text. */
type SpeechSpan = { language: string; fromMs: number; toMs: number }
/** Positions of the same word in the old and in the new text. */
type Match = { before: number; after: number }

/** Comparing longer texts word by word would take too long; what lies between their equal ends is spread instead. */
const COMPARISONS_MAX = 4_000_000

/**
 * Returns the words of a corrected text. Unchanged words keep their times; those between them share the time of what
 * they replace, by their length.
 */
export function alignText(
  words: readonly SpokenWord[],
  text: string,
  { language, durationMs }: { language: string; durationMs: number },
): SpokenWord[] {
  const corrected = splitText(text, language)
  const matches = findMatches(
    words.map(([word]) => toComparable(word)),
    corrected.map(toComparable),
  )
  const aligned: SpokenWord[] = []
  let [before, after] = [0, 0]
  for (const match of [...matches, { before: words.length, after: corrected.length }]) {
    const changed = corrected.slice(after, match.after)
    const span = getSpan(words, before, match.before, durationMs)
    aligned.push(...spreadOver(changed, span))
    const kept = words[match.before]
    if (kept) aligned.push([corrected[match.after] as string, kept[1], kept[2]])
    before = match.before + 1
    after = match.after + 1
  }
  return aligned
}

/** Returns the words of a text that is spoken evenly from one time to another, such as a script read aloud. */
export function spreadWords(text: string, { language, fromMs, toMs }: SpeechSpan): SpokenWord[] {
  return spreadOver(splitText(text, language), { fromMs, toMs })
}

/** The time of the old words from `start` to before `end`; where there are none, the pause between their neighbours. */
function getSpan(words: readonly SpokenWord[], start: number, end: number, durationMs: number) {
  const isReplaced = start < end
  const fromMs = isReplaced ? words[start]?.[1] : words[start - 1]?.[2]
  const toMs = isReplaced ? words[end - 1]?.[2] : words[end]?.[1]
  const from = fromMs ?? 0
  return { fromMs: from, toMs: Math.max(from, toMs ?? durationMs) }
}

function spreadOver(texts: readonly string[], { fromMs, toMs }: Omit<SpeechSpan, 'language'>): SpokenWord[] {
  const total = texts.reduce((sum, text) => sum + text.length, 0)
  let spoken = 0
  const toTime = () => Math.round(fromMs + ((toMs - fromMs) * spoken) / total)
  return texts.map((text) => {
    const startMs = toTime()
    spoken += text.length
    return [text, startMs, toTime()]
  })
}

/** A word without case and punctuation; itself if it has nothing else. */
function toComparable(word: string): string {
  return (
    word
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\p{M}]/gu, '') || word
  )
}

/** Returns the longest common subsequence: equal words in order. */
function findMatches(before: readonly string[], after: readonly string[]): Match[] {
  let start = 0
  while (start < before.length && start < after.length && before[start] === after[start]) start++
  let end = 0
  const shorter = Math.min(before.length, after.length) - start
  while (end < shorter && before.at(-1 - end) === after.at(-1 - end)) end++
  const head = Array.from({ length: start }, (_, at) => ({ before: at, after: at }))
  const tail = Array.from({ length: end }, (_, at) => ({
    before: before.length - end + at,
    after: after.length - end + at,
  }))
  const changedBefore = before.slice(start, before.length - end)
  const changedAfter = after.slice(start, after.length - end)
  const between = findCommonWords(changedBefore, changedAfter).map((match) => ({
    before: start + match.before,
    after: start + match.after,
  }))
  return [...head, ...between, ...tail]
}

function findCommonWords(before: readonly string[], after: readonly string[]): Match[] {
  if (before.length * after.length > COMPARISONS_MAX) return []
  // lengths[i][j]: common words of the texts from i and j on.
  const width = after.length + 1
  const lengths = new Uint16Array((before.length + 1) * width)
  const getLength = (i: number, j: number) => lengths[i * width + j] as number
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      lengths[i * width + j] =
        before[i] === after[j]
          ? getLength(i + 1, j + 1) + 1
          : Math.max(getLength(i + 1, j), getLength(i, j + 1))
  const matches: Match[] = []
  for (let i = 0, j = 0; i < before.length && j < after.length; ) {
    if (before[i] === after[j]) matches.push({ before: i++, after: j++ })
    else if (getLength(i + 1, j) >= getLength(i, j + 1)) i++
    else j++
  }
  return matches
}
