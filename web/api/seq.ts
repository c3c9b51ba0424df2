/**
 * The newest event seq this client knows. A refetch after a hint sends it, and so never gets a cached page from before
 * the event.
 */
let newest = 0
let oldest: number | null = null

/** Records a seq: from a hint, or from a list that includes it. */
export function recordSeq(seq: number) {
  newest = Math.max(newest, seq)
  oldest = Math.min(oldest ?? seq, seq)
}

/** The oldest seq that anything on screen may show; null before the first read. */
export function getOldestSeq(): number | null {
  return oldest
}

/** The seq to send when reading a list; undefined before the first. */
export function getSeqParam(): string | undefined {
  return newest > 0 ? String(newest) : undefined
}

/**
 * Reads a list, and once more if an event arrived during the request: that request did not send the event's seq, so
 * the response may predate it.
 */
export async function readFresh<T extends { seq: number }>(read: () => Promise<T>): Promise<T> {
  const sent = newest
  const list = await read()
  return newest > sent && list.seq < newest ? read() : list
}
