import { splitMatches } from '../../../domain/search/search'

/** A text with highlighted matches. */
export function HighlightedText({ text, words }: { text: string; words: readonly string[] }) {
  return splitMatches(text, words).map(({ text: piece, found }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other key
    found ? <mark key={index}>{piece}</mark> : <span key={index}>{piece}</span>,
  )
}
