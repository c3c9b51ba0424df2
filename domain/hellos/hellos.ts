/** The spoken hello of a profile, and its text. */
import type { AppError } from '../errors/app-error'
import { appError } from '../errors/errors'
import { DURATION_GRACE_SECONDS } from '../limits'
import { isLongerThan, truncate } from '../text/length'
import { isShowable, toOneLine } from '../text/text'
import { HELLO_MAX_SECONDS, HELLO_TEXT_MAX_CHARS } from './hellos.limits'

/** Whether a recording of this length is short enough for a hello. */
export function isHelloLength(seconds: number): boolean {
  return seconds <= HELLO_MAX_SECONDS + DURATION_GRACE_SECONDS
}

/** Returns the error of a text as its owner typed it; null when valid. */
export function validateHelloText(text: string): AppError | null {
  if (!isShowable(text)) return appError('post.text_invalid', {}, 'text')
  return isLongerThan(toOneLine(text), HELLO_TEXT_MAX_CHARS)
    ? appError('post.text_too_long', { max: HELLO_TEXT_MAX_CHARS }, 'text')
    : null
}

/** Returns words as the text of a hello: one line, cut where they are too long. */
export function toHelloText(words: string): string {
  const line = toOneLine(words)
  return isLongerThan(line, HELLO_TEXT_MAX_CHARS) ? truncate(line, HELLO_TEXT_MAX_CHARS - 1) : line
}
