/** Schemas of typed text. */
import { z } from 'zod'
import { isLongerThan } from './length'
import { isShowable, toOneLine } from './text'

export function createLineShape(max: number) {
  return z.string().max(max).refine(isShowable, 'cannot be shown').transform(toOneLine)
}

/** A text of at most this many characters (grapheme clusters). */
export function createTitleShape(maximum: number) {
  return z.string().check(({ value, issues }) => {
    if (isLongerThan(value, maximum))
      issues.push({ code: 'too_big', origin: 'string', maximum, inclusive: true, input: value })
  })
}
