/**
 * Sends a draft: sound, upload, post. Only one tab at a time sends a draft, and the post's idempotency key is the draft's
 * id, so double clicks, two tabs, reloads and lost answers together make one post.
 */
import { fail } from '../../../domain/errors'
import { Failure } from '../../../domain/failure'
import type { Upload } from '../../../domain/media.schema'
import { bringsClip, podcastOf, rangeOf } from '../../../domain/podcasts'
import type { PublishedPost } from '../../../domain/posts.schema'
import { isAddressed } from '../../../domain/publish'
import { isUnconfirmed } from '../../../domain/recipients'
import { makeOwlcast } from '../../api/new-owlcast'
import { publishPost } from '../../api/posts.mutations'
import { noteRefusal } from '../../api/query-client'
import { findTrack } from '../../api/tracks.queries'
import { mayPass, type UploadProgress, uploadAudio } from '../../api/upload'
import { preparedSound } from '../../audio/ahead'
import type { DraftForm, DraftRecord } from '../../audio/draft-record'
import {
  dropSound,
  keepSound,
  openDraft,
  readDraft,
  readSound,
  readTake,
  removeDraft,
  saveDraft,
} from '../../audio/drafts'
import { dropClip, readClip } from '../../audio/podcast-clips'
import type { Encoded, Take } from '../../audio/recording'
import { makeSound, type Sound, type SoundStage, type SoundWish } from '../../audio/sound'
import { holdDraft } from '../../audio/tab-locks'
import { beginsOwlcast, newPostOf } from './new-post'

export type SendProgress = { stage: SoundStage | 'uploading' | 'posting'; share: number; attempt: number }
export type SendOptions = {
  ownerId: string
  lossless: boolean
  signal: AbortSignal
  onProgress: (progress: SendProgress) => void
  /** The track could not be mixed in. */
  onVoiceOnly: () => void
  /** The new owlcast it goes into is made: whatever happens now, it goes into this one. */
  onOwlcast?: (owlcast: NonNullable<DraftForm['owlcast']>) => void
  /** The recording in memory: all there is on a device that could not store it. A track alone has no take. */
  memory?: { draft: DraftRecord; take: Take | null }
}
export type Outcome =
  | ({ at: 'published' } & PublishedPost)
  /** Goes out later by itself. */
  | { at: 'waiting'; failure: Failure }
  /** The server said no, or the person must sign in again: the draft may be changed. */
  | { at: 'refused'; failure: Failure }
  /** Published already, by an earlier try or another tab. */
  | { at: 'gone' }
  /** Another tab sends it right now. */
  | { at: 'busy' }
  | { at: 'cancelled' }

/**
 * Sends a draft and says what became of it. Never throws for what can go wrong on the way. Tabs that just opened look
 * through all drafts, holding each for a moment: that is waited for.
 */
export async function sendDraft(id: string, options: SendOptions): Promise<Outcome> {
  const free = await holdDraft(id)
  if (!free) return { at: 'busy' }
  return sendAlone(id, options).finally(free)
}

async function sendAlone(id: string, options: SendOptions): Promise<Outcome> {
  const stored = await readDraft(id).catch(() => null)
  const draft = stored ?? options.memory?.draft
  if (!draft) return { at: 'gone' }
  if (waitsUnconfirmed(draft)) return refuseUnconfirmed(draft)
  if (isTrackAlone(draft)) return sendTrack(draft, stored !== null, options)
  try {
    // What may have gone out under this key goes out the same again, whatever the settings say by now; what was kept
    // and then refused is no longer what the draft says.
    const kept = mayHaveGoneOut(draft) ? await readSound(id) : await dropSound(id).catch(() => null)
    await saveDraft({ id, state: 'sending', ownerId: options.ownerId }).catch(() => null)
    const sound = kept ? { encoded: kept, voiceOnly: false } : await prepare(draft, options)
    const published = await deliver(
      sound.voiceOnly ? { ...draft, trackId: null } : draft,
      sound.encoded,
      options,
    )
    await removeDraft(id).catch(() => null)
    return { at: 'published', ...published }
  } catch (error) {
    return afterTrouble(draft, stored !== null, error, options.signal)
  }
}

/** A recording that waited for the network, whose author never saw who has the name that they typed. */
function waitsUnconfirmed(draft: DraftRecord): boolean {
  const { state, mode, form } = draft
  return state === 'waiting' && isAddressed(mode) && isUnconfirmed(form) && !isTrackAlone(draft)
}

async function refuseUnconfirmed({ id }: DraftRecord): Promise<Outcome> {
  await saveDraft({ id, state: 'ready' }).catch(() => null)
  return { at: 'refused', failure: fail('recipient.unconfirmed', {}, 'recipient') }
}

/** Recordings have a length; only a track sent by itself has none. */
function isTrackAlone({ seconds, trackId }: DraftRecord): boolean {
  return seconds === 0 && trackId !== null
}

/** Sends a track of the library by itself. It is kept on the device only while it is on its way or has to wait. */
async function sendTrack(draft: DraftRecord, isStored: boolean, options: SendOptions): Promise<Outcome> {
  const { id } = draft
  const kept = await openDraft({ ...draft, ownerId: options.ownerId, state: 'sending' }).catch(() => null)
  try {
    options.onProgress({ stage: 'posting', share: 1, attempt: 1 })
    const published = await publishPost(newPostOf(draft, null), id)
    await removeDraft(id).catch(() => null)
    return { at: 'published', ...published }
  } catch (error) {
    const outcome = await afterTrouble(draft, kept !== null, error, options.signal)
    // What the form still shows is sent anew; what waited already is kept for its author.
    if (outcome.at !== 'waiting' && !isStored) await removeDraft(id).catch(() => null)
    return outcome
  }
}

function mayHaveGoneOut({ state }: DraftRecord): boolean {
  return state === 'sending' || state === 'waiting'
}

/** The sound that was made ahead, or one made now; kept for another try. */
async function prepare(draft: DraftRecord, options: SendOptions): Promise<Sound> {
  const { id, trackId } = draft
  const { signal, lossless } = options
  const onStage = (stage: SoundStage, share: number) => options.onProgress({ stage, share, attempt: 1 })
  const ahead = preparedSound(id, trackId, lossless)
  const making = { signal, onStage }
  const sound = ahead ? await ahead.sound(making) : await makeSound(await wishOf(draft, options), making)
  if (sound.voiceOnly) {
    options.onVoiceOnly()
    await saveDraft({ id, trackId: null })
  }
  await keepSound(id, sound.encoded).catch(() => null)
  return sound
}

async function wishOf({ id, trackId }: DraftRecord, { memory, lossless }: SendOptions): Promise<SoundWish> {
  const take = memory?.take ?? (await readTake(id))
  if (!take) throw fail('record.empty')
  // A track that cannot be found cannot be mixed in either; the voice goes out without it.
  const track = trackId && ((await findTrack(trackId).catch(() => null)) ?? { id: trackId, audioUrl: '' })
  return { take, track: track || null, lossless }
}

async function deliver(
  draft: DraftRecord,
  sound: Encoded,
  { signal, onProgress, onOwlcast }: SendOptions,
): Promise<PublishedPost> {
  const { id: draftId, mode } = draft
  const onUpload = (progress: UploadProgress) => onProgress({ stage: 'uploading', ...progress })
  const clip = await sendClip(draft, signal)
  const upload = await uploadAudio({ draftId, mode, ...sound, signal, onProgress: onUpload })
  signal.throwIfAborted()
  // From here on there is no cancelling: the post may exist before its answer arrives.
  onProgress({ stage: 'posting', share: 1, attempt: 1 })
  const placed = await placeInOwlcast(draft, onOwlcast)
  const published = await publishPost(newPostOf(placed, upload.id, clip?.id), draftId)
  if (draft.form.clipId) await dropClip(draft.form.clipId).catch(() => null)
  return published
}

/**
 * Makes the owlcast that a recording begins. Its key is the draft's, and the draft remembers it at once: lost answers,
 * reloads and later refusals still make one.
 */
async function placeInOwlcast(draft: DraftRecord, onOwlcast: SendOptions['onOwlcast']): Promise<DraftRecord> {
  const begun = beginsOwlcast(draft)
  if (!begun) return draft
  const { post } = await makeOwlcast(begun, `${draft.id}_cast`).catch((error: unknown) => {
    // It was made when it was called otherwise. The recording is not out: its author finds the owlcast to choose.
    if (error instanceof Failure && error.code === 'request.key_reused')
      throw fail('owlcast.recording_not_added', {}, 'owlcast')
    throw error
  })
  const form = { ...draft.form, owlcast: { id: post.id, title: post.title } }
  await saveDraft({ id: draft.id, form }).catch(() => null)
  onOwlcast?.(form.owlcast)
  return { ...draft, form }
}

/** Sends the clip of the podcast that is answered, under a ticket of its own: the same clip gets the same one again. */
async function sendClip({ id, mode, form }: DraftRecord, signal: AbortSignal): Promise<Upload | null> {
  if (!bringsClip(mode)) return null
  const range = rangeOf(podcastOf(form.detail))
  const kept = form.clipId && (await readClip(form.clipId))
  if (!range || !kept) throw fail('podcast.clip_required', {}, 'clip')
  const { blob, type } = kept
  const draftId = `${id}_clip`
  return uploadAudio({ draftId, mode, clip: range, blob, type, signal, onProgress: () => undefined })
}

async function afterTrouble(
  draft: DraftRecord,
  isStored: boolean,
  error: unknown,
  signal: AbortSignal,
): Promise<Outcome> {
  const { id } = draft
  const before = mayHaveGoneOut(draft) ? 'waiting' : 'ready'
  if (signal.aborted) {
    await saveDraft({ id, state: before }).catch(() => null)
    return { at: 'cancelled' }
  }
  const failure = error instanceof Failure ? error : fail(codeOf(error), {}, undefined, error)
  const root = failure.cause instanceof Failure ? failure.cause : failure
  noteRefusal(root)
  if (root.code === 'request.key_reused' || root.code === 'post.already_published') {
    // It was published before, and the answer was lost.
    await removeDraft(id).catch(() => null)
    return { at: 'gone' }
  }
  // What went wrong on this device goes wrong again: only the person can try that once more.
  const waits = isStored && error instanceof Failure && mayPass(root)
  const state = waits ? 'waiting' : root.code === 'auth.required' ? before : 'ready'
  await saveDraft({ id, state, attempts: draft.attempts + 1 }).catch(() => null)
  return { at: waits ? 'waiting' : 'refused', failure }
}

/** What to say of an error of this device. */
function codeOf(error: unknown): 'record.unreadable' | 'request.failed' {
  const name = error instanceof DOMException ? error.name : ''
  return name === 'NotReadableError' || name === 'NotFoundError' ? 'record.unreadable' : 'request.failed'
}
