import { marked } from '../../../domain/search'

/** A text with highlighted matches. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return marked(text, words).map(({ text: piece, found }, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other key
    found ? <mark key={place}>{piece}</mark> : <span key={place}>{piece}</span>,
  )
}
