/** Starts a recording in an owlcast: the recorder with the owlcast and the parent filled in. */
import { atom, getDefaultStore } from 'jotai'
import { getPostMode } from '../../../domain/kinds'
import type { Post } from '../../../domain/posts/posts.schema'
import { formatTags } from '../../../domain/posts/tags'
import { fetchOwnOwlcasts } from '../../api/owlcasts/owlcasts.queries'
import { getPageId, goTo } from '../../state/view'
import { toChosenParent } from '../store/chosen-parent'
import { createEmptyForm } from '../store/draft-record'
import type { FormContent } from './form-storage'
import { isIdle } from './machine'
import { refuseRecording } from './refuse-recording'
import { reopen } from './reopen-draft'
import { replaceForm } from './replaced-forms'
import { cancel } from './session'
import { completeForm, setShownForm } from './session-form'
import { getSession } from './session-state'

type PendingRecording = FormContent & {
  /** The draft it would replace. */
  replacedDraftId: string | null
}

/** The recording to start once the current one is discarded; `ReplaceDialog` asks. */
export const pendingRecordingAtom = atom<PendingRecording | null>(null)

/**
 * Prepares the empty session for this owlcast and opens the recorder. `answered` is the recording it replies to. An
 * existing recording is kept until the user confirms.
 */
export async function recordInOwlcast(
  owlcast: Pick<Post, 'id' | 'title' | 'tags' | 'kind' | 'visibility'>,
  answered?: Post,
): Promise<void> {
  const { id, title, tags, kind, visibility } = owlcast
  const pending: FormContent = {
    mode: getPostMode(kind, null),
    form: {
      ...createEmptyForm(),
      owlcast: { id, title, visibility },
      tags: formatTags(tags, []).join(' '),
      parents: answered ? [toChosenParent(answered)] : [],
    },
    track: null,
  }
  // A reload may have left the recording of this tab unloaded.
  await reopen()
  const { state, draftId } = getSession()
  if (isIdle(state)) replaceForm(pending)
  else if (state.at === 'stopped' || state.at === 'paused' || state.at === 'recording')
    getDefaultStore().set(pendingRecordingAtom, { ...pending, replacedDraftId: draftId })
  else return refuseRecording()
  goTo('record')
}

/** Shows the visibility of the form's owlcast as it is now. Called once a refusal says that it is more public. */
export async function updateOwlcastVisibility(): Promise<void> {
  const id = getSession().form.owlcast?.id
  const current = (await fetchOwnOwlcasts()).find((owlcast) => owlcast.id === id)
  const { owlcast } = getSession().form
  if (owlcast && owlcast.id === current?.id)
    completeForm({ owlcast: { ...owlcast, visibility: current.visibility } })
}

/** Discards the current recording and starts the pending one. */
export async function confirmReplace({ replacedDraftId: _, ...pending }: PendingRecording): Promise<void> {
  getDefaultStore().set(pendingRecordingAtom, null)
  const removed = cancel()
  // Immediately: by the time the device has deleted it, the next recording may have begun.
  replaceForm(pending)
  // It was asked for on this page, whatever that showed before.
  setShownForm(getPageId())
  await removed
}
