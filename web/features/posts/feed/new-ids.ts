/** Which posts of a list are new since the last render. */

/**
 * The ids above the first one seen before. None for a list that was empty or not seen; a further page at the end does
 * not count.
 */
export function listNewIds(seen: ReadonlySet<string>, ids: readonly string[]): string[] {
  const firstSeen = ids.findIndex((id) => seen.has(id))
  return firstSeen < 0 ? [] : ids.slice(0, firstSeen)
}
