import { clockTime, timeAgo } from '../../domain/expiry'
import { serverNow } from './clock'

type Recording = { seconds?: number; createdAt?: number }

/** How long a recording is, and how old: what tells apart those without a title. */
export function describeRecording({ seconds, createdAt }: Recording): string {
  const now = serverNow()
  const length = seconds ? [clockTime(seconds)] : []
  const age = createdAt === undefined ? [] : [timeAgo(createdAt, Math.max(now, createdAt))]
  return [...length, ...age].join(' · ')
}
