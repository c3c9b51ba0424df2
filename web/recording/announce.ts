/** Screen reader announcements of the recorder: start, pause, 30 s and 10 s left, stop; never every second. */

import { LIMIT_WARNING_SECONDS } from '../../domain/audio/audio.limits'
import { ANNOUNCEMENTS } from '../../domain/locales/en/record'
import { formatDuration } from '../../domain/time/duration'
import { getRecordedSeconds, type RecordState } from './machine'

const MARKS_SECONDS = [30, LIMIT_WARNING_SECONDS]

/** The announcement for a state change, or null. */
export function findAnnouncement(before: RecordState, after: RecordState): string | null {
  if (after.at === 'recording') {
    if (before.at === 'paused') return ANNOUNCEMENTS.resumed
    if (before.at !== 'recording') return ANNOUNCEMENTS.started
    const mark = MARKS_SECONDS.find(
      (left) => before.limitSeconds - before.seconds > left && after.limitSeconds - after.seconds <= left,
    )
    return mark === undefined ? null : ANNOUNCEMENTS.secondsLeft(mark)
  }
  if (after.at === before.at) return null
  if (after.at === 'paused') return ANNOUNCEMENTS.paused
  if (after.at === 'stopped' && (before.at === 'recording' || before.at === 'paused'))
    return ANNOUNCEMENTS.stopped(formatDuration(getRecordedSeconds(after)))
  return null
}
