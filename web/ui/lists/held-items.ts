/** Items that a refreshed list keeps on screen while one of them is in use. */

type Rules<T> = {
  getId: (item: T) => string
  /** Whether an item stays that the refreshed list lacks. */
  isKept: (item: T) => boolean
  /** Whether items on screen keep their order: moving a DOM node closes its menu and drops its focus. */
  keepsOrder: boolean
  /** Whether new items that would push others down must wait, so that nothing moves under a pointer. */
  isStill: boolean
}

/**
 * Merges a refreshed list into the one on screen. Items in both lists are the refreshed ones; kept items stay in their
 * position; new items follow the item they follow in `next`. Returns `next` itself when nothing has to be held.
 */
export function mergeHeldItems<T>(
  shown: readonly T[],
  next: readonly T[],
  { getId, isKept, keepsOrder, isStill }: Rules<T>,
): readonly T[] {
  const refreshed = new Map(next.map((item) => [getId(item), item]))
  const known = shown.flatMap((item) => refreshed.get(getId(item)) ?? (isKept(item) ? [item] : []))
  const hasKept = known.some((item) => !refreshed.has(getId(item)))
  if (known.length === 0 || (!keepsOrder && !isStill && !hasKept)) return next
  const knownIds = new Set(known.map(getId))
  // The new items by the known one before them; null for the start of the list.
  const additions = new Map<string | null, T[]>()
  let predecessor: string | null = null
  for (const item of next)
    if (knownIds.has(getId(item))) predecessor = getId(item)
    else additions.set(predecessor, [...(additions.get(predecessor) ?? []), item])
  const last = known.findLast((item) => refreshed.has(getId(item)))
  const merged = [null, ...known].flatMap((item) => {
    const following = isStill && item !== last ? [] : (additions.get(item && getId(item)) ?? [])
    return item === null ? following : [item, ...following]
  })
  return isSameList(merged, next) ? next : merged
}

export function isSameList<T>(a: readonly T[], b: readonly T[]): boolean {
  return a.length === b.length && a.every((item, at) => item === b[at])
}

/**
 * Whether an item missing from a refreshed list was pushed off its last page rather than deleted: it is older than all
 * listed items, and further pages exist. Times in ms since the epoch.
 */
export function isPushedOff(time: number, listed: readonly number[], hasMore: boolean): boolean {
  return hasMore && listed.length > 0 && time < Math.min(...listed)
}
