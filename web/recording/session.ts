/** The one recording of this tab, from the microphone until it is published, left as a draft or discarded. */
import { type FrameSpan, toWholeFrame } from '../../domain/audio/strikes'
import { canLevel, type Mode } from '../../domain/kinds'
import { DRAFTS } from '../../domain/locales/en/record'
import { getMe } from '../api/auth/session.queries'
import { cutRecording, listKeptRanges } from '../audio/capture/cut-recording'
import { toFrames } from '../audio/pcm'
import { releaseFocus, requestFocus } from '../audio/playback/audio-focus'
import type { FrameRange, Recording, SoundFormat } from '../audio/recording'
import {
  type DraftRecord,
  isTrackOnly,
  mayHaveBeenSent,
  wasChangedElsewhere,
} from '../drafts/store/draft-record'
import {
  claimDraft,
  findResumePoint,
  readDraft,
  readRecording,
  recoverDraft,
  removeDraft,
  saveUnsentDraft,
  subscribeToDrafts,
} from '../drafts/store/drafts'
import { getLastUserId } from '../state/last-user'
import { getOpenDraftId, type HeldRecording, setHeldRecording, setOpenDraft } from '../state/open-draft'
import { clearPublishRequest } from '../state/publish-request'
import { setReloadBlocked, setUnloadConfirmed } from '../state/reload-guard'
import { onSoundFormat } from '../state/sound-format'
import { showToast } from '../ui/overlays/toast'
import { confirmForm, resetForm, switchMode } from './edit'
import {
  addForm,
  clearForms,
  type Form,
  findForm,
  getForm,
  getPurpose,
  hasFormOf,
  notifyForms,
  removeForm,
  saveForms,
  subscribeForms,
  toDraftFields,
  updateForm,
} from './forms'
import {
  IDLE,
  isBusy,
  isInMemory,
  isPublishing,
  type RecordEvent,
  type RecordState,
  reduceState,
} from './machine'
import { prepareSound } from './prepare-sound'
import { createRecorder } from './recorder'

/** The form that is recorded, or was last, and its recording. */
let current: { formId: string | null; state: RecordState } = { formId: null, state: IDLE }
/** The cuts that were asked for, one after another, until the device has stored them. */
let cutting: Promise<unknown> = Promise.resolve()
let unsubscribeFromDrafts: (() => void) | null = null

/** The app's single recorder. */
export const recorder = createRecorder()

/** The state of the recording of a form; idle while another one is recorded. */
export function getRecordState(formId: string | null | undefined): RecordState {
  return formId !== null && current.formId === formId ? current.state : IDLE
}

/** The form whose recording is loaded or being made; null for none. */
export function getRecordedForm(): Form | null {
  return current.state.at === 'idle' ? null : getForm(current.formId)
}

/** The form whose recording this tab has open, which a reload may have left unloaded; null for none. */
export function getOpenForm(): Form | null {
  const draftId = getOpenDraftId()
  return getRecordedForm() ?? (draftId === null ? null : findForm((form) => form.draftId === draftId))
}

/** The open draft whose form this tab has lost, since its storage was full before a reload; null for none. */
export function getLostDraftId(): string | null {
  const draftId = getOpenDraftId()
  return draftId === null || hasFormOf(draftId) ? null : draftId
}

/** Whether no other recording can begin: the microphone is in use, or the post is being published. */
export function isRecorderBusy(): boolean {
  return isBusy(current.state)
}

/** Passes an event to the state machine of the recording. */
export function dispatch(event: RecordEvent): void {
  const { state: before } = current
  const state = reduceState(before, event)
  if (state === before) return
  const began = state.at === 'recording' && before.at === 'asking'
  const hadNoRecording = before.at === 'sending' || (before.at === 'asking' && !before.resumes)
  const hasNoDraft = state.at === 'idle' && (state.problem !== null || hadNoRecording)
  current = { ...current, state }
  setReloadBlocked(isBusy(state) || isInMemory(state))
  setUnloadConfirmed(isInMemory(state))
  setHeldRecording(toHeldRecording(state))
  if (state.at === 'recording') requestFocus(pauseRecorder, 'play-and-record')
  else if (state.at !== 'asking') releaseFocus(pauseRecorder)
  if (state.at === 'stopped') unsubscribeFromDrafts ??= subscribeToDrafts(() => void showLatestRecording())
  else {
    unsubscribeFromDrafts?.()
    unsubscribeFromDrafts = null
  }
  if (hasNoDraft) detachDraft(current.formId)
  notifyForms()
  if (!began || current.formId === null) return
  // The draft exists from now on: saves what was typed before.
  updateForm(current.formId, {})
  void saveForms().then(claimOpenDraft)
}

const ACTIVE: HeldRecording = { at: 'active' }

function toHeldRecording(state: RecordState): HeldRecording | null {
  if (state.at === 'asking' || state.at === 'recording' || state.at === 'paused') return ACTIVE
  const { at } = state
  return at === 'stopped' && isInMemory(state) ? { at: 'memory', seconds: state.recording.seconds } : null
}

/** Separates a form from its draft: it has no recording any more. */
function detachDraft(formId: string | null): void {
  const { draftId = null } = getForm(formId) ?? {}
  // What is recorded next was not requested to be published.
  clearPublishRequest(draftId)
  if (formId !== null) updateForm(formId, { draftId: null })
  if (getOpenDraftId() === draftId) setOpenDraft(null)
}

/**
 * The id of the draft of the current recording; null for none. Also once another account has signed in, from whom its form
 * is hidden.
 */
function getDraftId(): string | null {
  return current.formId === null ? null : getOpenDraftId()
}

/**
 * Gives the open draft to the signed-in user, if it was recorded before they signed in. The draft exists only once the
 * microphone is on; otherwise it is claimed when the recording begins.
 */
export async function claimOpenDraft(): Promise<void> {
  const draftId = getOpenDraftId()
  const claimantId = getMe()?.id
  if (!claimantId || draftId === null) return
  const draft = await claimDraft(draftId, claimantId).catch(() => null)
  // The session of its author expired, and another account signed in: it is kept for its author.
  if (draft && draft.ownerId !== claimantId && getOpenDraftId() === draftId) await putAway()
}

/**
 * Ends the recording and forgets all forms, and says that it stays on the device: its account left, or another one signed
 * in.
 */
export async function putAway(): Promise<void> {
  await recorder.stop()
  const draftId = getOpenDraftId()
  // Its last changes may still wait to be saved. The save is not awaited: the screen is cleared at once.
  const saved = saveForms()
  leaveRecording()
  clearForms()
  await saved
  if (draftId !== null && (await readDraft(draftId).catch(() => null)))
    showToast({ text: DRAFTS.putAway, isPersistent: true })
}

/** Closes the recording, which stays a draft of its form. */
function leaveRecording(): void {
  clearPublishRequest(getDraftId())
  setOpenDraft(null)
  recorder.release()
  dispatch({ type: 'cleared' })
  current = { formId: null, state: IDLE }
}

/**
 * Makes room for another recording: the one there is stays a draft of its form. False while it is being published, or where
 * this tab has its only copy.
 */
async function makeRoom(): Promise<boolean> {
  if (current.state.at === 'idle') return true
  if (isPublishing(current.state)) return false
  await recorder.stop()
  await saveForms()
  const draft = await readDraft(getDraftId() ?? '').catch(() => null)
  // A recording that did not fit into a file is stored once it has ended, where there was room.
  if (isInMemory(current.state) && draft?.state !== 'ready') return false
  leaveRecording()
  return true
}

/** Other playback starts: recording and playback do not mix. A hidden tab, stopped by another, releases the microphone. */
function pauseRecorder(): void {
  void (document.visibilityState === 'hidden' ? recorder.suspend() : recorder.pause())
}

function prepareCurrentSound(): void {
  prepareSound(current.state, getForm(current.formId)?.track ?? null)
}
recorder.subscribe(() => dispatch({ type: 'recorder', snapshot: recorder.getSnapshot() }))
subscribeForms(prepareCurrentSound)
onSoundFormat(prepareCurrentSound)

type Options = { limitSeconds: number; deviceId: string | null; format: SoundFormat }

/**
 * Starts recording into a form, under a new draft; another recording stays a draft. Pressed before a slow device has loaded
 * the recording of the form, that appears instead of a second one. False when there is no room for it.
 */
export async function startRecording(formId: string, options: Options): Promise<boolean> {
  startWanted = formId
  // Nothing is loaded while another recording is being made.
  if (current.formId !== formId && !(await makeRoom())) return false
  if (getForm(formId)?.draftId && (await loadRecording(formId))) return true
  if (startWanted !== formId) return true
  if (!(await makeRoom())) return false
  const form = getForm(formId)
  if (!form || startWanted !== formId || current.state.at !== 'idle') return true
  const draftId = createDraftId()
  current = { formId, state: IDLE }
  updateForm(formId, { draftId })
  setOpenDraft(draftId)
  requestFocus(pauseRecorder, 'play-and-record')
  await recorder.start({
    ...toStartOptions(form, options),
    draftId,
    getForm: () => getForm(formId)?.form ?? form.form,
    ownerId: getMe()?.id ?? null,
  })
  return true
}

function toStartOptions({ place, mode, track }: Form, { limitSeconds, deviceId, format }: Options) {
  return {
    purpose: getPurpose({ place }),
    mode,
    track,
    limitSeconds,
    format,
    ...(deviceId ? { deviceId } : {}),
  }
}

/** The form to record into; null once its recorder left the screen while the device was being read. */
let startWanted: string | null = null

/** Called when the recorder of a form leaves the screen: what was pressed there then starts no recording. */
export function cancelStart(formId: string | null): void {
  if (startWanted === formId) startWanted = null
}

/**
 * Goes on with the stopped recording, in the same draft. False when it cannot: a part of it is not in its file, or
 * another change came first.
 */
export async function goOnRecording(options: Options): Promise<boolean> {
  startWanted = current.formId
  await cutting
  const { formId, state } = current
  const form = getForm(formId)
  if (state.at !== 'stopped' || !form || startWanted !== formId) return true
  const { recording } = state
  const point = await findResumePoint(recording.draftId).catch(() => null)
  if (current.state !== state || startWanted !== formId) return true
  if (!point) return false
  await saveForms()
  if (current.state !== state || startWanted !== formId) return true
  requestFocus(pauseRecorder, 'play-and-record')
  await recorder.start({
    ...toStartOptions(form, options),
    draftId: recording.draftId,
    resumes: { recording, ...point },
  })
  return true
}

/** Pauses the recording and releases the microphone, or cancels its request: its screen was left or covered. */
export function suspendActive(): void {
  startWanted = null
  if (isBusy(current.state) && !isPublishing(current.state)) void recorder.suspend()
}

const WHOLE: FrameRange = { from: 0, until: null }
type Cut = { range: FrameRange; struck: readonly FrameSpan[] }
const UNCUT: Cut = { range: WHOLE, struck: [] }

/**
 * Cuts the ends of the stopped recording; null undoes that. Returns the function that brings back what was cut before, unless
 * the recording has changed since: it went on, was cut otherwise, or is another one.
 */
export function cutEnds(range: FrameRange | null): Promise<() => void> {
  return cutCurrent(({ struck }) => ({ range: range ?? WHOLE, struck }))
}

/** Strikes these frames of the whole recording out of it, and nothing else. */
export async function setStruck(struck: readonly FrameSpan[]): Promise<void> {
  await cutCurrent(({ range }) => ({ range, struck }))
}

/** Cuts of the same recording follow each other: each changes what the one before has left. */
function cutCurrent(change: (before: Cut) => Cut): Promise<() => void> {
  const cut = cutting.then(() => applyCut(change))
  cutting = cut.catch(() => {})
  return cut
}

async function applyCut(change: (before: Cut) => Cut): Promise<() => void> {
  const { state } = current
  if (state.at !== 'stopped') return () => {}
  const { cut } = state.recording
  const whole = cut?.whole ?? state.recording
  const { range, struck } = change(cut ?? UNCUT)
  const isCut = range.from > 0 || range.until !== null || struck.length > 0
  const recording = { ...(isCut ? await cutRecording(whole, range, struck) : whole) }
  if (current.state !== state) return () => {}
  recording.revision = state.recording.revision
  dispatch({ type: 'changed', recording })
  await storeCut(recording, state.recording)
  return () => {
    const { state } = current
    if (state.at === 'stopped' && state.recording === recording) void cutCurrent(() => cut ?? UNCUT)
  }
}

/** Cuts the end of the stopped recording, so that this much of it is kept. Returns the function that undoes it. */
export function trimTo(seconds: number): Promise<() => void> {
  const { state } = current
  if (state.at !== 'stopped') return Promise.resolve(() => {})
  const until = toWholeFrame(listKeptRanges(state.recording), toFrames(seconds))
  return cutCurrent(({ range, struck }) => ({ range: { from: range.from, until }, struck }))
}

/**
 * Switches the mode of a form, also of a stopped recording: it becomes one of that mode, since voices are levelled and songs
 * are not.
 */
export async function chooseMode(formId: string, to: Mode): Promise<void> {
  const { mode, draftId = null } = getForm(formId) ?? {}
  switchMode(formId, to)
  const { state } = current
  const isStored = current.formId === formId && state.at === 'stopped' && !isInMemory(state)
  if (!isStored || mode === undefined || draftId === null || canLevel(mode) === canLevel(to)) return
  await saveForms()
  await cutting
  const recording = await readRecording(draftId).catch(() => null)
  if (recording && current.state === state) dispatch({ type: 'changed', recording })
}

/** A recording that the device does not store keeps the revision of the device: no other tab has changed it. */
async function storeCut(recording: Recording, before: Recording): Promise<void> {
  const { draftId: id, seconds, peaks, pauses, clippedSeconds, cut } = recording
  const revision = crypto.randomUUID()
  const measured = { seconds, peaks, pauses, clippedSeconds }
  const changes = { id, ...measured, range: cut?.range, struck: cut?.struck, revision }
  const isSaved = await saveUnsentDraft(changes).catch(() => false)
  recording.revision = isSaved ? revision : before.revision
}

/** Shows the stopped recording as another tab went on with it, or cut its ends. */
export async function showLatestRecording(): Promise<void> {
  await cutting
  const { state } = current
  const draftId = getDraftId()
  if (draftId === null || state.at !== 'stopped') return
  const draft = await readDraft(draftId).catch(() => null)
  const { recording } = state
  if (draft?.state !== 'ready' || !wasChangedElsewhere(draft, recording)) return
  const latest = await readRecording(draftId).catch(() => null)
  if (latest && current.state === state) dispatch({ type: 'changed', recording: latest })
}

/**
 * Opens a draft of this device: loads its recording into its form. Null when its audio is gone, there is no room, or another
 * account made it.
 */
export async function openSavedDraft(draftId: string): Promise<Form | null> {
  // A track alone has no recording that its form would name.
  const waiting = findForm(
    ({ draftId: id, sentBefore }) => id === draftId || (id === null && sentBefore?.draftId === draftId),
  )
  if (waiting && getRecordState(waiting.formId).at !== 'idle') {
    await showLatestRecording()
    takeLaterEdit(waiting.formId, await readDraft(draftId).catch(() => null))
    return getForm(waiting.formId)
  }
  if ((await readDraft(draftId))?.state === 'recording') await recoverDraft(draftId)
  const draft = await readDraft(draftId)
  const viewerId = getLastUserId()
  const isOther = viewerId !== null && draft?.ownerId != null && draft.ownerId !== viewerId
  if (draft?.state !== 'ready' || isOther) return null
  const { mode, form, track, trackId, editedAt } = draft
  // A form that was begun anew since has its id.
  const formId = getForm(draft.formId) ? crypto.randomUUID() : draft.formId
  if (isTrackOnly(draft)) {
    const sentBefore = { draftId, recipient: form.recipient, trackId }
    return waiting ?? addForm(null, { mode, form, track }, { formId, editedAt, sentBefore })
  }
  const place = draft.purpose === 'hello' ? 'hello' : null
  const opened = waiting ?? addForm(place, { mode, form, track }, { formId, draftId, editedAt })
  if (await loadRecording(opened.formId)) return getForm(opened.formId)
  if (!waiting) removeForm(opened.formId)
  return null
}

/** The tab's copy of a form may be older than the draft: another tab has edited it. */
function takeLaterEdit(formId: string, draft: DraftRecord | null): void {
  const form = getForm(formId)
  if (!form || draft?.state !== 'ready' || draft.editedAt <= form.editedAt) return
  const { mode, track, editedAt } = draft
  updateForm(formId, { mode, form: draft.form, track, editedAt })
}

const loading = new Map<string, Promise<boolean>>()

/** Loads the recording of a form that has a draft. Concurrent calls share one run. False when it is gone, or has no room. */
export function loadRecording(formId: string): Promise<boolean> {
  const running = loading.get(formId) ?? readIntoSession(formId).finally(() => loading.delete(formId))
  loading.set(formId, running)
  return running
}

async function readIntoSession(formId: string): Promise<boolean> {
  const { draftId = null } = getForm(formId) ?? {}
  if (draftId === null) return false
  if (getRecordState(formId).at !== 'idle') return true
  // What is being recorded or sent is not interrupted.
  if (isRecorderBusy()) return false
  try {
    const stored = await readDraft(draftId)
    // The page was reloaded while it sent this draft: the outbox goes on with it.
    if (mayHaveBeenSent(stored)) {
      endForm(formId)
      return false
    }
    if (stored?.state === 'recording') await recoverDraft(draftId)
    const draft = await readDraft(draftId)
    const recording = draft?.state === 'ready' ? await readRecording(draftId) : null
    if (getForm(formId)?.draftId !== draftId || isRecorderBusy()) return false
    if (!draft || !recording) {
      // Another tab records it, or has sent or discarded it: what was typed stays.
      detachDraft(formId)
      return false
    }
    if (!(await makeRoom())) return false
    takeLaterEdit(formId, draft)
    current = { formId, state: IDLE }
    setOpenDraft(draftId)
    dispatch({ type: 'opened', recording })
    void claimOpenDraft()
    return true
  } catch (error) {
    console.warn('The recording of this form could not be read.', error)
    return false
  }
}

/** The id of a new draft. */
export function createDraftId(): string {
  return `draft_${crypto.randomUUID().replaceAll('-', '')}`
}

/** Starts to publish the form. Returns the draft to send, in case the device could not store it; null if it cannot. */
export async function beginPublishing(formId: string, ownerId: string): Promise<DraftRecord | null> {
  const { state } = current
  const isRecorded = current.formId === formId && state.at === 'stopped'
  if (!isRecorded && !(await makeRoom())) return null
  confirmForm(formId)
  const form = getForm(formId)
  if (!form) return null
  const { sentBefore } = form
  const isSameTrack = sentBefore?.recipient === form.form.recipient && sentBefore.trackId === form.track?.id
  const id = (isRecorded ? form.draftId : isSameTrack ? sentBefore.draftId : null) ?? createDraftId()
  if (!isRecorded) current = { formId, state: IDLE }
  updateForm(formId, { draftId: id })
  dispatch({ type: isRecorded ? 'publish' : 'send' })
  await saveForms()
  const { seconds, peaks, pauses } = isRecorded ? state.recording : { seconds: 0, peaks: '', pauses: '' }
  const made = { state: 'ready' as const, attempts: 0, updatedAt: Date.now(), editedAt: form.editedAt }
  return { id, ownerId, ...toDraftFields(form), seconds, peaks, pauses, ...made }
}

/** Discards the recording of a form; the form stays. */
export async function discardRecording(formId: string | null = current.formId): Promise<void> {
  const { draftId = null } = getForm(formId) ?? {}
  const isCurrent = formId === current.formId && current.state.at !== 'idle'
  if (isCurrent) dispatch({ type: 'cleared' })
  detachDraft(formId)
  if (isCurrent) await recorder.discard()
  // A recording that was loaded does not belong to the recorder.
  if (draftId !== null) await removeDraft(draftId)
}

/** Cancel (S2.3-12): discards the recording and empties the form. */
export async function cancelForm(formId: string): Promise<void> {
  const removed = discardRecording(formId)
  // Immediately: the device may be slow, and the next recording may have begun by then.
  resetForm(formId)
  await removed
}

/** Discards a form with its recording; a page that shows it is over. */
export async function discardForm(formId: string): Promise<void> {
  const removed = discardRecording(formId)
  removeForm(formId)
  await removed
}

/** Discards a draft of this device with its form. */
export async function discardDraft(id: string): Promise<void> {
  const form = findForm(({ draftId }) => draftId === id)
  if (form) return discardForm(form.formId)
  if (getOpenDraftId() === id) setOpenDraft(null)
  await removeDraft(id)
}

/** Removes a form that was published or moved to the outbox, with its recording. */
export function endForm(formId: string): void {
  const { draftId = null } = getForm(formId) ?? {}
  clearPublishRequest(draftId)
  removeForm(formId)
  if (current.formId === formId) leaveRecording()
  else if (draftId !== null && getOpenDraftId() === draftId) setOpenDraft(null)
}
