/** Opens drafts of this device in the record session. */
import { getOpenDraftId, setOpenDraft } from '../../state/open-draft'
import { type DraftRecord, isTrackOnly, mayHaveBeenSent } from '../store/draft-record'
import { readDraft, readRecording, recoverDrafts } from '../store/drafts'
import { type FormContent, type RecordForm, readStoredForm } from './form-storage'
import { isFormAsPlaced, keepShownForm, type ReplaceOptions } from './replaced-forms'
import { claimOpenDraft, dispatch, showLatestRecording } from './session'
import { clearForm, detachForm, leaveUnloadedDraft } from './session-form'
import { formState, getEditedAt, getSession, setSession, storeSession, toRecordForm } from './session-state'
import { setReopenedTrack } from './track-only'

/** Reopens a draft of this device. False when its audio is gone, or there is another recording. */
export async function openSavedDraft(draftId: string, options: ReplaceOptions = {}): Promise<boolean> {
  if (getSession().state.at !== 'idle') return showLatest(draftId)
  const draft = await readDraft(draftId)
  const recording = draft?.state === 'ready' ? await readRecording(draftId) : null
  if (!draft || !(recording || (draft.state === 'ready' && isTrackOnly(draft)))) return false
  // A recording that began while the device was read keeps its mode, recipient and parents.
  if (getSession().state.at !== 'idle') return false
  const stored = readStoredForm()
  const isFormShown = formState.draftId === draftId
  if (!isFormShown) keepTypedForm(draft, options)
  const formId = isFormShown ? getSession().formId : getFreeFormId(draft)
  // The tab's copy may be newer: the device is written with a delay.
  const isTabNewer = stored.draftId === draftId && stored.editedAt >= draft.editedAt
  const content = isTabNewer ? stored : toFormContent(draft)
  setSession({ draftId, ...toRecordForm({ ...content, formId }) })
  formState.editedAt = isTabNewer ? stored.editedAt : draft.editedAt
  if (recording) setOpenDraft(draftId)
  else {
    setReopenedTrack({ id: draftId, recipient: draft.form.recipient, trackId: draft.trackId })
    setSession({ draftId: null })
  }
  formState.draftId = recording ? draftId : null
  storeSession()
  if (recording) dispatch({ type: 'opened', recording })
  void claimOpenDraft()
  return true
}

/** The id of the draft's form; a new one where a copy of that form waits to come back as another post. */
function getFreeFormId({ formId }: DraftRecord): string {
  const isTaken = formState.replaced.some(({ before }) => before.formId === formId)
  return isTaken ? crypto.randomUUID() : formId
}

/** A typed form without a recording comes back once the draft that opens over it is sent or discarded. */
function keepTypedForm(opened: DraftRecord, { keepsUntouched = false }: ReplaceOptions): void {
  const { form, track } = getSession()
  const { title, description, recipient, parents, owlcast } = form
  const isTyped = [title, description, recipient].some((text) => text.trim() !== '') || parents.length > 0
  // A sound of this device is opened with the form that it was added to.
  const isSame = JSON.stringify(form) === JSON.stringify(opened.form)
  const isLeft = isFormAsPlaced() && !keepsUntouched
  if (isLeft || isSame || !(isTyped || owlcast || track)) void leaveUnloadedDraft()
  else keepShownForm()
}

/** Returns whether this draft is the open one. A stopped one then shows what another tab changed later. */
async function showLatest(draftId: string): Promise<boolean> {
  if (getSession().draftId !== draftId) return false
  await showLatestRecording()
  const draft = await readDraft(draftId).catch(() => null)
  if (getSession().draftId !== draftId) return false
  if (getSession().state.at === 'stopped' && draft?.state === 'ready' && draft.editedAt > getEditedAt()) {
    setSession(toFormContent(draft))
    formState.editedAt = draft.editedAt
    storeSession()
  }
  return true
}

function toFormContent({ mode, form, track }: DraftRecord): FormContent {
  return { mode, form, track }
}

/** This tab's copy of a draft's form, which may be newer than that of the device; null for none. */
export function findTabForm(draftId: string): RecordForm | null {
  if (getSession().draftId === draftId) return getSession()
  const stored = readStoredForm()
  return stored.draftId === draftId ? stored : null
}

let reopening: Promise<void> | null = null

/** After a reload: reopens this tab's draft, if its recording still exists. Concurrent calls share one run. */
export function reopen(): Promise<void> {
  reopening ??= openLast()
    .catch((error) => {
      console.warn('The recording of this tab could not be looked for.', error)
      void leaveUnloadedDraft()
    })
    .finally(() => {
      reopening = null
    })
  return reopening
}

async function openLast(): Promise<void> {
  const draftId = getOpenDraftId()
  if (!draftId || getSession().state.at !== 'idle' || getSession().draftId === draftId) return
  if (mayHaveBeenSent(await readDraft(draftId))) return leaveToOutbox(draftId)
  await recoverDrafts()
  if (getOpenDraftId() !== draftId) return
  const opened = await openSavedDraft(draftId)
  // Another recording may have been opened meanwhile.
  if (opened || getOpenDraftId() !== draftId) return
  setOpenDraft(null)
  detachForm(draftId)
}

/** The page was reloaded while it sent this draft: the outbox goes on with it, and the next recording starts empty. */
function leaveToOutbox(draftId: string): void {
  if (getOpenDraftId() !== draftId || getSession().state.at !== 'idle') return
  setOpenDraft(null)
  // A reply may have replaced its form meanwhile.
  if (formState.draftId !== draftId) return
  detachForm(draftId)
  clearForm()
}
