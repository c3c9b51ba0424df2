/** Encodes a stopped recording while its form is being filled in, so that Publish only has to upload. */
import { encodeInBackground } from '../../audio/encode/encode-cache'
import { getSoundFormat } from '../../state/sound-format'
import type { StoredForm } from './form-storage'
import { isPublishing, type RecordState } from './machine'

/** Called whenever the session or the setting changed; the same input again changes nothing. */
export function prepareSessionSound({
  state,
  track,
}: Pick<StoredForm, 'track'> & { state: RecordState }): void {
  // The sound being published must not change.
  if (isPublishing(state)) return
  encodeInBackground(
    state.at === 'stopped' ? { recording: state.recording, track, format: getSoundFormat() } : null,
  )
}
