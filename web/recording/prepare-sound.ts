/** Encodes a stopped recording while its form is being filled in, so that Publish only has to upload. */
import type { Track } from '../../domain/library/library.schema'
import { encodeInBackground } from '../audio/encode/encode-cache'
import { getSoundFormat } from '../state/sound-format'
import { isPublishing, type RecordState } from './machine'

/** Called whenever the recording, its track or the setting changed; the same input again changes nothing. */
export function prepareSound(state: RecordState, track: Track | null): void {
  // The sound being published must not change.
  if (isPublishing(state)) return
  encodeInBackground(
    state.at === 'stopped' ? { recording: state.recording, track, format: getSoundFormat() } : null,
  )
}
