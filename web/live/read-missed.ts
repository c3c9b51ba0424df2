/** What happened since a place; without one, since the first of what is on screen. */
import { noteSeq, oldestSeq } from '../api/seq'
import type { Missed } from './catch-up'

/**
 * Reads on from a place, or else from the oldest list on screen: it may be a moment older than the newest event. Where
 * nothing is shown yet, lists are asked to know of that event; one that came while it was asked for did not know of it.
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
