/** Reads missed events since a seq, or since the oldest list on screen. */
import { getOldestSeq, recordSeq } from '../api/seq'
import type { MissedHints } from './catch-up'

/**
 * Reads events after `after`, or else after the oldest list on screen, which may predate the newest event. With
 * nothing on screen, later lists are required to include that event; a list that arrived during the request may not.
 */
export async function readMissed(
  after: number | null,
  fetchEvents: (after: number | null) => Promise<MissedHints>,
): Promise<MissedHints> {
  const from = after ?? getOldestSeq()
  const missed = await fetchEvents(from)
  if (from !== null) return missed
  const shown = getOldestSeq()
  if (shown !== null && shown < missed.seq) return fetchEvents(shown)
  recordSeq(missed.seq)
  return missed
}
