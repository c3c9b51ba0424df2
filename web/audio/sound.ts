/** The bytes that go out: the voice as it was encoded while speaking, or the mix with a track, made here. */
import type { Track } from '../../domain/library.schema'
import { encodeMp3, encodeWav } from './encoder'
import { mixTake } from './mixer'
import type { Encoded, Take } from './recording'

export type SoundStage = 'mixing' | 'encoding'
/** What a sound is made of. */
export type SoundWish = { take: Take; track: Pick<Track, 'id' | 'audioUrl'> | null; lossless: boolean }
export type Making = {
  signal: AbortSignal
  onStage: (stage: SoundStage, share: number) => void
  /** The mix before it is encoded: from here on it can be heard. */
  onMixed?: (samples: Int16Array<ArrayBuffer>) => void
}
/** `voiceOnly` when a track was wanted but could not be laid under the voice (S4-05). */
export type Sound = { encoded: Encoded; voiceOnly: boolean }

/** Makes the sound of a draft. Never fails because of the music: the voice alone is then what counts. */
export async function makeSound(
  { take, track, lossless }: SoundWish,
  { signal, onStage, onMixed }: Making,
): Promise<Sound> {
  const progress = { signal, onProgress: (share: number) => onStage('encoding', share) }
  if (track) {
    try {
      onStage('mixing', 0)
      const { samples } = await mixTake(take, { url: track.audioUrl }, signal)
      onMixed?.(samples)
      onStage('encoding', 0)
      const encoded = lossless ? await encodeWav(samples) : await encodeMp3(samples, progress)
      return { encoded, voiceOnly: false }
    } catch (error) {
      signal.throwIfAborted()
      console.warn('The track could not be laid under the voice.', error)
    }
  }
  onStage('encoding', 0)
  return { encoded: await take.encoded({ ...progress, lossless }), voiceOnly: track !== null }
}
