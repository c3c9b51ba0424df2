/** Sanitizes user text for emails sent under our name. */
import { truncate } from '../../domain/text/length'
import { toOneLine } from '../../domain/text/text'

// Email clients auto-link `bank.example`: user names and titles must not become links in our emails.
const LINK_LIKE = /:\/\/|[\p{L}\p{N}]\.\p{L}{2}|@[\p{L}\p{N}-]+\./u

/** User text on one line of at most `max` characters; null when it is empty or would be auto-linked. */
export function sanitizeForEmail(text: string, max: number): string | null {
  const line = truncate(toOneLine(text), max)
  return line === '' || LINK_LIKE.test(line) ? null : line
}
