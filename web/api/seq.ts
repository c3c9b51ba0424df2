/**
 * The newest event this client has heard of. A list that is read again because of a hint names it, and so never gets a
 * page that was kept from before the event.
 */
let newest = 0

/** Takes note of an event's number: from a hint, or from a list that already shows it. */
export function noteSeq(seq: number) {
  newest = Math.max(newest, seq)
}

/** The number to name when a list is read. */
export function newestSeq(): number {
  return newest
}
