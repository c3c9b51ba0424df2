import { formatUtcDay } from './day'

/** The day of a post: '20 November 2025'. */
export function SharedDay({ at }: { at: number }) {
  return <time dateTime={new Date(at).toISOString()}>{formatUtcDay(at)}</time>
}
