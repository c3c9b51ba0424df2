/** The bytes that go out: the voice as it was encoded while speaking, or the mix with a track, made here. */
import type { Track } from '../../../domain/library.schema'
import { encodeMp3, encodeWav } from '../../audio/encoder'
import { mixTake } from '../../audio/mixer'
import type { Encoded, Take } from '../../audio/recording'

export type SoundStage = 'mixing' | 'encoding'
export type SoundRequest = {
  take: Take
  track: Pick<Track, 'audioUrl'> | null
  lossless: boolean
  signal: AbortSignal
  onStage: (stage: SoundStage, share: number) => void
}
/** `mixed` is false when a track was wanted but could not be laid under the voice (S4-05). */
export type Sound = { encoded: Encoded; mixed: boolean }

/** Makes the sound of a draft. Never fails because of the music: the voice alone then goes out. */
export async function makeSound({ take, track, lossless, signal, onStage }: SoundRequest): Promise<Sound> {
  const progress = { signal, onProgress: (share: number) => onStage('encoding', share) }
  if (track) {
    try {
      onStage('mixing', 0)
      const { samples } = await mixTake(take, { url: track.audioUrl }, signal)
      const encoded = lossless ? await encodeWav(samples) : await encodeMp3(samples, progress)
      return { encoded, mixed: true }
    } catch (error) {
      signal.throwIfAborted()
      console.warn('The track could not be laid under the voice.', error)
    }
  }
  onStage('encoding', 0)
  return { encoded: await take.encoded(progress), mixed: false }
}
