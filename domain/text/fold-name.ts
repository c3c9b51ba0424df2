/** Names as they are found: without case, marks and the letters that some keyboards lack. */
import { removeInvisible } from './text'

/** Letters without a decomposition, and what people type for them. */
const PLAIN: Readonly<Record<string, string>> = {
  ı: 'i',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ə: 'e',
  ς: 'σ',
}
/** Marks of Latin, Greek, Cyrillic, Hebrew and Arabic. Other scripts write vowels with theirs. */
const MARKS = /[\u0300-\u036f\u0483-\u0487\u0591-\u05c7\u064b-\u065f\u0670\u06d6-\u06ed]/g
/** Last consonants of Hangul, from U+11A8 on, as the single letters that are typed for them. */
const LAST_CONSONANTS =
  'ᄀ ᄁ ᄀᄉ ᄂ ᄂᄌ ᄂᄒ ᄃ ᄅ ᄅᄀ ᄅᄆ ᄅᄇ ᄅᄉ ᄅᄐ ᄅᄑ ᄅᄒ ᄆ ᄇ ᄇᄉ ᄉ ᄊ ᄋ ᄌ ᄎ ᄏ ᄐ ᄑ ᄒ'.split(
    ' ',
  )
const WORDS_MAX = 8

/** Returns a name as it is compared; '' for one without letters, digits and signs. */
export function foldName(name: string): string {
  return removeInvisible(name)
    .toLowerCase()
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(/[ıøłđðþæœßħŧŋəς]/g, (letter) => PLAIN[letter] ?? letter)
    .replace(/[\u11a8-\u11c2]/g, (letter) => LAST_CONSONANTS[letter.charCodeAt(0) - 0x11a8] ?? letter)
    .replace(/[ァ-ヶ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60))
    .replace(/['’‘ʼʻ`´]/g, '')
    .replace(/[\p{P}\s]+/gu, ' ')
    .trim()
}

/** Returns the folded name from each of its words on: the whole name first. */
export function listNameStarts(name: string): string[] {
  const words = foldName(name).split(' ')
  const starts = words.slice(0, WORDS_MAX).map((_, at) => words.slice(at).join(' '))
  return [...new Set(starts)].filter((start) => start !== '')
}
