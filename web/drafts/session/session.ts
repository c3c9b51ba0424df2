import type { Mode } from '../../../domain/kinds'
import type { Track } from '../../../domain/library/library.schema'
import { DRAFTS } from '../../../domain/locales/en/record'
import { getInitialTags, getTagsForMode } from '../../../domain/podcasts/podcasts'
import { isAddressed } from '../../../domain/posts/publish'
import { cutRecording } from '../../audio/capture/cut-recording'
import { releaseFocus, requestFocus } from '../../audio/playback/audio-focus'
import type { FrameRange, Recording, SoundFormat } from '../../audio/recording'
import { getLastUserId } from '../../state/last-user'
import { getOpenDraftId, type HeldRecording, setHeldRecording, setOpenDraft } from '../../state/open-draft'
import { clearPublishRequest } from '../../state/publish-request'
import { setReloadBlocked, setUnloadConfirmed } from '../../state/reload-guard'
import { onSoundFormat } from '../../state/sound-format'
import { showToast } from '../../ui/overlays/toast'
import {
  createEmptyForm,
  type DraftForm,
  type DraftRecord,
  EMPTY_FORM,
  isTrackOnly,
  mayHaveBeenSent,
  wasChangedElsewhere,
} from '../store/draft-record'
import {
  claimDraft,
  findResumePoint,
  readDraft,
  readRecording,
  recoverDrafts,
  removeDraft,
  saveUnsentDraft,
  subscribeToDrafts,
} from '../store/drafts'
import { type RecordForm, readStoredForm, storeForm } from './form-storage'
import {
  hasSpeech,
  IDLE,
  isBusy,
  isInMemory,
  type RecordEvent,
  type RecordState,
  reduceState,
} from './machine'
import { prepareSessionSound } from './prepare-sound'
import { recorder } from './recorder'

export type RecordSession = RecordForm & { state: RecordState; draftId: string | null }
type FindTrack = (id: string) => Promise<Track | null>

const SAVE_AFTER_MS = 300

/** A form that another one replaced for a while. */
type ReplacedForm = { before: RecordForm }

const storedForm = readStoredForm()
let session: RecordSession = { ...toRecordForm(storedForm), state: IDLE, draftId: null }
/** The user who typed the form and those it replaced; null for a visitor. */
let formOwnerId: string | null = storedForm.ownerId
/** The forms that replies and messages replaced, the oldest first. */
let replacedForms: ReplacedForm[] = storedForm.replaced.map((before) => ({ before }))
/** What replaced the last of them, unless it was changed since. */
let placedForm: DraftForm | null = null
/** When the form was last edited in this tab: another tab with the same draft may have edited it later. */
let editedAt = storedForm.editedAt
/** The draft whose form the session shows. After a reload that is known before `reopen` has loaded its recording. */
let formDraftId: string | null = storedForm.draftId
let saving: ReturnType<typeof setTimeout> | undefined
/** The last cut, until the device has stored it. */
let savingCut: Promise<void> = Promise.resolve()
let unsubscribeFromDrafts: (() => void) | null = null
/** The signed-in user; undefined until the session has loaded. */
let ownerId: string | null | undefined
/** The reopened draft of a track alone. It keeps its id, under which an earlier attempt may have arrived. */
let reopenedTrack: { id: string; recipient: string; trackId: string | null } | null = null
const listeners = new Set<() => void>()
const clearedListeners = new Set<() => void>()

/** Calls back when the form was emptied: the recording was published, sent later, or discarded with its form. */
export function onFormCleared(listener: () => void): () => void {
  clearedListeners.add(listener)
  return () => clearedListeners.delete(listener)
}

export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function getSession(): RecordSession {
  return session
}

/** When the form was last edited in this tab, in ms since the epoch; 0 for never. */
export function getEditedAt(): number {
  return editedAt
}

function set(changes: Partial<RecordSession>): void {
  session = { ...session, ...changes }
  for (const listener of listeners) listener()
}

/** Passes an event to the state machine. */
export function dispatch(event: RecordEvent): void {
  const state = reduceState(session.state, event)
  if (state === session.state) return
  const began = state.at === 'recording' && session.state.at === 'asking'
  const failed = state.at === 'idle' && (state.problem !== null || session.state.at === 'sending')
  set({ state })
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
  if (failed) clearDraft()
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

/** After the session of the account that typed them expired and another signed in: a recording keeps its form, and is put away. */
function forgetFormsOfOthers(id: string | null | undefined): void {
  if (!id || formOwnerId === null || formOwnerId === id) return
  replacedForms = []
  formOwnerId = null
  if (session.state.at !== 'idle') return
  void leaveUnloadedDraft()
  clearForm()
}

/** The draft exists only once the microphone is on; otherwise it is claimed when the recording begins. */
async function claimOpenDraft(): Promise<void> {
  const { draftId } = session
  const claimantId = ownerId
  if (!claimantId || draftId === null) return
  const draft = await claimDraft(draftId, claimantId).catch(() => null)
  // The session of its author expired, and another account signed in: it is kept for its author.
  if (!draft || draft.ownerId === claimantId || session.draftId !== draftId) return
  await putAway()
}

/**
 * Ends the recording and clears the screen, and says that it stays on the device: its account left, or another one
 * signed in.
 */
export async function putAway(): Promise<void> {
  await recorder.stop()
  // Its last changes may still wait to be saved. Not awaited: the screen is cleared at once.
  const saved = saveForm()
  const { draftId, state } = session
  const isRecorded = draftId !== null && hasSpeech(state)
  replacedForms = []
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
subscribeSession(() => prepareSessionSound(session))
onSoundFormat(() => prepareSessionSound(session))

/** Changes and saves form, mode or track. The mode of a draft that is not loaded yet does not change. */
export function edit(changes: Partial<RecordForm>): void {
  if (changes.mode !== undefined && changes.mode !== session.mode) void leaveUnloadedDraft()
  markEdited()
  applyChanges(changes)
}

/** Later than every edit that this tab knows of, also after the clock of the device was set back. */
function markEdited(): void {
  editedAt = Math.max(Date.now(), editedAt + 1)
}

function applyChanges(changes: Partial<RecordForm>): void {
  set(changes)
  formOwnerId = getLastUserId() ?? formOwnerId
  storeSession()
  clearTimeout(saving)
  saving = setTimeout(saveForm, SAVE_AFTER_MS)
}

function storeSession(): void {
  const replaced = replacedForms.map(({ before }) => before)
  storeForm({ ...session, draftId: formDraftId, ownerId: formOwnerId, editedAt, replaced })
}

/**
 * Shows the form of another post. The replaced one comes back once that post is sent or discarded, or when the returned
 * function is called while nothing is recorded.
 */
export function replaceForm(changes: RecordForm): () => void {
  // No recorder was shown since another account signed in.
  forgetFormsOfOthers(getLastUserId())
  // Nothing was typed into the form of a post that never began.
  const earlier = isFormAsPlaced() ? replacedForms.pop() : undefined
  const replaced = keepShownForm(earlier?.before)
  edit(changes)
  placedForm = changes.form
  return () => restoreForm(replaced)
}

/** Keeps the form that another one replaces, or the one that it had replaced itself. A recording's form stays with its draft. */
function keepShownForm(before = toRecordForm(session)): ReplacedForm {
  const replaced: ReplacedForm = { before }
  replacedForms.push(replaced)
  void leaveUnloadedDraft().then((isInDraft) => {
    if (!isInDraft) return
    replaced.before = createNewForm(before.mode)
    storeSession()
  })
  return replaced
}

/** Whether the form is still the one that replaced another, with nothing typed or chosen since. */
export function isFormAsPlaced(): boolean {
  return session.form === placedForm && session.track === null
}

function toRecordForm({ mode, form, track }: RecordForm): RecordForm {
  return { mode, form, track }
}

/** A form that has been replaced itself does not come back: what replaced it brings back the one before. */
function restoreForm(replaced: ReplacedForm): void {
  const index = replacedForms.indexOf(replaced)
  const next = replacedForms[index + 1]
  if (index < 0) return
  if (!next && session.state.at !== 'idle') {
    if (session.state.at === 'asking') restoreUnlessRecording(replaced)
    return
  }
  replacedForms.splice(index, 1)
  if (next) {
    next.before = replaced.before
    storeSession()
  } else edit(replaced.before)
}

/** Gives an empty session back the form that another one replaced last, also before a reload. Returns whether it did. */
export function restoreReplacedForm(): boolean {
  const last = replacedForms.at(-1)
  if (!last || session.state.at !== 'idle') return false
  restoreForm(last)
  return true
}

/** Its recorder is left while the browser asks for the microphone: restores the form unless the recording begins. */
function restoreUnlessRecording(replaced: ReplacedForm): void {
  const unsubscribe = subscribeSession(() => {
    if (session.state.at === 'asking') return
    unsubscribe()
    restoreForm(replaced)
  })
}

/** Whether the form shown is that of a recording which a reload has left unloaded. */
export function hasUnloadedDraft(): boolean {
  return session.draftId === null && formDraftId !== null && formDraftId === getOpenDraftId()
}

/**
 * A draft that is not loaded keeps its form as last typed; what is typed from now on belongs to no draft. Returns whether
 * the device has the draft.
 */
async function leaveUnloadedDraft(): Promise<boolean> {
  const id = formDraftId
  if (id === null || session.draftId !== null) return false
  const { mode, form, track } = session
  const saved = saveUnsentDraft({ id, mode, form, ...toStoredTrack(track), editedAt })
  detachForm(id)
  return saved.then(async (isSaved) => isSaved || (await readDraft(id)) !== null).catch(() => false)
}

export function editForm(changes: Partial<DraftForm>): void {
  edit({ form: { ...session.form, ...changes } })
}

/**
 * Adds to the form what a lookup found for it. Its author edited nothing: on the device, a later edit of another tab
 * stays.
 */
export function completeForm(changes: Partial<DraftForm>): void {
  applyChanges({ form: { ...session.form, ...changes } })
}

/**
 * Switches the mode; its default tags (C15) come and go with it. What becomes a message is private, also when it replies
 * to a public post.
 */
export function switchMode(to: Mode): void {
  const { mode, form } = session
  const becomesPrivate = to !== mode && isAddressed(to) && form.parents.length > 0
  const isPrivate = becomesPrivate ? (form.isPrivate ?? true) : form.isPrivate
  edit({ mode: to, form: { ...form, isPrivate, tags: getTagsForMode(form, mode, to) } })
}

/**
 * Opens a new post of this mode in an empty session. A typed message gives its words to no post of another mode: it comes
 * back once that is sent or discarded, or when messages are opened again before anything else was typed.
 */
export function openMode(to: Mode): void {
  if (to === session.mode) return
  const isUntouched = isNewForm(session)
  const waiting = replacedForms.at(-1)?.before
  if (isUntouched && isAddressed(to) && waiting?.mode === to) restoreReplacedForm()
  else if (!isUntouched && isAddressed(session.mode)) replaceForm(createNewForm(to))
  else switchMode(to)
}

/** The form of a new post of this mode. */
export function createNewForm(mode: Mode): RecordForm {
  return { mode, form: { ...createEmptyForm(), tags: getInitialTags(mode, {}) }, track: null }
}

function isNewForm(shown: RecordForm): boolean {
  return JSON.stringify(toRecordForm(shown)) === JSON.stringify(createNewForm(shown.mode))
}

// A page that is left may never run the delayed save.
window.addEventListener('pagehide', saveChangedForm)
document.addEventListener('visibilitychange', saveChangedForm)

function saveChangedForm(): void {
  if (saving !== undefined) void saveForm()
}

/** Saves the form to the draft on the device, if there is one. */
export async function saveForm(): Promise<void> {
  clearTimeout(saving)
  saving = undefined
  const { draftId, mode, form, track, state } = session
  if (!draftId || !hasSpeech(state)) return
  await saveUnsentDraft({ id: draftId, mode, form, ...toStoredTrack(track), editedAt }).catch(() => null)
}

function toStoredTrack(track: Track | null): Pick<DraftRecord, 'trackId' | 'track'> {
  return { trackId: track?.id ?? null, track }
}

/** Saves the form as its author sends it now: it is newer than what another tab has saved. */
export function confirmForm(): Promise<void> {
  markEdited()
  storeSession()
  return saveForm()
}

/** Starts recording under a new draft. Ignored while the session holds a recording or publishes. */
export async function startRecording(options: {
  limitSeconds: number
  deviceId: string | null
  format: SoundFormat
}): Promise<void> {
  const { mode, track, state } = session
  if (state.at !== 'idle') return
  const draftId = createDraftId()
  set({ draftId })
  formDraftId = draftId
  storeSession()
  setOpenDraft(draftId)
  requestFocus(pauseRecorder)
  await recorder.start({
    mode,
    draftId,
    getForm: () => session.form,
    limitSeconds: options.limitSeconds,
    ownerId: ownerId ?? null,
    track: track && { id: track.id, url: track.audioUrl },
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
  const { mode, track, state } = session
  if (state.at !== 'stopped') return true
  const { recording } = state
  isGoOnWanted = true
  const point = await findResumePoint(recording.draftId).catch(() => null)
  if (session.state !== state || !isGoOnWanted) return true
  if (!point) return false
  await saveForm()
  if (session.state !== state || !isGoOnWanted) return true
  requestFocus(pauseRecorder)
  await recorder.start({
    mode,
    draftId: recording.draftId,
    limitSeconds: options.limitSeconds,
    track: track && { id: track.id, url: track.audioUrl },
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
  const { state } = session
  if (state.at !== 'stopped') return () => {}
  const { cut } = state.recording
  const whole = cut?.whole ?? state.recording
  const recording = { ...(range ? await cutRecording(whole, range) : whole) }
  if (session.state !== state) return () => {}
  recording.revision = state.recording.revision
  dispatch({ type: 'changed', recording })
  savingCut = savingCut.then(() => storeCut(recording, state.recording))
  await savingCut
  return () => {
    const { state } = session
    if (state.at === 'stopped' && state.recording === recording) void cutEnds(cut?.range ?? null)
  }
}

/** One that the device does not store keeps the revision that the device has: no other tab has changed it. */
async function storeCut(recording: Recording, before: Recording): Promise<void> {
  const { draftId: id, seconds, peaks, pauses, cut } = recording
  const revision = crypto.randomUUID()
  const changes = { id, seconds, peaks, pauses, range: cut?.range, revision }
  const isSaved = await saveUnsentDraft(changes).catch(() => false)
  recording.revision = isSaved ? revision : before.revision
}

/** Shows the stopped recording as another tab went on with it, or cut its ends. */
async function showLatestRecording(): Promise<void> {
  await savingCut
  const { draftId, state } = session
  if (draftId === null || state.at !== 'stopped') return
  const draft = await readDraft(draftId).catch(() => null)
  const { recording } = state
  if (draft?.state !== 'ready' || !wasChangedElsewhere(draft, recording)) return
  const latest = await readRecording(draftId).catch(() => null)
  if (latest && session.state === state) dispatch({ type: 'changed', recording: latest })
}

/** Starts to send a track alone, under its own draft. */
export function startTrackOnly(ownerId: string): DraftRecord {
  const { mode, form, track } = session
  const isReopened = reopenedTrack?.recipient === form.recipient && reopenedTrack.trackId === track?.id
  const id = isReopened && reopenedTrack ? reopenedTrack.id : createDraftId()
  reopenedTrack = null
  set({ draftId: id })
  dispatch({ type: 'send' })
  const made = { seconds: 0, peaks: '', state: 'ready' as const, attempts: 0, updatedAt: Date.now() }
  return { id, ownerId, mode, form, ...toStoredTrack(track), ...made }
}

/** The id of a new draft. */
export function createDraftId(): string {
  return `draft_${crypto.randomUUID().replaceAll('-', '')}`
}

/** Reopens a draft of this device. False when its audio is gone, or there is another recording. */
export async function openSavedDraft(draftId: string, loadTrackById: FindTrack): Promise<boolean> {
  if (session.state.at !== 'idle') return showLatest(draftId, loadTrackById)
  const draft = await readDraft(draftId)
  const recording = draft?.state === 'ready' ? await readRecording(draftId) : null
  if (!draft || !(recording || (draft.state === 'ready' && isTrackOnly(draft)))) return false
  const track = await readDraftTrack(draft, loadTrackById)
  // A recording that began while the device was read keeps its mode, recipient and parents.
  if (getSession().state.at !== 'idle') return false
  const stored = readStoredForm()
  if (formDraftId !== draftId) keepTypedForm(draft)
  // The tab's copy may be newer: the device is written with a delay.
  const isTabNewer = stored.draftId === draftId && stored.editedAt >= (draft.editedAt ?? 0)
  if (isTabNewer) set({ draftId, ...toRecordForm(stored) })
  else set({ draftId, ...toShownForm(draft, track) })
  editedAt = isTabNewer ? stored.editedAt : (draft.editedAt ?? 0)
  if (recording) setOpenDraft(draftId)
  else {
    reopenedTrack = { id: draftId, recipient: draft.form.recipient, trackId: draft.trackId }
    set({ draftId: null })
  }
  formDraftId = recording ? draftId : null
  storeSession()
  if (recording) dispatch({ type: 'opened', recording })
  void claimOpenDraft()
  return true
}

/** What was typed and not recorded comes back once the draft that opens over it is sent or discarded. */
function keepTypedForm(opened: DraftRecord): void {
  const { form, track } = session
  const { title, description, recipient, parents, owlcast } = form
  const isTyped = [title, description, recipient].some((text) => text.trim() !== '') || parents.length > 0
  // A sound of this device is opened with the form that it was added to.
  const isSame = JSON.stringify(form) === JSON.stringify({ ...EMPTY_FORM, ...opened.form })
  if (isFormAsPlaced() || isSame || !(isTyped || owlcast || track)) void leaveUnloadedDraft()
  else keepShownForm()
}

/** Returns whether this draft is the open one. A stopped one then shows what another tab changed later. */
async function showLatest(draftId: string, loadTrackById: FindTrack): Promise<boolean> {
  if (session.draftId !== draftId) return false
  await showLatestRecording()
  const draft = await readDraft(draftId).catch(() => null)
  const track = draft && (await readDraftTrack(draft, loadTrackById))
  if (session.draftId !== draftId) return false
  const { editedAt: draftEditedAt = 0 } = draft ?? {}
  if (session.state.at === 'stopped' && draft?.state === 'ready' && draftEditedAt > editedAt) {
    set(toShownForm(draft, track))
    editedAt = draftEditedAt
    storeSession()
  }
  return true
}

/** As stored with the draft: without a network, the library has no answer, and a slow one would delay the recording. */
async function readDraftTrack(
  { trackId, track }: DraftRecord,
  loadTrackById: FindTrack,
): Promise<Track | null> {
  if (trackId === null) return null
  if (track?.id === trackId) return track
  return loadTrackById(trackId).catch(() => null)
}

function toShownForm({ mode, form }: DraftRecord, track: Track | null): RecordForm {
  return { mode, form: { ...EMPTY_FORM, ...form }, track }
}

/** This tab's copy of a draft's form, which may be newer than that of the device; null for none. */
export function findTabForm(draftId: string): RecordForm | null {
  if (session.draftId === draftId) return session
  const stored = readStoredForm()
  return stored.draftId === draftId ? stored : null
}

let reopening: Promise<void> | null = null

/** After a reload: reopens this tab's draft, if its recording still exists. Concurrent calls share one run. */
export function reopen(loadTrackById: FindTrack): Promise<void> {
  reopening ??= openLast(loadTrackById)
    .catch((error) => {
      console.warn('The recording of this tab could not be looked for.', error)
      void leaveUnloadedDraft()
    })
    .finally(() => {
      reopening = null
    })
  return reopening
}

async function openLast(loadTrackById: FindTrack): Promise<void> {
  const draftId = getOpenDraftId()
  if (!draftId || session.state.at !== 'idle' || session.draftId === draftId) return
  if (mayHaveBeenSent(await readDraft(draftId))) return leaveToOutbox(draftId)
  await recoverDrafts()
  if (getOpenDraftId() !== draftId) return
  const opened = await openSavedDraft(draftId, loadTrackById)
  // Another recording may have been opened meanwhile.
  if (opened || getOpenDraftId() !== draftId) return
  setOpenDraft(null)
  detachForm(draftId)
}

/** The page was reloaded while it sent this draft: the outbox goes on with it, and the next recording starts empty. */
function leaveToOutbox(draftId: string): void {
  if (getOpenDraftId() !== draftId || session.state.at !== 'idle') return
  setOpenDraft(null)
  // A reply may have replaced its form meanwhile.
  if (formDraftId !== draftId) return
  detachForm(draftId)
  clearForm()
}

/** What is typed from now on belongs to no draft. */
function detachForm(draftId: string): void {
  if (formDraftId !== draftId) return
  formDraftId = null
  storeSession()
}

/** Discards the recording; the form stays. */
export async function discardRecording(): Promise<void> {
  const { draftId, state } = session
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
  if (session.draftId === id && session.state.at === 'stopped') return cancel()
  // After a reload, before it was loaded.
  if (session.draftId === null && getOpenDraftId() === id) {
    const isFormShown = formDraftId === id
    clearDraft()
    if (isFormShown) clearForm()
  }
  await removeDraft(id)
}

/** Clears the screen after publishing or moving to the outbox. */
export function clear(): void {
  clearDraft()
  recorder.release()
  clearForm()
  dispatch({ type: 'cleared' })
}

/** Empties the form, or brings back the one it replaced. */
function clearForm(): void {
  clearTimeout(saving)
  saving = undefined
  const replaced = replacedForms.pop()
  set(replaced?.before ?? createNewForm(session.mode))
  if (replacedForms.length === 0 && !replaced) formOwnerId = null
  storeSession()
  for (const listener of clearedListeners) listener()
}

function clearDraft(): void {
  // What comes next was not requested to be published.
  clearPublishRequest(session.draftId ?? formDraftId)
  set({ draftId: null })
  formDraftId = null
  setOpenDraft(null)
}
