/** Corrected words that are not saved yet, kept in this tab. */

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
  try {
    const kept: Partial<WordsDraft> | null = JSON.parse(sessionStorage.getItem(getKey(postId)) ?? 'null')
    return kept && typeof kept.before === 'string' && Array.isArray(kept.segments)
      ? {
          before: kept.before,
          version: String(kept.version ?? ''),
          segments: kept.segments.map(String),
        }
      : null
  } catch {
    return null
  }
}

/** Saves the corrections in this tab; null deletes them. Without storage, closing the dialog loses them. */
export function saveWordsDraft(postId: string, draft: WordsDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(getKey(postId), JSON.stringify(draft))
    else sessionStorage.removeItem(getKey(postId))
  } catch {
    // See above.
  }
}

/** Deletes all corrections after sign-out. */
export function clearWordsDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(getKey(''))) sessionStorage.removeItem(key)
  } catch {
    // See above.
  }
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
