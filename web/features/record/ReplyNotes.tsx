import { messageOf } from '../../../domain/errors'
import { limitReached } from '../../../domain/recording-limit'
import type { RecordState } from './machine'

/** Notices of a reply recording: silence, lost microphone, storage errors, the limit. */
export function ReplyNotes({ state, limitSeconds }: { state: RecordState; limitSeconds: number }) {
  const bad = [
    state.at === 'recording' && state.silent ? messageOf('record.silent') : null,
    state.at === 'paused' && state.why === 'microphone' ? messageOf('record.microphone_lost') : null,
    'trouble' in state && state.trouble ? messageOf(state.trouble) : null,
  ].filter((text) => text !== null)
  const limited = state.at === 'stopped' && state.why === 'limit'
  return (
    <div className="notes">
      {bad.map((text) => (
        <p key={text} className="bad" role="alert">
          {text}
        </p>
      ))}
      {limited ? <p role="alert">{limitReached(limitSeconds)}</p> : null}
    </div>
  )
}
