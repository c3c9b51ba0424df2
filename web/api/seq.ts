/**
 * The newest event this client has heard of. A list that is read again because of a hint names it, and so never gets a
 * page that was kept from before the event.
 */
let newest = 0
let oldest: number | null = null

/** Takes note of an event's number: from a hint, or from a list that already shows it. */
export function noteSeq(seq: number) {
  newest = Math.max(newest, seq)
  oldest = Math.min(oldest ?? seq, seq)
}

/** The first state that anything on screen may still show; null as long as nothing was read. */
export function oldestSeq(): number | null {
  return oldest
}

/** The number to name when a list is read. */
export function newestSeq(): number {
  return newest
}

/**
 * Reads a list, and once more where an event became known while the answer was on its way: that answer did not name the
 * event, and may be from before it.
 */
export async function asNewAsKnown<T extends { seq: number }>(read: () => Promise<T>): Promise<T> {
  const named = newest
  const list = await read()
  return newest > named && list.seq < newest ? read() : list
}
