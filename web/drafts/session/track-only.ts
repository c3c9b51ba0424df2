/** Sends a track without a recording. */
import type { DraftRecord } from '../store/draft-record'
import { createDraftId, dispatch } from './session'
import { onFormCleared, toDraftFields } from './session-form'
import { getEditedAt, getSession, setSession } from './session-state'

type ReopenedTrack = { id: string; recipient: string; trackId: string | null }

/** The reopened draft of a track alone. It keeps its id, under which an earlier attempt may have arrived. */
let reopenedTrack: ReopenedTrack | null = null

// The next form is another message, and its draft must not replace that one.
onFormCleared(() => {
  reopenedTrack = null
})

export function setReopenedTrack(track: ReopenedTrack): void {
  reopenedTrack = track
}

/** Starts to send a track alone, under its own draft. */
export function startTrackOnly(ownerId: string): DraftRecord {
  const { form, track } = getSession()
  const isReopened = reopenedTrack?.recipient === form.recipient && reopenedTrack.trackId === track?.id
  const id = isReopened && reopenedTrack ? reopenedTrack.id : createDraftId()
  reopenedTrack = null
  setSession({ draftId: id })
  dispatch({ type: 'send' })
  return {
    ...toDraftFields(getSession()),
    id,
    ownerId,
    seconds: 0,
    peaks: '',
    pauses: '',
    state: 'ready',
    attempts: 0,
    updatedAt: Date.now(),
    editedAt: getEditedAt(),
  }
}
