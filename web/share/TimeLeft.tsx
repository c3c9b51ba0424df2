import { formatTimeLeft } from '../../domain/time/relative-time'
import { useMinute } from '../hooks/useMinute'

/** The remaining lifetime of a post: '23h left'. */
export function TimeLeft({ expiresAt }: { expiresAt: number }) {
  return <time dateTime={new Date(expiresAt).toISOString()}>{formatTimeLeft(expiresAt, useMinute())}</time>
}
