import { formatTimeAgo } from '../../../domain/time/relative-time'
import { isDateKnown } from '../../../domain/time/units'
import { useMinute } from '../../hooks/useMinute'

/** The relative time of `at`, updated every minute. */
export function TimeAgo({ at }: { at: number }) {
  const now = useMinute()
  return isDateKnown(at) ? (
    <time dateTime={new Date(at).toISOString()}>{formatTimeAgo(at, Math.max(now, at))}</time>
  ) : null
}
