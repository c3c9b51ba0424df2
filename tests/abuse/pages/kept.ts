/** What a field stores of its input by the product's own rules; null where it rejects. */
import { TAGS_INPUT_MAX_CHARS, TITLE_MAX_CHARS } from '../../../domain/limits'
import { cleanTags } from '../../../domain/tags'
import { isLongerThan, isShowable, oneLine } from '../../../domain/text'

/** A single-line field; without `max` it is a title, which is counted in grapheme clusters. */
export function keptLine(typed: string, max?: number): string | null {
  const isTooLong = max === undefined ? isLongerThan(typed, TITLE_MAX_CHARS) : typed.length > max
  return isShowable(typed) && !isTooLong ? oneLine(typed) : null
}

/** Returns the text as tags if it is short enough. */
export function fitTags(typed: string): string[] {
  return typed.length <= TAGS_INPUT_MAX_CHARS ? [typed] : []
}

/** A name: not empty, counted in whole characters. */
export function keptName(typed: string, max: number): string | null {
  const name = oneLine(typed)
  return isShowable(typed) && name !== '' && [...name].length <= max ? name : null
}

/** A multi-line field. */
export function keptText(typed: string): string | null {
  return isShowable(typed) ? typed : null
}

/** Returns the tags as shown. */
export function keptTags(typed: readonly string[]): string[] {
  return cleanTags(typed).map((tag) => `#${tag}`)
}
