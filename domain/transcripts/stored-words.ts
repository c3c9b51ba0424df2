/** The text of a transcript as the database stores it: words separated by spaces in every language. */
import type { SpokenWord } from './transcript'
import { isUnspaced, joinWords, sanitizeWords, splitText } from './words'

/**
 * Returns words that can be stored and searched: sanitized, and in languages without spaces divided by their dictionary,
 * whatever the engine took for a word.
 */
export function toStoredWords(
  words: readonly SpokenWord[],
  { language, durationMs }: { language: string; durationMs: number },
): SpokenWord[] {
  const sanitized = sanitizeWords(words, durationMs)
  return isUnspaced(language) ? toDictionaryWords(sanitized, language) : sanitized
}

/** Returns the words of the dictionary. Each character has a time within the engine's word that it is from. */
function toDictionaryWords(words: readonly SpokenWord[], language: string): SpokenWord[] {
  const edges = words.flatMap(([text, startMs, endMs]) => {
    const { length } = text.replace(/\s+/g, '')
    return Array.from({ length }, (_, at) =>
      [at, at + 1].map((edge) => Math.round(startMs + ((endMs - startMs) * edge) / length)),
    )
  })
  let at = 0
  return splitText(words.map(([text]) => text.replace(/\s+/g, '')).join(''), language).map((text) => {
    const startMs = edges[at]?.[0] ?? 0
    at += text.length
    return [text, startMs, edges[at - 1]?.[1] ?? startMs]
  })
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
