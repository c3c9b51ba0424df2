/** Playback before publishing: the voice, or the mix as it will be published. */
import type { Track } from '../../domain/library/library.schema'
import { encodeEarly } from '../audio/encode/encode-cache'
import type { Recording } from '../audio/recording'
import { getSoundFormat } from '../state/sound-format'

export type Preview = { url: string; voiceOnly: boolean }

/** The sound to play, shared with Publish; `voiceOnly` when the track could not be mixed in (S4-05). */
export async function makePreview(recording: Recording, track: Track | null): Promise<Preview> {
  const { blob, voiceOnly } = await encodeEarly({ recording, track, format: getSoundFormat() }).loadPreview()
  return { url: URL.createObjectURL(blob), voiceOnly }
}
