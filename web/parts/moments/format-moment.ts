/** Moments as text. */
import { MOMENTS } from '../../../domain/locales/en/moments'
import { formatExactPosition } from '../../../domain/locales/en/share'
import { findMomentWords, type Moment } from '../../../domain/moments/moments'
import type { Transcript } from '../../../domain/transcripts/transcript'
import { joinWords } from '../../../domain/transcripts/words'

/** Returns the range as '0:17 – 0:21.4'. */
export function formatMomentRange({ startMs, endMs }: Moment): string {
  return MOMENTS.range(formatExactPosition(startMs / 1000), formatExactPosition(endMs / 1000))
}

/** Returns the words spoken in a moment; '' without any. */
export function quoteMoment(
  { words, language }: Pick<Transcript, 'words' | 'language'>,
  moment: Moment,
): string {
  const found = findMomentWords(words, moment)
  return found ? joinWords(words.slice(found.first, found.first + found.count), language) : ''
}
