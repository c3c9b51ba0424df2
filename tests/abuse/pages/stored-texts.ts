/** Returns the stored value of an input by the product's own rules; null where it rejects. */
import { TAGS_INPUT_MAX_CHARS, TITLE_MAX_CHARS } from '../../../domain/limits'
import { cleanTags } from '../../../domain/posts/tags'
import { isLongerThan } from '../../../domain/text/length'
import { isShowable, toOneLine } from '../../../domain/text/text'

/** A single-line field; without `max` it is a title, which is counted in grapheme clusters. */
export function toStoredLine(typed: string, max?: number): string | null {
  const isTooLong = max === undefined ? isLongerThan(typed, TITLE_MAX_CHARS) : typed.length > max
  return isShowable(typed) && !isTooLong ? toOneLine(typed) : null
}

/** Returns the text as tags if it is short enough. */
export function toTags(typed: string): string[] {
  return typed.length <= TAGS_INPUT_MAX_CHARS ? [typed] : []
}

/** A name: not empty, counted in whole characters. */
export function toStoredName(typed: string, max: number): string | null {
  const name = toOneLine(typed)
  return isShowable(typed) && name !== '' && [...name].length <= max ? name : null
}

/** A multi-line field. */
export function toStoredText(typed: string): string | null {
  return isShowable(typed) ? typed : null
}

/** Returns the tags as shown. */
export function toShownTags(typed: readonly string[]): string[] {
  return cleanTags(typed).map((tag) => `#${tag}`)
}
