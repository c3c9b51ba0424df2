import { clockTime } from '../../../domain/expiry'
import { LIMIT_WARNING_SECONDS } from '../../../domain/limits'
import { RECORD } from '../../words/record'
import { type RecordState, spokenSeconds } from './machine'

type Props = { state: RecordState; limitSeconds: number; elapsed: number | null }

/** The timer. Not a live region: a second is no news (DESIGN.md §6). */
export function Timer({ state, limitSeconds, elapsed }: Props) {
  const seconds = spokenSeconds(state)
  return (
    <div className="timer">
      <output aria-live="off" aria-label={RECORD.timer}>
        {clockTime(seconds)}
      </output>
      <Under state={state} limitSeconds={limitSeconds} elapsed={elapsed} />
    </div>
  )
}

function Under({ state, limitSeconds, elapsed }: Props) {
  if (state.at === 'recording' || state.at === 'paused') {
    const left = state.limitSeconds - state.seconds
    const warn = left <= LIMIT_WARNING_SECONDS
    const words = warn
      ? RECORD.left(clockTime(left))
      : RECORD.toGo(clockTime(state.limitSeconds), clockTime(left))
    return <span className={warn ? 'of -warn' : 'of'}>{words}</span>
  }
  if (state.at === 'stopped' || state.at === 'publishing') {
    const total = clockTime(state.take.seconds)
    return (
      <span className="of">
        {elapsed === null ? RECORD.recorded : RECORD.elapsed(clockTime(elapsed), total)}
      </span>
    )
  }
  return <span className="of">{RECORD.limit(clockTime(limitSeconds))}</span>
}
