/** Makes a file of this device into a draft, as if it had been recorded here. */

import type { Mode } from '../../domain/kinds'
import type { ClipRange } from '../../domain/podcasts/podcast-clip'
import { openRecordingStorage } from '../audio/capture/recording-storage'
import { toFrames, toSeconds } from '../audio/pcm'
import type { PodcastSource } from '../audio/podcast/podcast-source'
import { Scope } from '../audio/scope'
import { finishDraft, openDraft } from '../drafts/store/drafts'
import { lockDraft } from '../drafts/store/tab-locks'
import { type Form, toDraftFields, updateForm } from './forms'
import { openNewPost } from './places'
import { createDraftId, openSavedDraft } from './session'

/** Limits the memory of a long sound. */
const PIECE_SECONDS = 30
/** Resampling needs what surrounds a piece, or its edges would click. */
const MARGIN_SECONDS = 0.1

/**
 * Stores this part as a draft, opens it, and returns its form. Throws when it cannot be read or stored, and when `signal`
 * was aborted meanwhile.
 */
export async function importSound(
  source: PodcastSource,
  range: ClipRange,
  mode: Mode,
  signal: AbortSignal,
): Promise<Form> {
  const id = createDraftId()
  const scope = new Scope()
  try {
    // While it is locked no other tab deletes its file, which has no draft until it is complete.
    const unlock = await lockDraft(id)
    if (unlock) scope.own(unlock)
    const storage = await openRecordingStorage(id, null, scope, () => undefined)
    for await (const piece of readPieces(source, range)) storage.blocks.postMessage(piece, [piece.buffer])
    storage.blocks.postMessage(null)
    const { frames, peaks, pauses, tail } = await storage.stored
    if (frames === 0) throw new Error('There is nothing to hear.')
    signal.throwIfAborted()
    const form = openNewPost(mode)
    await openDraft({ id, ...toDraftFields(form), state: 'recording' })
    updateForm(form.formId, { draftId: id })
    await finishDraft({ id, seconds: toSeconds(frames), peaks, pauses, tail })
  } finally {
    scope.end()
  }
  const opened = await openSavedDraft(id)
  if (!opened) throw new Error('The draft could not be opened.')
  return opened
}

async function* readPieces(source: PodcastSource, range: ClipRange): AsyncGenerator<Int16Array<ArrayBuffer>> {
  for (let start = range.start; start < range.end; start += PIECE_SECONDS) {
    const end = Math.min(range.end, start + PIECE_SECONDS)
    const before = Math.min(MARGIN_SECONDS, start)
    const samples = await source.samples({
      start: start - before,
      end: Math.min(source.seconds, end + MARGIN_SECONDS),
    })
    const piece = samples.slice(toFrames(before), toFrames(before) + toFrames(end - start))
    if (piece.length > 0) yield piece
  }
}
