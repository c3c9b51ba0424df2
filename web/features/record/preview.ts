/** Listening back: the voice, or the mix as it will be published. Made once for a take and a track. */
import type { Track } from '../../../domain/library.schema'
import { encodeWav } from '../../audio/encoder'
import { mixTake } from '../../audio/mixer'
import type { Take } from '../../audio/recording'

export type Preview = { url: string; voiceOnly: boolean }

/** Makes the sound to listen to; `voiceOnly` when the track could not be mixed in (S4-05). */
export async function makePreview(take: Take, track: Track | null): Promise<Preview> {
  if (track) {
    try {
      const { samples } = await mixTake(take, { url: track.audioUrl })
      const { blob } = await encodeWav(samples)
      return { url: URL.createObjectURL(blob), voiceOnly: false }
    } catch (error) {
      console.warn('The track could not be laid under the voice.', error)
    }
  }
  const { blob } = await take.encoded()
  return { url: URL.createObjectURL(blob), voiceOnly: track !== null }
}
