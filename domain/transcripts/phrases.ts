/** Spoken words grouped into phrases: what is lit while it plays, a caption, a step of the keyboard. */
import type { SpokenWord } from './transcript'
import { joinWords } from './words'

/** A phrase ends at a pause this long, and has at most so many characters and ms. */
const PHRASE_PAUSE_MS = 700
export const PHRASE_MAX_CHARS = 90
export const PHRASE_MAX_MS = 12_000

/** Times in ms from the start of the recording; `firstWord` is its position among all words. */
export type Phrase = { startMs: number; endMs: number; text: string; firstWord: number; wordCount: number }

const SENTENCE_END = /[.!?…。！？]["'”’»)\]]*$/

/** Returns the phrases of a recording: sentences, divided at pauses and where they get longer than `maxChars`. */
export function splitIntoPhrases(
  words: readonly SpokenWord[],
  language: string,
  maxChars: number = PHRASE_MAX_CHARS,
): Phrase[] {
  const phrases: Phrase[] = []
  let firstWord = 0
  for (let next = 1; next <= words.length; next++) {
    if (next < words.length && !isPhraseEnd(words, [firstWord, next], maxChars)) continue
    phrases.push(toPhrase(words, language, firstWord, next))
    firstWord = next
  }
  return phrases
}

/** Whether a phrase that begins at `firstWord` ends before the word at `next`. */
function isPhraseEnd(
  words: readonly SpokenWord[],
  [firstWord, next]: [firstWord: number, next: number],
  maxChars: number,
): boolean {
  const [, startMs] = words[firstWord] as SpokenWord
  const [text, , endMs] = words[next - 1] as SpokenWord
  const [, nextStartMs, nextEndMs] = words[next] as SpokenWord
  if (SENTENCE_END.test(text) || nextStartMs - endMs >= PHRASE_PAUSE_MS) return true
  if (nextEndMs - startMs > PHRASE_MAX_MS) return true
  let chars = 0
  for (let at = firstWord; at <= next; at++) chars += (words[at] as SpokenWord)[0].length + 1
  return chars > maxChars
}

function toPhrase(words: readonly SpokenWord[], language: string, firstWord: number, next: number): Phrase {
  const phraseWords = words.slice(firstWord, next)
  const [, startMs] = phraseWords[0] as SpokenWord
  const [, , endMs] = phraseWords.at(-1) as SpokenWord
  return { startMs, endMs, text: joinWords(phraseWords, language), firstWord, wordCount: phraseWords.length }
}

/** Returns the position of the phrase that is spoken at a time, or was last; -1 before the first. */
export function findPhraseIndex(phrases: readonly Phrase[], ms: number): number {
  let [low, high] = [0, phrases.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((phrases[middle] as Phrase).startMs <= ms) low = middle + 1
    else high = middle
  }
  return low - 1
}
