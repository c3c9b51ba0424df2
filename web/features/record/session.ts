import type { Mode } from '../../../domain/kinds'
import type { Track } from '../../../domain/library.schema'
import { firstTags, tagsInMode } from '../../../domain/podcasts'
import { type DraftForm, type DraftRecord, EMPTY_FORM } from '../../audio/draft-record'
import { readDraft, readTake, recoverDrafts, removeDraft, saveDraft } from '../../audio/drafts'
import { recorder } from '../../audio/recorder'
import { leaveTurn, takeTurn } from '../../audio/turn'
import { onLossless } from '../../state/lossless'
import { openDraftId, setOpenDraft } from '../../state/open-draft'
import { noteUnderway } from '../../state/underway'
import { hasSpeech, IDLE, isBusy, next, type RecordEvent, type RecordState } from './machine'
import { prepareFor } from './prepare'
import { type Kept, remember, remembered, type Typed } from './typed-memory'

export type Session = Kept & { state: RecordState }
type FindTrack = (id: string) => Promise<Track | null>

const SAVE_AFTER_MS = 300

let session: Session = { ...remembered(), state: IDLE, draftId: null }
let saving: ReturnType<typeof setTimeout> | undefined
/** The signed-in user; undefined until the session has loaded. */
let speaker: string | null | undefined
/** The draft started before that. */
let unclaimed: string | null = null
const listeners = new Set<() => void>()

export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function getSession(): Session {
  return session
}

function set(changes: Partial<Session>): void {
  session = { ...session, ...changes }
  for (const listener of listeners) listener()
}

/** Passes an event to the state machine. */
export function dispatch(event: RecordEvent): void {
  const state = next(session.state, event)
  if (state === session.state) return
  const began = state.at === 'recording' && session.state.at === 'asking'
  const failed = state.at === 'idle' && (state.problem !== null || session.state.at === 'sending')
  set({ state })
  noteUnderway(isBusy(state))
  if (state.at === 'recording') takeTurn(giveWay)
  else if (state.at !== 'asking') leaveTurn(giveWay)
  if (failed) forgetDraft()
  // The recorder has created the draft: saves the form typed before.
  if (began) void keepTyped().then(claim)
}

/** Sets the signed-in user, who also becomes the owner of a draft started before the session loaded. */
export function setSpeaker(id: string | null | undefined): void {
  speaker = id
  void claim()
}

async function claim(): Promise<void> {
  if (!speaker || unclaimed === null) return
  // The draft exists only once the microphone is on; otherwise it is claimed when the recording begins.
  const claimed = await saveDraft({ id: unclaimed, ownerId: speaker }).catch(() => null)
  if (claimed?.id === unclaimed) unclaimed = null
}

/** Other playback starts: recording and playback do not mix. */
function giveWay(): void {
  void recorder.pause()
}

recorder.subscribe(() => dispatch({ type: 'recorder', snapshot: recorder.getSnapshot() }))
subscribeSession(() => prepareFor(session))
onLossless(() => prepareFor(session))

/** Changes and saves form, mode or track. */
export function edit(changes: Partial<Typed>): void {
  set(changes)
  remember({ ...session, draftId: openDraftId() })
  clearTimeout(saving)
  saving = setTimeout(keepTyped, SAVE_AFTER_MS)
}

export function editForm(changes: Partial<DraftForm>): void {
  edit({ form: { ...session.form, ...changes } })
}

/** Switches the mode; its default tags (C15) come and go with it. */
export function switchMode(to: Mode): void {
  const { mode, form } = session
  edit({ mode: to, form: { ...form, tags: tagsInMode(form, mode, to) } })
}

/** Saves the form to the draft on the device, if there is one. */
export async function keepTyped(): Promise<void> {
  clearTimeout(saving)
  const { draftId, mode, form, track, state } = session
  if (!draftId || !hasSpeech(state)) return
  await saveDraft({ id: draftId, mode, form, trackId: track?.id ?? null }).catch(() => null)
}

/** Starts recording under a new draft. */
export async function begin(options: {
  limitSeconds: number
  deviceId: string | null
  lossless: boolean
}): Promise<void> {
  const { mode, track } = session
  const draftId = newDraftId()
  unclaimed = speaker === undefined ? draftId : null
  set({ draftId })
  setOpenDraft(draftId)
  takeTurn(giveWay)
  await recorder.start({
    mode,
    draftId,
    limitSeconds: options.limitSeconds,
    ownerId: speaker ?? null,
    track: track && { id: track.id, url: track.audioUrl },
    lossless: options.lossless,
    ...(options.deviceId ? { deviceId: options.deviceId } : {}),
  })
}

/** Starts to send a track alone, under its own draft. */
export function beginTrackAlone(ownerId: string): DraftRecord {
  const { mode, form, track } = session
  const id = newDraftId()
  set({ draftId: id })
  dispatch({ type: 'send' })
  const made = { seconds: 0, peaks: [], state: 'ready' as const, attempts: 0, updatedAt: Date.now() }
  return { id, ownerId, mode, form, trackId: track?.id ?? null, ...made }
}

function newDraftId(): string {
  return `draft_${crypto.randomUUID().replaceAll('-', '')}`
}

/** Reopens a draft of this device. False when its audio is gone, or there is another recording. */
export async function open(draftId: string, trackOf: FindTrack): Promise<boolean> {
  if (session.state.at !== 'idle') return session.draftId === draftId
  const draft = await readDraft(draftId)
  const take = draft?.state === 'ready' ? await readTake(draftId) : null
  if (!draft || !take) return false
  const kept = remembered()
  // The tab's copy of the form is newer: the device is written with a delay.
  if (kept.draftId === draftId) set(kept)
  else {
    const track = draft.trackId ? await trackOf(draft.trackId).catch(() => null) : null
    set({ draftId, mode: draft.mode, form: { ...EMPTY_FORM, ...draft.form }, track })
  }
  setOpenDraft(draftId)
  remember({ ...session, draftId: openDraftId() })
  dispatch({ type: 'opened', take })
  return true
}

let reopening: Promise<void> | null = null

/** After a reload: reopens this tab's draft, if its recording still exists. Concurrent calls share one run. */
export function reopen(trackOf: FindTrack): Promise<void> {
  reopening ??= openLast(trackOf).finally(() => {
    reopening = null
  })
  return reopening
}

async function openLast(trackOf: FindTrack): Promise<void> {
  const draftId = openDraftId()
  if (!draftId || session.state.at !== 'idle' || session.draftId === draftId) return
  await recoverDrafts()
  if (openDraftId() !== draftId) return
  const opened = await open(draftId, trackOf)
  // Another recording may have been opened meanwhile.
  if (!opened && openDraftId() === draftId) setOpenDraft(null)
}

/** Discards the recording; the form stays. */
export async function redo(): Promise<void> {
  const { draftId, state } = session
  dispatch({ type: 'cleared' })
  forgetDraft()
  await recorder.discard()
  // A reopened recording does not belong to the recorder.
  if (draftId && 'why' in state && state.why === 'saved') await removeDraft(draftId)
}

/** Cancel (S2.3-12): discards recording and form. */
export async function cancel(): Promise<void> {
  const removed = redo()
  // Immediately: the device may be slow, and the next recording may have begun by then.
  clearForm()
  await removed
}

/** Clears the screen after publishing or moving to the outbox. */
export function clear(): void {
  forgetDraft()
  recorder.release()
  clearForm()
  dispatch({ type: 'cleared' })
}

function clearForm(): void {
  clearTimeout(saving)
  set({ form: { ...EMPTY_FORM, tags: firstTags(session.mode, {}) }, track: null })
  remember({ ...session, draftId: openDraftId() })
}

function forgetDraft(): void {
  set({ draftId: null })
  setOpenDraft(null)
}
