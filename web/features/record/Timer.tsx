import { LIMIT_WARNING_SECONDS } from '../../../domain/audio/audio.limits'
import { RECORD } from '../../../domain/locales/en/record'
import { formatDuration } from '../../../domain/time/duration'
import { getRecordedSeconds, type RecordState } from '../../recording/machine'
import { RecordedTime } from './RecordedTime'

type Props = { state: RecordState; limitSeconds: number }

/** The recorded time and what is left of it. */
export function Timer({ state, limitSeconds }: Props) {
  const seconds = getRecordedSeconds(state)
  return (
    <div className="timer stack">
      <RecordedTime seconds={seconds} />
      <TimerNote state={state} limitSeconds={limitSeconds} />
    </div>
  )
}

function TimerNote({ state, limitSeconds }: Props) {
  if (state.at === 'recording' || state.at === 'paused') {
    const left = state.limitSeconds - state.seconds
    const warn = left <= LIMIT_WARNING_SECONDS
    const text = warn
      ? RECORD.remaining(formatDuration(left))
      : RECORD.limitAndRemaining(formatDuration(state.limitSeconds), formatDuration(left))
    return <span className={warn ? 'of hint tabular -warn' : 'of hint tabular'}>{text}</span>
  }
  return <span className="of hint tabular">{RECORD.limit(formatDuration(limitSeconds))}</span>
}
