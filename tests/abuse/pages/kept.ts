/** What a field keeps of what was typed, by the product's own rules; null where it refuses. */
import { TITLE_MAX_CHARS } from '../../../domain/limits'
import { cleanTags } from '../../../domain/tags'
import { isShowable, oneLine } from '../../../domain/text'

/** A field of one line. */
export function keptLine(typed: string, max: number = TITLE_MAX_CHARS): string | null {
  return isShowable(typed) && typed.length <= max ? oneLine(typed) : null
}

/** A name, which may not be empty and is counted in whole characters. */
export function keptName(typed: string, max: number): string | null {
  const name = oneLine(typed)
  return isShowable(typed) && name !== '' && [...name].length <= max ? name : null
}

/** A field of many lines. */
export function keptText(typed: string): string | null {
  return isShowable(typed) ? typed : null
}

/** Tags as they are shown. */
export function keptTags(typed: readonly string[]): string[] {
  return cleanTags(typed).map((tag) => `#${tag}`)
}
