/** Where each spoken word stands in the text of a transcript, so that the text needs no element per word. */
import { type Phrase, splitIntoPhrases } from './phrases'
import type { SpokenWord, Transcript } from './transcript'
import { joinWords } from './words'

export type TextLayout = {
  /** BCP 47 code of the spoken language. */
  language: string
  text: string
  words: readonly SpokenWord[]
  /** The offset of each word in the text, in UTF-16 units. */
  starts: readonly number[]
  phrases: readonly Phrase[]
}

/** Lays out the words of a transcript as one text with its phrases. */
export function layOutText({ words, language }: Pick<Transcript, 'words' | 'language'>): TextLayout {
  const gap = joinWords(
    [
      ['', 0, 0],
      ['', 0, 0],
    ],
    language,
  ).length
  const starts: number[] = []
  let offset = 0
  for (const [text] of words) {
    starts.push(offset)
    offset += text.length + gap
  }
  return {
    language,
    words,
    starts,
    text: joinWords(words, language),
    phrases: splitIntoPhrases(words, language),
  }
}

/** Returns the word at an offset of the text, or the one before it; null for a text without words. */
export function findWordAt({ words, starts }: TextLayout, offset: number): SpokenWord | null {
  const next = starts.findIndex((start) => start > offset)
  return words[next < 0 ? words.length - 1 : Math.max(0, next - 1)] ?? null
}

/** Returns where a phrase stands in the text: from the first offset to before the second. */
export function getPhraseRange(
  { starts, words }: TextLayout,
  { firstWord, wordCount }: Phrase,
): [from: number, to: number] {
  const last = firstWord + wordCount - 1
  return [starts[firstWord] ?? 0, (starts[last] ?? 0) + (words[last]?.[0].length ?? 0)]
}

/** Returns runs of phrases with up to `maxChars` characters, unless one phrase is longer: what an author corrects at once. */
export function groupPhrases(phrases: readonly Phrase[], maxChars: number): Phrase[][] {
  const groups: Phrase[][] = []
  let chars = Number.POSITIVE_INFINITY
  for (const phrase of phrases) {
    const group = groups.at(-1)
    if (!group || chars + phrase.text.length > maxChars) {
      groups.push([phrase])
      chars = phrase.text.length
    } else {
      group.push(phrase)
      chars += phrase.text.length
    }
  }
  return groups
}
