import { formatDuration } from '../../../domain/time/duration'
import { formatTimeAgo } from '../../../domain/time/relative-time'
import { getServerNow } from '../../state/clock'

type Recording = { seconds?: number; createdAt?: number }

/** Duration and age of a recording, to distinguish untitled ones. */
export function describeRecording({ seconds, createdAt }: Recording): string {
  const now = getServerNow()
  const length = seconds ? [formatDuration(seconds)] : []
  const age = createdAt === undefined ? [] : [formatTimeAgo(createdAt, Math.max(now, createdAt))]
  return [...length, ...age].join(' · ')
}
