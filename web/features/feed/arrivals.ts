/** Which posts of a list are new to someone who already looked at it. */

/**
 * The ids that arrived on top: those before the first one seen earlier. Nothing in a list that was empty or not seen;
 * what a further page adds below is not an arrival.
 */
export function arrivedOnTop(seen: ReadonlySet<string>, ids: readonly string[]): string[] {
  const firstSeen = ids.findIndex((id) => seen.has(id))
  return firstSeen < 0 ? [] : ids.slice(0, firstSeen)
}
