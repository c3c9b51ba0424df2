/** Proposes a title from what was said; nothing is invented. */
import { findFirstSentence } from './words'

/** Characters of a title proposed from what was said. */
export const SUGGESTED_TITLE_MAX_CHARS = 60

/** Filler words at the beginning of English speech. */
const FILLERS = /^((um+|uh+|er+|ah+|so|well|okay|ok|hi|hey|hello|yeah|like|you know|right)\b[\s,.!…-]*)+/i
const WORDS_MIN = 2

/** Returns the beginning of the first sentence, without fillers; null if too little was said. */
export function suggestTitle(text: string): string | null {
  const sentence = findFirstSentence(text.trim().replace(FILLERS, ''))
  if (sentence === null) return null
  const title = cutBetweenWords(sentence.replace(/[\s.,;:…。、]+$/u, ''))
  const isLongEnough = title.split(/\s+/).length >= WORDS_MIN || /[\p{scx=Han}\p{scx=Hira}]{4}/u.test(title)
  return isLongEnough ? title.charAt(0).toLocaleUpperCase() + title.slice(1) : null
}

function cutBetweenWords(text: string): string {
  if (text.length <= SUGGESTED_TITLE_MAX_CHARS) return text
  const start = text.slice(0, SUGGESTED_TITLE_MAX_CHARS)
  const lastSpace = start.lastIndexOf(' ')
  return start.slice(0, lastSpace > 0 ? lastSpace : start.length).replace(/[\s,;:–-]+$/u, '')
}
