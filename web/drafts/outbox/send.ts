/**
 * Sends a draft: sound, upload, post. Only one tab at a time sends a draft, and its id is the idempotency key of the
 * post: double clicks, two tabs, reloads and lost responses create one post.
 */

import { AppError } from '../../../domain/errors/app-error'
import { appError } from '../../../domain/errors/errors'
import type { Upload } from '../../../domain/media/media.schema'
import { detectRecipientForm } from '../../../domain/people/recipients'
import { findClipRange, hasClip, toPodcastDetail } from '../../../domain/podcasts/podcasts'
import type { PublishedPost } from '../../../domain/posts/posts.schema'
import { findTrack } from '../../api/library/tracks.queries'
import { saveOwlcast } from '../../api/owlcasts/owlcasts.queries'
import { sendPost } from '../../api/posts/posts.mutations'
import { handleAppError } from '../../api/query-client'
import { isRetryable, type UploadProgress, uploadAudio } from '../../api/uploads/upload'
import { isKeyUsed } from '../../api/used-key'
import { findEncoding } from '../../audio/encode/encode-cache'
import {
  encodeRecording,
  type Sound,
  type SoundSource,
  type SoundStage,
} from '../../audio/encode/encode-recording'
import type { Encoded, Recording, SoundFormat } from '../../audio/recording'
import { Scope } from '../../audio/scope'
import {
  type DraftForm,
  type DraftRecord,
  isTrackOnly,
  mayHaveBeenSent,
  wasChangedElsewhere,
} from '../store/draft-record'
import {
  deleteEncoded,
  openDraft,
  readDraft,
  readEncoded,
  readRecording,
  removeDraft,
  saveDraft,
  saveEncoded,
  watchForRemoval,
} from '../store/drafts'
import { deleteClip, readClip } from '../store/podcast-clips'
import { lockDraft } from '../store/tab-locks'
import { findUnconfirmedField } from '../store/unconfirmed'
import { findNewOwlcast, toNewPost } from './new-post'

export type SendProgress = { stage: SoundStage | 'uploading' | 'posting'; share: number; attempt: number }
export type SendOptions = {
  ownerId: string
  format: SoundFormat
  signal: AbortSignal
  onProgress: (progress: SendProgress) => void
  /** Called when the track could not be mixed in. */
  onVoiceOnly: () => void
  /** Called when the new owlcast exists: from here on, every retry uses it. */
  onOwlcast?: (owlcast: NonNullable<DraftForm['owlcast']>) => void
  /** The open recording; null for a track alone. `isOnlyCopy`: the device could not store all of it. */
  memory?: { draft: DraftRecord; recording: Recording | null; isOnlyCopy?: boolean }
}
export type SendOutcome =
  | ({ at: 'published' } & PublishedPost)
  /** Retried later from the outbox. */
  | { at: 'waiting'; failure: AppError }
  /** Refused by the server, or the user must sign in again: the draft can be edited. */
  | { at: 'refused'; failure: AppError }
  /** Already published by an earlier attempt or another tab. */
  | { at: 'gone' }
  /** Another account recorded it, and keeps it. */
  | { at: 'foreign' }
  /** Another tab is sending it, or has sent it to its outbox with another form. */
  | { at: 'busy' }
  | { at: 'cancelled' }
  /** Its draft was discarded meanwhile, here or in another tab. */
  | { at: 'discarded' }

/**
 * Sends a draft and returns the outcome; never throws for expected errors. Waits for the lock, which a newly opened
 * tab holds briefly while it recovers drafts.
 */
export async function sendDraft(id: string, options: SendOptions): Promise<SendOutcome> {
  const unlock = await lockDraft(id)
  if (!unlock) return { at: 'busy' }
  return sendLocked(id, options).finally(unlock)
}

async function sendLocked(id: string, options: SendOptions): Promise<SendOutcome> {
  const stored = await readDraft(id).catch(() => null)
  const open = options.memory?.draft
  const draft = withTyped(stored, open)
  if (!draft) return { at: 'gone' }
  if (stored?.ownerId && stored.ownerId !== options.ownerId) return { at: 'foreign' }
  if (stored && open && mayHaveBeenSent(stored) && !isSamePost(stored, open)) return { at: 'busy' }
  // It waited, or its tab was closed, before its author confirmed whose the typed name or number is.
  const unconfirmed = mayHaveBeenSent(draft) ? findUnconfirmedField(draft) : null
  if (unconfirmed) return rejectUnconfirmed(draft, unconfirmed)
  if (isTrackOnly(draft)) return sendTrack(draft, stored !== null, options)
  if (!stored) return sendRecording(draft, options)
  const scope = new Scope()
  const removal = watchForRemoval(id, scope)
  const signal = AbortSignal.any([options.signal, removal])
  const outcome = await sendRecording(draft, { ...options, signal }).finally(() => scope.end())
  return outcome.at === 'cancelled' && removal.aborted ? { at: 'discarded' } : outcome
}

async function sendRecording(draft: DraftRecord, options: SendOptions): Promise<SendOutcome> {
  const { id } = draft
  let isStored = false
  try {
    // A sound that may already have been sent under this key is sent unchanged, whatever the settings are now; after
    // a refusal, the stored sound may no longer match the draft.
    const kept = mayHaveBeenSent(draft) ? await readEncoded(id) : await deleteEncoded(id).catch(() => null)
    const { mode, form, trackId, seconds, peaks, pauses } = draft
    const changes = { ownerId: options.ownerId, mode, form, trackId, seconds, peaks, pauses }
    const saved = await saveDraft({ id, state: 'sending', ...changes }).catch(() => null)
    const sound = kept ? { encoded: kept, voiceOnly: false, isSaved: true } : await prepare(draft, options)
    // Without its samples, the outbox could send it only from its sound.
    isStored = saved !== null && (sound.isSaved || !options.memory?.isOnlyCopy)
    const published = await deliver(
      sound.voiceOnly ? { ...draft, trackId: null } : draft,
      sound.encoded,
      options,
    )
    await removeDraft(id).catch(() => null)
    return { at: 'published', ...published }
  } catch (error) {
    return handleFailure(draft, isStored, error, options.signal)
  }
}

/**
 * The stored draft with mode, form and track of the open one: the device may have failed to store their last change. One
 * that still says `recording` also gets its length: the device failed to store its end.
 */
function withTyped(stored: DraftRecord | null, open: DraftRecord | undefined): DraftRecord | undefined {
  if (!stored || !open) return stored ?? open
  const { mode, form, trackId, seconds, peaks, pauses } = open
  const isCutOff = stored.state === 'recording' && stored.seconds <= seconds
  return { ...stored, mode, form, trackId, ...(isCutOff ? { seconds, peaks, pauses } : {}) }
}

/** Whether both publish the same post. Another tab with the same draft may have published it with its own form. */
function isSamePost(one: DraftRecord, other: DraftRecord): boolean {
  return JSON.stringify(toNewPost(one, null)) === JSON.stringify(toNewPost(other, null))
}

async function rejectUnconfirmed(
  { id, form }: DraftRecord,
  field: 'recipient' | 'collaborators',
): Promise<SendOutcome> {
  await saveDraft({ id, state: 'ready' }).catch(() => null)
  const isName = field === 'recipient' && detectRecipientForm(form.recipient) !== 'phone'
  const code = isName ? 'recipient.unconfirmed' : 'recipient.phone_country'
  return { at: 'refused', failure: appError(code, {}, field) }
}

/** Sends a library track without a recording. It is stored on the device only while being sent or waiting. */
async function sendTrack(draft: DraftRecord, isStored: boolean, options: SendOptions): Promise<SendOutcome> {
  const { id } = draft
  const kept = await openDraft({ ...draft, ownerId: options.ownerId, state: 'sending' }).catch(() => null)
  try {
    options.onProgress({ stage: 'posting', share: 1, attempt: 1 })
    const published = await sendPost(toNewPost(draft, null), id, options.ownerId)
    await removeDraft(id).catch(() => null)
    return { at: 'published', ...published }
  } catch (error) {
    const outcome = await handleFailure(draft, kept !== null, error, options.signal)
    // The form still shows it, so its next attempt creates a new draft; a draft that waited before is kept.
    if (outcome.at !== 'waiting' && (options.memory || !isStored)) await removeDraft(id).catch(() => null)
    return outcome
  }
}

/** Uses the sound encoded early, or makes it now; stores it for a retry, unless the device has no room. */
async function prepare(draft: DraftRecord, options: SendOptions): Promise<Sound & { isSaved: boolean }> {
  const { id, trackId } = draft
  const { signal, format } = options
  const onStage = (stage: SoundStage, share: number) => options.onProgress({ stage, share, attempt: 1 })
  const open = options.memory?.recording
  const changed = open && wasChangedElsewhere(draft, open) ? await readRecording(id) : null
  const ahead = changed ? null : findEncoding(id, trackId, format)
  const making = { signal, onStage }
  const sound = ahead
    ? await ahead.waitForSound(making)
    : await encodeRecording(await getSoundSource(draft, changed ?? open ?? null, format), making)
  if (sound.voiceOnly) {
    options.onVoiceOnly()
    await saveDraft({ id, trackId: null })
  }
  const isSaved = await saveEncoded(id, sound.encoded).then(
    () => true,
    () => false,
  )
  return { ...sound, isSaved }
}

async function getSoundSource(
  { id, trackId }: DraftRecord,
  open: Recording | null,
  format: SoundFormat,
): Promise<SoundSource> {
  const recording = open ?? (await readRecording(id))
  if (!recording) throw appError('record.empty')
  // A track that is not found cannot be mixed in; the voice is sent without it.
  const track = trackId && ((await findTrack(trackId).catch(() => null)) ?? { id: trackId, audioUrl: '' })
  return { recording, track: track || null, format }
}

async function deliver(
  draft: DraftRecord,
  sound: Encoded,
  { ownerId, signal, onProgress, onOwlcast }: SendOptions,
): Promise<PublishedPost> {
  const { id: draftId, mode } = draft
  const onUpload = (progress: UploadProgress) => onProgress({ stage: 'uploading', ...progress })
  const clip = await sendClip(draft, ownerId, signal)
  const upload = await uploadAudio({ draftId, ownerId, mode, ...sound, signal, onProgress: onUpload })
  signal.throwIfAborted()
  // From here on it cannot be cancelled: the post may exist before the response arrives.
  onProgress({ stage: 'posting', share: 1, attempt: 1 })
  const placed = await ensureOwlcast(draft, onOwlcast)
  const published = await sendPost(toNewPost(placed, upload.id, clip?.id), draftId, ownerId)
  if (draft.form.clipId) await deleteClip(draft.form.clipId).catch(() => null)
  return published
}

/**
 * Creates the owlcast for a new recording. Its key is derived from the draft's id and the draft stores it at once, so
 * lost responses, reloads and later refusals still create one.
 */
async function ensureOwlcast(draft: DraftRecord, onOwlcast: SendOptions['onOwlcast']): Promise<DraftRecord> {
  const newOwlcast = findNewOwlcast(draft)
  if (!newOwlcast) return draft
  const { post } = await saveOwlcast(newOwlcast, `${draft.id}_cast`).catch((error: unknown) => {
    // It was created earlier under another name, or is gone since. The recording is not published: its author finds the
    // owlcast in the list, or chooses another one.
    if (isKeyUsed(error)) throw appError('owlcast.recording_not_added', {}, 'owlcast')
    throw error
  })
  const form = { ...draft.form, owlcast: { id: post.id, title: post.title, visibility: post.visibility } }
  await saveDraft({ id: draft.id, form }).catch(() => null)
  onOwlcast?.(form.owlcast)
  return { ...draft, form }
}

/** Uploads the podcast clip under its own ticket; the same clip gets the same ticket again. */
async function sendClip(
  { id, mode, form }: DraftRecord,
  ownerId: string,
  signal: AbortSignal,
): Promise<Upload | null> {
  if (!hasClip(mode)) return null
  const range = findClipRange(toPodcastDetail(form.detail))
  const kept = form.clipId && (await readClip(form.clipId))
  if (!range || !kept) throw appError('podcast.clip_required', {}, 'clip')
  const { blob, type } = kept
  const draftId = `${id}_clip`
  return uploadAudio({ draftId, ownerId, mode, clip: range, blob, type, signal, onProgress: () => undefined })
}

async function handleFailure(
  draft: DraftRecord,
  isStored: boolean,
  error: unknown,
  signal: AbortSignal,
): Promise<SendOutcome> {
  const { id } = draft
  // After a crash, one whose end could not be stored is measured again.
  const unsent = draft.state === 'recording' ? 'recording' : 'ready'
  const before = mayHaveBeenSent(draft) ? 'waiting' : unsent
  if (signal.aborted) {
    await saveDraft({ id, state: before }).catch(() => null)
    return { at: 'cancelled' }
  }
  const failure = error instanceof AppError ? error : appError(toErrorCode(error), {}, undefined, error)
  const root = failure.cause instanceof AppError ? failure.cause : failure
  handleAppError(root)
  if (isKeyUsed(root)) {
    // It was published before, and the response was lost.
    await removeDraft(id).catch(() => null)
    return { at: 'gone' }
  }
  // Errors of this device would repeat, so only the user retries them.
  const waits = isStored && error instanceof AppError && isRetryable(root)
  const state = waits ? 'waiting' : root.code === 'auth.required' ? before : unsent
  await saveDraft({ id, state, attempts: draft.attempts + 1 }).catch(() => null)
  return { at: waits ? 'waiting' : 'refused', failure }
}

/** The error code for an exception of this device. */
function toErrorCode(error: unknown): 'record.unreadable' | 'request.failed' {
  const name = error instanceof DOMException ? error.name : ''
  return name === 'NotReadableError' || name === 'NotFoundError' ? 'record.unreadable' : 'request.failed'
}
