import { formatTimeAgo } from '../../../domain/time/relative-time'
import { useMinute } from '../../hooks/useMinute'

/** The relative time of `at`, updated every minute. */
export function TimeAgo({ at }: { at: number }) {
  const now = useMinute()
  return <time dateTime={new Date(at).toISOString()}>{formatTimeAgo(at, Math.max(now, at))}</time>
}
