/**
 * Covers that were chosen for owlcasts and not saved, by the id of the owlcast: as long as the tab is open, since its
 * storage holds no files.
 */
import type { CoverChange } from '../../parts/posts/CoverField'

const chosen = new Map<string, CoverChange>()

export function readChosenCover(postId: string): CoverChange {
  return chosen.get(postId)
}

/** Undefined removes it. */
export function saveChosenCover(postId: string, change: CoverChange): void {
  if (change === undefined) chosen.delete(postId)
  else chosen.set(postId, change)
}

/** Removes all of them: another user follows. */
export function clearChosenCovers(): void {
  chosen.clear()
}
