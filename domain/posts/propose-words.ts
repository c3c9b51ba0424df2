/** Proposes the title and the tags of a recording from what was said in it; nothing is invented. */

import { splitIntoPhrases } from '../transcripts/phrases'
import { removeSoundNotes } from '../transcripts/split-words'
import type { SpokenWord } from '../transcripts/transcript'
import { isUnspaced } from '../transcripts/words'
import { findCommonWords } from './common-words'
import { cleanTags, formatTags } from './tags'

/** Characters of a proposed title. */
export const PROPOSED_TITLE_MAX_CHARS = 60
const PROPOSED_TAGS_MAX = 2
/** A shorter word is no tag. Languages without spaces have words of two letters. */
const TAG_LETTERS_MIN = 3
const UNSPACED_TAG_LETTERS_MIN = 2
/** A phrase with fewer words says too little for a title; in a language without spaces, one with fewer letters. */
const TITLE_WORDS_MIN = 2
const TITLE_UNSPACED_LETTERS_MIN = 4
/** A long phrase ends at a comma after at least so many characters. */
const CLAUSE_MIN_CHARS = 16
/** Words that a cut title keeps, whatever they are. */
const CUT_WORDS_MIN = 3

export type ProposedWords = {
  /** Null if too little was said. */
  title: string | null
  tags: string[]
}

/**
 * Returns what a proposal fills in of a form: what is empty there, or still as it was proposed before. Null is none: what
 * was proposed before is emptied.
 */
export function fillInProposed(
  typed: { title: string; tags: string },
  before: ProposedWords | null,
  next: ProposedWords | null,
): Partial<{ title: string; tags: string }> {
  const [shown, proposed] = [toProposedFields(before), toProposedFields(next)]
  const isOpen = (name: 'title' | 'tags') => typed[name].trim() === '' || typed[name] === shown[name]
  return {
    ...(isOpen('title') ? { title: proposed.title } : {}),
    ...(isOpen('tags') ? { tags: proposed.tags } : {}),
  }
}

/** Returns a proposal as the fields of a form; empty for none. */
export function toProposedFields(proposed: ProposedWords | null): { title: string; tags: string } {
  return { title: proposed?.title ?? '', tags: formatTags(proposed?.tags ?? [], []).join(' ') }
}

/** Returns a title and tags from the words of a recording. `language` is the BCP 47 code of the spoken language. */
export function proposeWords(words: readonly SpokenWord[], language: string): ProposedWords {
  const spoken = removeNotes(words)
  const phrases = splitIntoPhrases(spoken, language)
  const cleaned = phrases.map(({ text }) => removeFillers(text, language))
  const phrase = cleaned.find((text) => hasSubject(text, language))
  if (phrase === undefined) return { title: null, tags: [] }
  const title = toCapitalized(cutTitle(phrase, language), language)
  return { title, tags: proposeTags(cleaned, title, language) }
}

/** Removes notes of an engine about sounds, such as `[MUSIC]`, which may span several words. */
function removeNotes(words: readonly SpokenWord[]): SpokenWord[] {
  const text = removeSoundNotes(words.map(([word]) => word).join(' '))
  let at = 0
  return words.flatMap(([word, start, end]): SpokenWord[] => {
    const left = text.slice(at, at + word.length).trim()
    at += word.length + 1
    return left === '' ? [] : [[left, start, end]]
  })
}

/** Removes hesitation everywhere, and openers and punctuation from the start. */
function removeFillers(phrase: string, language: string): string {
  const { hesitations = [], openers = [] } = findCommonWords(language) ?? {}
  const isUnspacedText = isUnspaced(language)
  const any = (fillers: readonly string[]) =>
    [...fillers].sort((a, b) => b.length - a.length).join('|') || '(?!)'
  // Where no spaces are, a filler ends at its punctuation; in other languages at any character that is no letter.
  const end = isUnspacedText ? '[\\s、，,。.…]+' : "(?![\\p{L}\\p{N}’'-])[\\s,.!…:;–-]*"
  const before = isUnspacedText ? '(?<=^|[\\s、，。])' : "(?<![\\p{L}\\p{N}’'-])"
  const text = phrase.replace(new RegExp(`${before}(?:${any(hesitations)})${end}`, 'giu'), '')
  const opener = new RegExp(`^(?:[\\s,.!?…:;、，。！？–-]|(?:${any(openers)})${end})+`, 'iu')
  return text.replace(opener, '').replace(REPEATED_WORD, '$1').trim()
}

/** A word said twice in a row, as around a hesitation. */
const REPEATED_WORD = /(?<![\p{L}’'-])(\p{L}+)[\s,]+\1(?![\p{L}’'-])/giu

/** Whether a phrase has enough different words, and one of them names a subject. */
function hasSubject(phrase: string, language: string): boolean {
  const words = listWords(phrase, language)
  if (isUnspaced(language)) {
    const letters = phrase.match(/\p{L}/gu) ?? []
    return letters.length >= TITLE_UNSPACED_LETTERS_MIN && new Set(letters).size > 2
  }
  const isSubject = (word: string) => countLetters(word) >= TAG_LETTERS_MIN && !isFrequent(word, language)
  return new Set(words).size >= TITLE_WORDS_MIN && words.some(isSubject)
}

/** Cuts a phrase at a clause, else between words. */
function cutTitle(phrase: string, language: string): string {
  if (phrase.length <= PROPOSED_TITLE_MAX_CHARS) return stripEnd(phrase)
  const start = phrase.slice(0, PROPOSED_TITLE_MAX_CHARS)
  const clause = start.slice(
    0,
    Math.max(0, ...[...start.matchAll(/[,;:、，；：]/g)].map(({ index }) => index)),
  )
  if (clause.length >= CLAUSE_MIN_CHARS) return stripEnd(clause)
  const segments = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(phrase)].filter(
    ({ index, segment }) => index + segment.length <= PROPOSED_TITLE_MAX_CHARS,
  )
  const isSmallWord = (last: Intl.SegmentData | undefined) =>
    last !== undefined && (last.isWordLike !== true || isFrequent(fold(last.segment), language))
  // A cut before "the" or "and" reads as if something were missing.
  while (segments.length > CUT_WORDS_MIN * 2 && isSmallWord(segments.at(-1))) segments.pop()
  return stripEnd(segments.map(({ segment }) => segment).join(''))
}

const stripEnd = (text: string) => text.replace(/[\s.,;:…。、，；：–-]+$/u, '')

function toCapitalized(text: string, language: string): string {
  const [first = ''] = text
  return first.toLocaleUpperCase(language) + text.slice(first.length)
}

/** Returns the words that name a subject, the most frequent first; those of the title count once more. */
function proposeTags(phrases: readonly string[], title: string, language: string): string[] {
  // Without a list every "the" would be one.
  if (!findCommonWords(language)) return []
  const counts = new Map<string, number>()
  const inTitle = new Set(listWords(title, language))
  for (const phrase of phrases)
    for (const word of listWords(phrase, language).filter((word) => isTag(word, language)))
      counts.set(word, (counts.get(word) ?? (inTitle.has(word) ? 1 : 0)) + 1)
  const ranked = [...counts].sort(([, a], [, b]) => b - a).map(([word]) => word)
  return cleanTags(ranked).slice(0, PROPOSED_TAGS_MAX)
}

function isTag(word: string, language: string): boolean {
  if (isFrequent(word, language) || !/^\p{L}[\p{L}\p{M}\p{N}]*$/u.test(word)) return false
  if (!isUnspaced(language)) return countLetters(word) >= TAG_LETTERS_MIN
  // Hiragana are endings and small words.
  return countLetters(word) >= UNSPACED_TAG_LETTERS_MIN && !/\p{Script=Hiragana}/u.test(word)
}

/** Returns the words of a text in lower case; "l’eau" is "eau", and "fox’s" is "fox". */
function listWords(text: string, language: string): string[] {
  const segments = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)]
  return segments.filter(({ isWordLike }) => isWordLike).map(({ segment }) => fold(segment))
}

function fold(word: string): string {
  const parts = word.toLowerCase().split(/['’]/)
  return parts.reduce((longest, part) => (part.length > longest.length ? part : longest), '')
}

const isFrequent = (word: string, language: string): boolean => {
  const common = findCommonWords(language)
  return common !== undefined && (common.frequent.has(word) || common.openers.includes(word))
}

const countLetters = (word: string): number => (word.match(/\p{L}/gu) ?? []).length
