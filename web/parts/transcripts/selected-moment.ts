/** Selected words as a moment, and a moment as a part of the text. */
import { findMomentWords, type Moment } from '../../../domain/moments/moments'
import { findWordAt, type TextLayout } from '../../../domain/transcripts/text-layout'

/** Returns the moment of the words that the user selected in an element with one text; null without a selection in it. */
export function findSelectedMoment(element: Element, layout: TextLayout): Moment | null {
  const selection = getSelection()
  const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : null
  const node = element.firstChild
  if (!range || range.collapsed || range.startContainer !== node) return null
  const to = range.endContainer === node ? range.endOffset : layout.text.length
  return findMomentBetween(layout, range.startOffset, to)
}

/** Returns the moment of the words from one offset of a text to before another; null without words. */
export function findMomentBetween(layout: TextLayout, from: number, to: number): Moment | null {
  const first = findWordAt(layout, from)
  const last = findWordAt(layout, Math.max(from, to - 1))
  return first && last ? { startMs: first[1], endMs: Math.max(last[2], first[1] + 1) } : null
}

/** Returns where the words of a moment stand in the text; null without words. */
export function getMomentOffsets(
  { starts, words }: TextLayout,
  moment: Moment,
): [from: number, to: number] | null {
  const found = findMomentWords(words, moment)
  if (!found) return null
  const last = found.first + found.count - 1
  return [starts[found.first] ?? 0, (starts[last] ?? 0) + (words[last]?.[0].length ?? 0)]
}
