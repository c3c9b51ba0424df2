/** Corrected words that are not saved yet, kept in this tab. */
import { readStored, removeStored, writeStored } from '../../state/stored'

export type WordsDraft = {
  /** The text that was corrected. */
  before: string
  /** The version of the words that its author saw last. */
  version: string
  /** The corrected segments. */
  segments: string[]
}

const getKey = (postId: string) => `owlcast.words.${postId}`

/** Returns the unsaved corrections of a post; null for none. */
export function readWordsDraft(postId: string): WordsDraft | null {
  const kept = readStored<WordsDraft>(
    'session',
    getKey(postId),
    ({ before, segments }) => typeof before === 'string' && Array.isArray(segments),
  )
  return kept && { ...kept, version: String(kept.version ?? ''), segments: kept.segments.map(String) }
}

/** Saves the corrections in this tab; null deletes them. Without storage, closing the dialog loses them. */
export function saveWordsDraft(postId: string, draft: WordsDraft | null): void {
  writeStored('session', getKey(postId), draft)
}

/** Deletes all corrections after sign-out. */
export function clearWordsDrafts(): void {
  removeStored('session', getKey(''))
}

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
