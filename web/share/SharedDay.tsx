import { isDateKnown } from '../../domain/time/units'
import { formatUtcDay } from './day'

/** The day of a post: '20 November 2025'. */
export function SharedDay({ at }: { at: number }) {
  return isDateKnown(at) ? <time dateTime={new Date(at).toISOString()}>{formatUtcDay(at)}</time> : null
}
