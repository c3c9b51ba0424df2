/** What a field keeps of what was typed, by the product's own rules; null where it refuses. */
import { TAGS_INPUT_MAX_CHARS, TITLE_MAX_CHARS } from '../../../domain/limits'
import { cleanTags } from '../../../domain/tags'
import { isLongerThan, isShowable, oneLine } from '../../../domain/text'

/** A field of one line; without a limit of its own it is a title, which is counted as people count. */
export function keptLine(typed: string, max?: number): string | null {
  const isTooLong = max === undefined ? isLongerThan(typed, TITLE_MAX_CHARS) : typed.length > max
  return isShowable(typed) && !isTooLong ? oneLine(typed) : null
}

/** What of a text may be typed as tags. */
export function fitTags(typed: string): string[] {
  return typed.length <= TAGS_INPUT_MAX_CHARS ? [typed] : []
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
