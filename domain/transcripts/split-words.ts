/** Splits what an engine wrote into words, without notes such as `[MUSIC]`. */
import { SPOKEN_WORD_MAX_CHARS } from './transcripts.limits'
import { splitText } from './words'

/** Control characters, and those that change the direction of text. */
const INVISIBLE = /(?!\s)[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
/** Engines note sounds in brackets, between asterisks or as notes of music. No bracket contains another. */
const SOUND_NOTE = /\[[^[\]]*\]|\([^()]*\)|（[^（）]*）|【[^【】]*】|\*[^*]*\*|[♩♪♫♬]+/gu

/** Returns the text with spaces in place of notes about sounds; its length stays. */
export function removeSoundNotes(text: string): string {
  return text.replace(SOUND_NOTE, (note) => ' '.repeat(note.length))
}

/** Returns the words of a text, punctuation included; a longer word than `SPOKEN_WORD_MAX_CHARS` is cut. */
export function splitWords(text: string, language: string | null): string[] {
  return splitText(text.replace(INVISIBLE, ''), language ?? '')
    .filter(hasLetters)
    .map(cutWord)
}

/** Punctuation alone is no word. */
function hasLetters(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text)
}

function cutWord(word: string): string {
  return word.length > SPOKEN_WORD_MAX_CHARS ? [...word].slice(0, SPOKEN_WORD_MAX_CHARS).join('') : word
}
