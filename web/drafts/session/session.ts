/** The recording of the record session, from the microphone until it is published, left as a draft or discarded. */
import { DRAFTS } from '../../../domain/locales/en/record'
import { cutRecording } from '../../audio/capture/cut-recording'
import { releaseFocus, requestFocus } from '../../audio/playback/audio-focus'
import type { FrameRange, Recording, SoundFormat } from '../../audio/recording'
import { getOpenDraftId, type HeldRecording, setHeldRecording, setOpenDraft } from '../../state/open-draft'
import { clearPublishRequest } from '../../state/publish-request'
import { setReloadBlocked, setUnloadConfirmed } from '../../state/reload-guard'
import { onSoundFormat } from '../../state/sound-format'
import { showToast } from '../../ui/overlays/toast'
import { wasChangedElsewhere } from '../store/draft-record'
import {
  claimDraft,
  findResumePoint,
  readDraft,
  readRecording,
  removeDraft,
  saveUnsentDraft,
  subscribeToDrafts,
} from '../store/drafts'
import { clearFormsOfPages } from './forms-of-pages'
import { hasSpeech, isBusy, isInMemory, type RecordEvent, type RecordState, reduceState } from './machine'
import { prepareSessionSound } from './prepare-sound'
import { recorder } from './recorder'
import { clearForm, forgetFormsOfOthers, saveForm } from './session-form'
import { formState, getSession, setSession, storeSession, subscribeSession } from './session-state'

/** The last cut, until the device has stored it. */
let savingCut: Promise<void> = Promise.resolve()
let unsubscribeFromDrafts: (() => void) | null = null
/** The signed-in user; undefined until the session has loaded. */
let ownerId: string | null | undefined

/** Passes an event to the state machine. */
export function dispatch(event: RecordEvent): void {
  const { state: before } = getSession()
  const state = reduceState(before, event)
  if (state === before) return
  const began = state.at === 'recording' && before.at === 'asking'
  const hadNoRecording = before.at === 'sending' || (before.at === 'asking' && !before.resumes)
  const hasNoDraft = state.at === 'idle' && (state.problem !== null || hadNoRecording)
  setSession({ state })
  setReloadBlocked(isBusy(state) || isInMemory(state))
  setUnloadConfirmed(isInMemory(state))
  setHeldRecording(toHeldRecording(state))
  if (state.at === 'recording') requestFocus(pauseRecorder)
  else if (state.at !== 'asking') releaseFocus(pauseRecorder)
  if (state.at === 'stopped') unsubscribeFromDrafts ??= subscribeToDrafts(() => void showLatestRecording())
  else {
    unsubscribeFromDrafts?.()
    unsubscribeFromDrafts = null
  }
  if (hasNoDraft) clearDraft()
  // Saves what was typed while the recorder created the draft.
  if (began) void saveForm().then(claimOpenDraft)
}

const ACTIVE: HeldRecording = { at: 'active' }

function toHeldRecording(state: RecordState): HeldRecording | null {
  if (state.at === 'asking' || state.at === 'recording' || state.at === 'paused') return ACTIVE
  const { at } = state
  return at === 'stopped' && isInMemory(state) ? { at: 'memory', seconds: state.recording.seconds } : null
}

/** Sets the signed-in user, who also becomes the owner of the open draft if it was recorded before they signed in. */
export function setDraftOwner(id: string | null | undefined): void {
  ownerId = id
  forgetFormsOfOthers(id)
  void claimOpenDraft()
}

/** The draft exists only once the microphone is on; otherwise it is claimed when the recording begins. */
export async function claimOpenDraft(): Promise<void> {
  const { draftId } = getSession()
  const claimantId = ownerId
  if (!claimantId || draftId === null) return
  const draft = await claimDraft(draftId, claimantId).catch(() => null)
  // The session of its author expired, and another account signed in: it is kept for its author.
  if (!draft || draft.ownerId === claimantId || getSession().draftId !== draftId) return
  await putAway()
}

/**
 * Ends the recording and clears the screen, and says that it stays on the device: its account left, or another one
 * signed in.
 */
export async function putAway(): Promise<void> {
  await recorder.stop()
  // Its last changes may still wait to be saved. The save is not awaited: the screen is cleared at once.
  const saved = saveForm()
  const { draftId, state } = getSession()
  const isRecorded = draftId !== null && hasSpeech(state)
  formState.replaced = []
  clearFormsOfPages()
  clear()
  await saved
  if (isRecorded && (await readDraft(draftId).catch(() => null)))
    showToast({ text: DRAFTS.putAway, isPersistent: true })
}

/** Other playback starts: recording and playback do not mix. A hidden tab, stopped by another, releases the microphone. */
function pauseRecorder(): void {
  void (document.visibilityState === 'hidden' ? recorder.suspend() : recorder.pause())
}

recorder.subscribe(() => dispatch({ type: 'recorder', snapshot: recorder.getSnapshot() }))
subscribeSession(() => prepareSessionSound(getSession()))
onSoundFormat(() => prepareSessionSound(getSession()))

/** Starts recording under a new draft. Ignored while the session holds a recording or publishes. */
export async function startRecording(options: {
  limitSeconds: number
  deviceId: string | null
  format: SoundFormat
}): Promise<void> {
  const { mode, track, state } = getSession()
  if (state.at !== 'idle') return
  const draftId = createDraftId()
  setSession({ draftId })
  formState.draftId = draftId
  storeSession()
  setOpenDraft(draftId)
  requestFocus(pauseRecorder)
  await recorder.start({
    mode,
    draftId,
    getForm: () => getSession().form,
    limitSeconds: options.limitSeconds,
    ownerId: ownerId ?? null,
    track,
    format: options.format,
    ...(options.deviceId ? { deviceId: options.deviceId } : {}),
  })
}

/** False once the recorder left the screen while the device was being read. */
let isGoOnWanted = false

/** Called when the recorder leaves the screen: `goOnRecording` then starts no recording. */
export function cancelGoOn(): void {
  isGoOnWanted = false
}

/**
 * Goes on with the stopped recording, in the same draft. False when it cannot: a part of it is not in its file, or
 * another change came first.
 */
export async function goOnRecording(options: {
  limitSeconds: number
  deviceId: string | null
  format: SoundFormat
}): Promise<boolean> {
  const { mode, track, state } = getSession()
  if (state.at !== 'stopped') return true
  const { recording } = state
  isGoOnWanted = true
  const point = await findResumePoint(recording.draftId).catch(() => null)
  if (getSession().state !== state || !isGoOnWanted) return true
  if (!point) return false
  await saveForm()
  if (getSession().state !== state || !isGoOnWanted) return true
  requestFocus(pauseRecorder)
  await recorder.start({
    mode,
    draftId: recording.draftId,
    limitSeconds: options.limitSeconds,
    track,
    format: options.format,
    resumes: { recording, ...point },
    ...(options.deviceId ? { deviceId: options.deviceId } : {}),
  })
  return true
}

/**
 * Cuts the ends of the stopped recording; null undoes the cut. Returns the function that brings back what was cut
 * before, unless the recording has changed since: it went on, was cut otherwise, or is another one.
 */
export async function cutEnds(range: FrameRange | null): Promise<() => void> {
  const { state } = getSession()
  if (state.at !== 'stopped') return () => {}
  const { cut } = state.recording
  const whole = cut?.whole ?? state.recording
  const recording = { ...(range ? await cutRecording(whole, range) : whole) }
  if (getSession().state !== state) return () => {}
  recording.revision = state.recording.revision
  dispatch({ type: 'changed', recording })
  savingCut = savingCut.then(() => storeCut(recording, state.recording))
  await savingCut
  return () => {
    const { state } = getSession()
    if (state.at === 'stopped' && state.recording === recording) void cutEnds(cut?.range ?? null)
  }
}

/** A recording that the device does not store keeps the revision of the device: no other tab has changed it. */
async function storeCut(recording: Recording, before: Recording): Promise<void> {
  const { draftId: id, seconds, peaks, pauses, cut } = recording
  const revision = crypto.randomUUID()
  const changes = { id, seconds, peaks, pauses, range: cut?.range, revision }
  const isSaved = await saveUnsentDraft(changes).catch(() => false)
  recording.revision = isSaved ? revision : before.revision
}

/** Shows the stopped recording as another tab went on with it, or cut its ends. */
export async function showLatestRecording(): Promise<void> {
  await savingCut
  const { draftId, state } = getSession()
  if (draftId === null || state.at !== 'stopped') return
  const draft = await readDraft(draftId).catch(() => null)
  const { recording } = state
  if (draft?.state !== 'ready' || !wasChangedElsewhere(draft, recording)) return
  const latest = await readRecording(draftId).catch(() => null)
  if (latest && getSession().state === state) dispatch({ type: 'changed', recording: latest })
}

/** The id of a new draft. */
export function createDraftId(): string {
  return `draft_${crypto.randomUUID().replaceAll('-', '')}`
}

/** Discards the recording; the form stays. */
export async function discardRecording(): Promise<void> {
  const { draftId, state } = getSession()
  dispatch({ type: 'cleared' })
  clearDraft()
  await recorder.discard()
  // A reopened recording does not belong to the recorder.
  if (draftId && 'why' in state && state.why === 'saved') await removeDraft(draftId)
}

/** Cancel (S2.3-12): discards recording and form. */
export async function cancel(): Promise<void> {
  const removed = discardRecording()
  // Immediately: the device may be slow, and the next recording may have begun by then.
  clearForm()
  await removed
}

/** Discards a draft of this device with its form; the screen that has it open is cleared. */
export async function discardDraft(id: string): Promise<void> {
  if (getSession().draftId === id && getSession().state.at === 'stopped') return cancel()
  // After a reload, before it was loaded.
  if (getSession().draftId === null && getOpenDraftId() === id) {
    const isFormShown = formState.draftId === id
    clearDraft()
    if (isFormShown) clearForm()
  }
  await removeDraft(id)
}

/** Clears the screen after publishing or moving to the outbox. */
export function clear(): void {
  clearDraft()
  // `clearForm` comes first, since it depends on whether there was a recording.
  clearForm()
  recorder.release()
  dispatch({ type: 'cleared' })
}

export function clearDraft(): void {
  // The next form was not requested to be published.
  clearPublishRequest(getSession().draftId ?? formState.draftId)
  setSession({ draftId: null })
  formState.draftId = null
  setOpenDraft(null)
}
