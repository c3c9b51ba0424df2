import { clockTime, timeAgo } from '../../domain/expiry'
import { serverNow } from './clock'

type Recording = { seconds?: number; createdAt?: number }

/** Duration and age of a recording: tells untitled ones apart. */
export function describeRecording({ seconds, createdAt }: Recording): string {
  const now = serverNow()
  const length = seconds ? [clockTime(seconds)] : []
  const age = createdAt === undefined ? [] : [timeAgo(createdAt, Math.max(now, createdAt))]
  return [...length, ...age].join(' · ')
}
