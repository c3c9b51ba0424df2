/**
 * Drafts on the device: each recording with its form, from its first second until the server has it. They survive a
 * killed tab, a crash and days offline, and are shared between tabs.
 */
import { clipSpans } from '../../../domain/audio/strikes'
import type { Mode } from '../../../domain/kinds'
import { createRecording } from '../../audio/capture/create-recording'
import { cutRecording } from '../../audio/capture/cut-recording'
import {
  deletePcm,
  findPcmFile,
  getPcmName,
  listPcmDraftIds,
  measure,
  readSamples,
} from '../../audio/capture/pcm-files'
import { concatSamples, countFrames, toSeconds } from '../../audio/pcm'
import type { Encoded, FrameRange, Recording } from '../../audio/recording'
import type { Scope } from '../../audio/scope'
import { openTabChannel } from '../../state/tab-channel'
import { getSound, openDeviceStore, putSound } from './device-store'
import {
  type DraftRecord,
  EMPTY_FORM,
  mayHaveBeenSent,
  type ResumePoint,
  type StartOptions,
} from './draft-record'
import { deleteOldClips } from './podcast-clips'
import { lockDraft, withDraftLock } from './tab-locks'

type Listener = (removedId: string | null) => unknown
const listeners = new Set<Listener>()
let channel: BroadcastChannel | null = null

/** Calls back when a draft changed, in this tab or another; with its id when it was removed. */
export function subscribeToDrafts(listener: Listener): () => void {
  watchOtherTabs()
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A signal that aborts when the draft is discarded, here or in another tab. Watches until `scope` ends. */
export function watchForRemoval(id: string, scope: Scope): AbortSignal {
  const removal = new AbortController()
  scope.own(subscribeToDrafts((removedId) => removedId === id && removal.abort()))
  return removal.signal
}

function watchOtherTabs(): BroadcastChannel | null {
  if (!channel) {
    channel = openTabChannel('owlcast.drafts')
    channel?.addEventListener('message', ({ data }: MessageEvent<string | null>) => notifyListeners(data))
  }
  return channel
}

function notifyListeners(removedId: string | null): void {
  for (const listener of listeners) listener(removedId)
}

function announceChange(removedId: string | null = null): void {
  watchOtherTabs()?.postMessage(removedId)
  notifyListeners(removedId)
}

/** Every draft on this device, newest first, including those another tab is recording. */
export async function listDrafts(): Promise<DraftRecord[]> {
  const drafts = await (await openDeviceStore()).getAll('drafts')
  return drafts.sort((a, b) => b.updatedAt - a.updatedAt)
}

export async function readDraft(id: string): Promise<DraftRecord | null> {
  return (await (await openDeviceStore()).get('drafts', id)) ?? null
}

/** Creates a draft, or updates the given fields of an existing one. */
export function openDraft(draft: Partial<DraftRecord> & { id: string; mode: Mode }): Promise<DraftRecord> {
  return updateDraft(draft.id, (old) => ({
    ownerId: null,
    form: EMPTY_FORM,
    formId: crypto.randomUUID(),
    trackId: null,
    track: null,
    seconds: 0,
    peaks: '',
    pauses: '',
    editedAt: 0,
    state: 'ready',
    attempts: 0,
    ...old,
    ...draft,
    updatedAt: Date.now(),
  })) as Promise<DraftRecord>
}

/** Updates fields of a draft. Returns null when it is gone: a late change must not restore a published draft. */
export function saveDraft(changes: Partial<DraftRecord> & { id: string }): Promise<DraftRecord | null> {
  return updateDraft(changes.id, (old) => old && { ...old, ...changes, updatedAt: Date.now() })
}

/**
 * Updates fields of a draft, unless another tab that has it open may have sent a request to publish it, or has edited its
 * form later. Returns whether it did.
 */
export async function saveUnsentDraft(changes: Partial<DraftRecord> & { id: string }): Promise<boolean> {
  const { editedAt = Number.POSITIVE_INFINITY } = changes
  const saved = await updateDraft(changes.id, (old) =>
    old && !mayHaveBeenSent(old) && old.editedAt <= editedAt
      ? { ...old, ...changes, updatedAt: Date.now() }
      : undefined,
  )
  return saved !== null
}

/** Gives a draft that was recorded signed out to this user. Returns null when it is gone. */
export function claimDraft(id: string, ownerId: string): Promise<DraftRecord | null> {
  return updateDraft(id, (old) => old && { ...old, ownerId: old.ownerId ?? ownerId })
}

async function updateDraft(
  id: string,
  next: (old: DraftRecord | undefined) => DraftRecord | undefined,
): Promise<DraftRecord | null> {
  // Strict durability: the record has to be on disk before the first second of its audio.
  const transaction = (await openDeviceStore()).transaction('drafts', 'readwrite', { durability: 'strict' })
  const draft = next(await transaction.store.get(id))
  if (draft) await transaction.store.put(draft)
  await transaction.done
  if (draft) announceChange()
  return draft ?? null
}

/** Deletes a draft with its audio, after it was published or discarded. */
export async function removeDraft(id: string): Promise<void> {
  const transaction = (await openDeviceStore()).transaction(['drafts', 'sounds', 'tails'], 'readwrite')
  await Promise.all([
    transaction.objectStore('drafts').delete(id),
    transaction.objectStore('sounds').delete(id),
    transaction.objectStore('tails').delete(id),
    transaction.done,
  ])
  await deletePcm(id)
  announceChange(id)
}

/** Everything recorded for a draft, in order. */
async function readRecordedBlobs(id: string): Promise<Blob[]> {
  const tail = await getSound('tails', id)
  return [await findPcmFile(id), tail?.blob].filter((blob) => blob instanceof Blob && blob.size > 1) as Blob[]
}

/** Creates the draft of a new recording, with its form, before its first sample is written. */
export async function beginDraft({
  draftId,
  purpose = 'post',
  mode,
  ownerId,
  track,
  getForm,
}: StartOptions): Promise<void> {
  const store = await openDeviceStore()
  await Promise.all([store.delete('sounds', draftId), store.delete('tails', draftId)])
  await openDraft({
    id: draftId,
    purpose,
    mode,
    ...(ownerId === undefined ? {} : { ownerId }),
    ...(getForm ? { form: getForm() } : {}),
    trackId: track?.id ?? null,
    track: track ?? null,
    seconds: 0,
    peaks: '',
    state: 'recording',
    attempts: 0,
  })
}

/**
 * Marks a stopped draft as recording again; its file goes on after the kept frames, and what was struck of them stays
 * struck. The draft is changed by the first write: what is saved after this call was made, as its recorder is left,
 * stays. Returns its new revision.
 */
export async function resumeDraft(id: string, { range, struck, fileFrames }: ResumePoint): Promise<string> {
  const { from, until } = range
  const kept = from > 0 ? { from, until: null } : undefined
  const cutEnd = until < fileFrames ? { until, fileFrames } : undefined
  const revision = crypto.randomUUID()
  const changes = { id, state: 'recording', range: kept, struck, cutEnd, revision } as const
  await Promise.all([saveDraft(changes), deleteEncoded(id)])
  return revision
}

/** Where a further recording goes on with a stopped draft. Null when a part of it is not in its file. */
export async function findResumePoint(id: string): Promise<ResumePoint | null> {
  const [draft, file, tail] = await Promise.all([readDraft(id), findPcmFile(id), getSound('tails', id)])
  if (draft?.state !== 'ready' || !file || tail) return null
  const fileFrames = countFrames(file.size)
  const { from = 0, until } = draft.range ?? {}
  const range = { from, until: until ?? fileFrames }
  // What is recorded next takes the place of a cut end, and of what was struck there.
  const struck = clipSpans(draft.struck ?? [], { from: 0, until: range.until })
  return { range, fileFrames, ...(struck.length > 0 ? { struck } : {}) }
}

/**
 * Marks the draft of a finished recording as ready; `tail` holds the samples that did not fit into its file. False when
 * the device has no draft of it.
 */
export async function finishDraft(ended: {
  id: string
  seconds: number
  peaks: string
  pauses: string
  /** Missing in files from elsewhere. */
  clippedSeconds?: number | undefined
  tail: Int16Array<ArrayBuffer>
  /** Without its cut ends; missing when it has none, or was cut before it went on. */
  range?: FrameRange
}): Promise<boolean> {
  const { id, seconds, peaks, pauses, clippedSeconds, tail, range } = ended
  if (seconds === 0) {
    await removeDraft(id)
    return false
  }
  // Written first: a draft that still says `recording` is recovered with its tail.
  if (tail.length > 0) await putSound('tails', { id, blob: new Blob([tail]) })
  const measured = { seconds, peaks, pauses, clippedSeconds, ...(range ? { range } : {}) }
  const saved = await saveDraft({ id, ...measured, cutEnd: undefined, state: 'ready' })
  if (saved?.struck) await measureDraft(id).catch(() => null)
  return saved !== null
}

/** Stores the length and the measured sound of a draft without what was cut and struck. */
async function measureDraft(id: string): Promise<DraftRecord | null> {
  const recording = await readRecording(id)
  if (!recording) return readDraft(id)
  const { seconds, peaks, pauses, clippedSeconds } = recording
  return saveDraft({ id, seconds, peaks, pauses, clippedSeconds })
}

/** The draft's recording without its cut ends and what was struck; null when there is no audio. */
export async function readRecording(id: string): Promise<Recording | null> {
  const draft = await readDraft(id)
  if (!draft || (await readRecordedBlobs(id)).length === 0) return null
  const { range, struck = [], revision } = draft
  const whole = createRecording({
    ...draft,
    samples: async () => concatSamples(await Promise.all((await readRecordedBlobs(id)).map(readSamples))),
  })
  if (!range && struck.length === 0) return { ...whole, revision }
  const { frames, clippedSeconds, ...measured } = await measure(await readRecordedBlobs(id))
  const clipped = draft.clippedSeconds === undefined ? {} : { clippedSeconds }
  const measuredWhole = { ...whole, seconds: toSeconds(frames), ...measured, ...clipped }
  return { ...(await cutRecording(measuredWhole, range ?? WHOLE, struck)), revision }
}

const WHOLE: FrameRange = { from: 0, until: null }

/** Stores exactly the bytes that will be sent (the mix, for instance), so that a retry sends the same. */
export async function saveEncoded(id: string, sound: Encoded): Promise<void> {
  await putSound('sounds', { id, ...sound })
}

/** Deletes what `saveEncoded` stored, since the draft may become a different sound. */
export async function deleteEncoded(id: string): Promise<null> {
  await (await openDeviceStore()).delete('sounds', id)
  return null
}

/**
 * The bytes stored by `saveEncoded`; null when there are none or the device lost them (they can be encoded again).
 */
export async function readEncoded(id: string): Promise<Encoded | null> {
  const sound = (await getSound('sounds', id)) ?? null
  return sound && (await isReadable(sound.blob)) ? sound : null
}

/** Whether the browser can still read a stored blob: its files may be damaged or deleted externally. */
async function isReadable(blob: Blob): Promise<boolean> {
  return blob
    .slice(-1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    )
}

/**
 * Marks recordings of closed tabs as `ready` and returns them; deletes empty ones. Drafts that such a tab was sending
 * go back to `waiting`.
 */
export async function recoverDrafts(): Promise<DraftRecord[]> {
  const recovered: DraftRecord[] = []
  for (const { id, state } of await listDrafts()) {
    const ready = state === 'recording' ? await withDraftLock(id, () => recoverRecording(id)) : null
    if (ready) recovered.push(ready)
    if (state === 'sending') await withDraftLock(id, () => markWaiting(id))
  }
  await deleteOrphanFiles()
  await deleteOldClips((await listDrafts()).map(({ form }) => form.clipId))
  return recovered
}

/**
 * Marks the recording of a closed page as `ready`: of the one before a reload, the lock may become free only a moment later.
 * Leaves a recording that another tab is making.
 */
export async function recoverDraft(id: string): Promise<void> {
  const unlock = await lockDraft(id)
  if (!unlock) return
  try {
    await recoverRecording(id)
  } finally {
    unlock()
  }
}

async function recoverRecording(id: string): Promise<DraftRecord | null> {
  const now = await readDraft(id)
  if (now?.state !== 'recording') return null
  const { frames, ...sound } = await measure(await readRecordedBlobs(id))
  if (frames === 0) {
    await removeDraft(id)
    return null
  }
  const { cutEnd, range = WHOLE } = now
  // Nothing was recorded after the cut: that would have shortened the file to it first.
  const cut = cutEnd?.fileFrames === frames ? { range: { ...range, until: cutEnd.until } } : {}
  const measured = { seconds: toSeconds(frames), ...sound, ...cut }
  const saved = await saveDraft({ id, ...measured, cutEnd: undefined, state: 'ready' })
  return saved?.range || saved?.struck ? measureDraft(id) : saved
}

/**
 * Read again under the lock: the sending tab may have ended with an error or with the post before it freed the lock.
 */
async function markWaiting(id: string): Promise<void> {
  if ((await readDraft(id))?.state === 'sending') await saveDraft({ id, state: 'waiting' })
}

/**
 * Locks the file of a recording without a draft, which its tab still reads, until the returned function is called. It
 * is not locked by the draft's lock, which publishing needs.
 */
export function lockFile(id: string): Promise<(() => void) | null> {
  return lockDraft(getPcmName(id))
}

/**
 * Deletes files without a draft that no tab reads. A draft is written before its file, so these were partly deleted, or
 * the device could not store it.
 */
async function deleteOrphanFiles(): Promise<void> {
  const deleteOrphan = async (id: string) => void ((await readDraft(id)) ?? (await deletePcm(id)))
  for (const id of await listPcmDraftIds())
    await withDraftLock(id, () => withDraftLock(getPcmName(id), () => deleteOrphan(id)))
}
