/** Sanitizes user text for mails sent under our name. */
import { cut, oneLine } from '../../domain/text'

// Mail clients auto-link `bank.example`: user names and titles must not become links in our mails.
const LIKE_A_LINK = /:\/\/|[\p{L}\p{N}]\.\p{L}{2}|@[\p{L}\p{N}-]+\./u

/** User text on one line of at most `max` characters; null when it is empty or would be auto-linked. */
export function harmless(text: string, max: number): string | null {
  const line = cut(oneLine(text), max)
  return line === '' || LIKE_A_LINK.test(line) ? null : line
}
