/** The text of a transcript as the database stores it: words separated by spaces in every language. */
import { alignText } from './align'
import type { SpokenWord } from './transcript'
import { isUnspaced, joinWords, sanitizeWords } from './words'

/**
 * Returns words that can be stored and searched: sanitized, and in languages without spaces divided by their dictionary,
 * whatever the engine took for a word.
 */
export function toStoredWords(
  words: readonly SpokenWord[],
  { language, durationMs }: { language: string; durationMs: number },
): SpokenWord[] {
  const sanitized = sanitizeWords(words, durationMs)
  return isUnspaced(language)
    ? alignText(sanitized, joinWords(sanitized, language), { language, durationMs })
    : sanitized
}

/** Returns the stored text. Spaces within a word become such that do not break. */
export function toStoredText(words: readonly SpokenWord[]): string {
  return words.map(([text]) => text.replace(/\s+/g, '\u00a0')).join(' ')
}

/** Returns the text for reading. */
export function toReadableText(storedText: string, language: string): string {
  return joinWords(
    storedText.split(' ').map((word) => [word, 0, 0]),
    language,
  )
}
