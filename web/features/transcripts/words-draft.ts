/** Corrected words that are not saved yet, kept in this tab. */
import { createTabForm } from '../../state/tab-form'

export type WordsDraft = {
  /** The text that was corrected. */
  before: string
  /** The version of the words that its author saw last. */
  version: string
  /** The corrected segments. */
  segments: string[]
}

/** The unsaved corrections, by the id of the post. */
export const wordsForms = createTabForm<WordsDraft>(
  'owlcast.words.',
  ({ before, segments }) => typeof before === 'string' && Array.isArray(segments),
)

/** Returns the segments to show: the kept ones, as one where the text they corrected has changed meanwhile. */
export function restoreSegments(
  segments: readonly string[],
  text: string,
  kept: WordsDraft | null,
): string[] {
  if (!kept) return [...segments]
  const fits = kept.before === text && kept.segments.length === segments.length
  return fits ? kept.segments : [kept.segments.join(' ')]
}
