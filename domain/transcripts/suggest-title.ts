/** Titles and names from what was said; nothing is invented. */
import { PARENT_TITLE_CHARS } from '../limits'
import { cutCharacters } from '../text/length'
import { findFirstSentence } from './words'

/** Characters of a title proposed from what was said. */
export const SUGGESTED_TITLE_MAX_CHARS = 60

/** Filler words at the beginning of English speech. */
const FILLERS = /^((um+|uh+|er+|ah+|so|well|okay|ok|hi|hey|hello|yeah|like|you know|right)\b[\s,.!…-]*)+/i
const WORDS_MIN = 2

/** Returns the beginning of the first sentence, without fillers; null if too little was said. */
export function suggestTitle(text: string): string | null {
  const sentence = findSentence(text.trim().replace(FILLERS, ''))
  if (sentence === null) return null
  const title = cutBetweenWords(sentence, SUGGESTED_TITLE_MAX_CHARS)
  const isLongEnough = title.split(/\s+/).length >= WORDS_MIN || /[\p{scx=Han}\p{scx=Hira}]{4}/u.test(title)
  return isLongEnough ? title.charAt(0).toLocaleUpperCase() + title.slice(1) : null
}

/** Returns the first words of a text as a name, with an ellipsis where its sentence goes on; '' without text. */
export function findFirstWords(text: string): string {
  const sentence = findSentence(text) ?? text.trim()
  const name = cutBetweenWords(sentence, PARENT_TITLE_CHARS)
  return name.length < sentence.length ? `${name}…` : name
}

/** The first sentence without the mark at its end; null for a text without letters. */
function findSentence(text: string): string | null {
  return findFirstSentence(text)?.replace(/[\s.,;:…。、]+$/u, '') || null
}

function cutBetweenWords(text: string, max: number): string {
  const start = cutCharacters(text, max)
  if (start.length === text.length) return text
  const lastSpace = start.lastIndexOf(' ')
  return start.slice(0, lastSpace > 0 ? lastSpace : start.length).replace(/[\s,;:–-]+$/u, '')
}
