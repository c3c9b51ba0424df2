/** Reads missed events since a seq, or since the oldest list on screen. */
import { noteSeq, oldestSeq } from '../api/seq'
import type { Missed } from './catch-up'

/**
 * Reads events after `after`, or else after the oldest list on screen, which may predate the newest event. With
 * nothing on screen, later lists are required to include that event; a list that arrived during the request may not.
 */
export async function readMissed(
  after: number | null,
  askFrom: (after: number | null) => Promise<Missed>,
): Promise<Missed> {
  const from = after ?? oldestSeq()
  const missed = await askFrom(from)
  if (from !== null) return missed
  const shown = oldestSeq()
  if (shown !== null && shown < missed.seq) return askFrom(shown)
  noteSeq(missed.seq)
  return missed
}
