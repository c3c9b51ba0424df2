import { formatTakeNotice, listTakeNotices } from '../../../domain/audio/take-notices'
import { formatErrorMessage } from '../../../domain/errors/errors'
import { formatLimitReached } from '../../../domain/errors/recording-limit'
import type { RecordState } from '../../recording/machine'
import { StorageNote } from './StorageNote'
import './record.css'

/** Notices of a reply recording: storage that is down, silence, lost microphone, storage errors, the limit. */
export function ReplyNotes({ state, limitSeconds }: { state: RecordState; limitSeconds: number }) {
  const bad = [
    ...listTakeNotices(state).map(formatTakeNotice),
    state.at === 'paused' && state.why === 'microphone' ? formatErrorMessage('record.microphone_lost') : null,
    'problem' in state && state.problem ? formatErrorMessage(state.problem) : null,
  ].filter((text) => text !== null)
  const limited = state.at === 'stopped' && state.why === 'limit'
  return (
    <div className="record-notes subtle stack -start">
      <StorageNote />
      {bad.map((text) => (
        <p key={text} className="bad" role="alert">
          {text}
        </p>
      ))}
      {limited ? <p role="alert">{formatLimitReached(limitSeconds)}</p> : null}
    </div>
  )
}
