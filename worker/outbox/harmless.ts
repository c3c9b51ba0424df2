/** What people wrote, as it may stand in a mail under our name. */
import { cut, oneLine } from '../../domain/text'

// Mail programs turn `bank.example` into a link: under our name nobody's name or title may become one.
const LIKE_A_LINK = /:\/\/|[\p{L}\p{N}]\.\p{L}{2}|@[\p{L}\p{N}-]+\./u

/** What somebody wrote, on one line and not too long; null where nothing is left or it would turn into a link. */
export function harmless(text: string, max: number): string | null {
  const line = cut(oneLine(text), max)
  return line === '' || LIKE_A_LINK.test(line) ? null : line
}
