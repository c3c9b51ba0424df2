/**
 * Drafts on the device: each recording with what was typed about it, from its first second until the server has it.
 * They survive a killed tab, a crash and days offline. Several tabs share them.
 */
import type { Mode } from '../../domain/kinds'
import { deviceStore } from './device-store'
import { type DraftRecord, EMPTY_FORM } from './draft-record'
import { joined, secondsOf } from './pcm'
import { measure, pcmDraftIds, pcmFile, removePcm, samplesOf } from './pcm-files'
import { sweepClips } from './podcast-clips'
import type { Encoded, StartOptions, Take } from './recording'
import { withDraft } from './tab-locks'
import { takeFrom } from './take'

const listeners = new Set<() => void>()
let channel: BroadcastChannel | null = null

/** Calls back when a draft changed, in this tab or another. */
export function subscribe(listener: () => void): () => void {
  otherTabs()
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function otherTabs(): BroadcastChannel {
  if (!channel) {
    channel = new BroadcastChannel('owlcast.drafts')
    channel.onmessage = () => tell()
  }
  return channel
}

function tell(): void {
  for (const listener of listeners) listener()
}

function changed(): void {
  otherTabs().postMessage('changed')
  tell()
}

/** Every draft on this device, newest first. Those that another tab is recording are among them. */
export async function listDrafts(): Promise<DraftRecord[]> {
  const drafts = await (await deviceStore()).getAll('drafts')
  return drafts.sort((a, b) => b.updatedAt - a.updatedAt)
}

export async function readDraft(id: string): Promise<DraftRecord | null> {
  return (await (await deviceStore()).get('drafts', id)) ?? null
}

/** Makes a draft, or changes the given fields of the one there is. */
export function openDraft(draft: Partial<DraftRecord> & { id: string; mode: Mode }): Promise<DraftRecord> {
  return put(draft.id, (old) => ({
    ownerId: null,
    form: EMPTY_FORM,
    trackId: null,
    seconds: 0,
    peaks: [],
    state: 'ready',
    attempts: 0,
    ...old,
    ...draft,
    updatedAt: Date.now(),
  })) as Promise<DraftRecord>
}

/** Changes some fields of a draft. Null when it is gone: a late change must not bring back what was published. */
export function saveDraft(changes: Partial<DraftRecord> & { id: string }): Promise<DraftRecord | null> {
  return put(changes.id, (old) => old && { ...old, ...changes, updatedAt: Date.now() })
}

async function put(
  id: string,
  next: (old: DraftRecord | undefined) => DraftRecord | undefined,
): Promise<DraftRecord | null> {
  // Strict: the record of a recording has to be on the disk before its first second is.
  const change = (await deviceStore()).transaction('drafts', 'readwrite', { durability: 'strict' })
  const draft = next(await change.store.get(id))
  if (draft) await change.store.put(draft)
  await change.done
  if (draft) changed()
  return draft ?? null
}

/** Removes a draft with its audio: it was published, or its author threw it away. */
export async function removeDraft(id: string): Promise<void> {
  const change = (await deviceStore()).transaction(['drafts', 'sounds', 'tails'], 'readwrite')
  await Promise.all([
    change.objectStore('drafts').delete(id),
    change.objectStore('sounds').delete(id),
    change.objectStore('tails').delete(id),
    change.done,
  ])
  await removePcm(id)
  changed()
}

/** Everything recorded for a draft, in order. */
async function recorded(id: string): Promise<Blob[]> {
  const tail = await (await deviceStore()).get('tails', id)
  return [await pcmFile(id), tail?.blob].filter((blob) => blob instanceof Blob && blob.size > 1) as Blob[]
}

/** Opens the draft of a new recording, before its first sample is written. What was typed about it stays. */
export async function beginDraft({ draftId, mode, ownerId, track }: StartOptions): Promise<void> {
  const store = await deviceStore()
  await Promise.all([store.delete('sounds', draftId), store.delete('tails', draftId)])
  await openDraft({
    id: draftId,
    mode,
    ...(ownerId === undefined ? {} : { ownerId }),
    trackId: track?.id ?? null,
    seconds: 0,
    peaks: [],
    state: 'recording',
    attempts: 0,
  })
}

/** Closes the draft of a recording that ended; `tail` are the samples that found no room in its file. */
export async function finishDraft(ended: {
  id: string
  seconds: number
  peaks: number[]
  tail: Int16Array<ArrayBuffer>
}): Promise<void> {
  const { id, seconds, peaks, tail } = ended
  if (seconds === 0) return removeDraft(id)
  // Before the draft is ready: one that still seems to be recorded is rescued with its tail.
  if (tail.length > 0) await (await deviceStore()).put('tails', { id, blob: new Blob([tail]) })
  await saveDraft({ id, seconds, peaks, state: 'ready' })
}

/** The draft's take as it was recorded; null when there is no audio. */
export async function readTake(id: string): Promise<Take | null> {
  const draft = await readDraft(id)
  if (!draft || (await recorded(id)).length === 0) return null
  return takeFrom({
    ...draft,
    samples: async () => joined(await Promise.all((await recorded(id)).map(samplesOf))),
  })
}

/** Keeps exactly the bytes that will be sent (the mix, for instance), so that another try sends the same. */
export async function keepSound(id: string, sound: Encoded): Promise<void> {
  await (await deviceStore()).put('sounds', { id, ...sound })
}

/** Forgets what `keepSound` kept: the draft may become another sound. */
export async function dropSound(id: string): Promise<null> {
  await (await deviceStore()).delete('sounds', id)
  return null
}

/** The bytes kept by `keepSound`; null where there are none, or where the device lost them: they can be made again. */
export async function readSound(id: string): Promise<Encoded | null> {
  const sound = (await (await deviceStore()).get('sounds', id)) ?? null
  return sound && (await isReadable(sound.blob)) ? sound : null
}

/** Whether the browser can still read what it stored: its files can be damaged, or removed behind its back. */
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
 * Turns recordings whose tab died into `ready` drafts, and gives those it rescued; empty ones are removed. What such a
 * tab was sending waits again.
 */
export async function recoverDrafts(): Promise<DraftRecord[]> {
  const rescued: DraftRecord[] = []
  for (const { id, state } of await listDrafts()) {
    const ready = state === 'recording' ? await withDraft(id, () => rescue(id)) : null
    if (ready) rescued.push(ready)
    if (state === 'sending') await withDraft(id, () => release(id))
  }
  await sweep()
  await sweepClips((await listDrafts()).map(({ form }) => form.clipId ?? null))
  return rescued
}

async function rescue(id: string): Promise<DraftRecord | null> {
  const now = await readDraft(id)
  if (now?.state !== 'recording') return null
  const { frames, peaks } = await measure(await recorded(id))
  if (frames > 0) return saveDraft({ id, state: 'ready', seconds: secondsOf(frames), peaks })
  await removeDraft(id)
  return null
}

/** The tab that was sending may have ended with a refusal, or with the post, before its lock came free. */
async function release(id: string): Promise<void> {
  if ((await readDraft(id))?.state === 'sending') await saveDraft({ id, state: 'waiting' })
}

/** Deletes files whose draft is gone. A draft is always written before its file, so these were half removed. */
async function sweep(): Promise<void> {
  for (const id of await pcmDraftIds())
    await withDraft(id, async () => void ((await readDraft(id)) ?? (await removePcm(id))))
}
