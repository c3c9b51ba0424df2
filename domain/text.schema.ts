/** What people type on one line. */
import { z } from 'zod'
import { isShowable, oneLine } from './text'

export function lineShape(max: number) {
  return z.string().max(max).refine(isShowable, 'cannot be shown').transform(oneLine)
}
