/** Encodes a recording as it is sent: as it was encoded while it was made, or mixed with a track. */
import type { Track } from '../../../domain/library/library.schema'
import type { Encoded, Recording, SoundFormat } from '../recording'
import { encodeMp3, encodeWav } from './encoder'
import { mixRecording } from './mix-recording'

export type SoundStage = 'mixing' | 'encoding'
export type SoundSource = {
  recording: Recording
  track: Pick<Track, 'id' | 'audioUrl'> | null
  format: SoundFormat
}
export type EncodeOptions = {
  signal: AbortSignal
  onStage: (stage: SoundStage, share: number) => void
  /** Called with the mix before it is encoded: it can be played from here on. */
  onMixed?: (samples: Int16Array<ArrayBuffer>) => void
}
/** `voiceOnly`: a track was chosen but could not be mixed in (S4-05). */
export type Sound = { encoded: Encoded; voiceOnly: boolean }

/** Encodes a recording, over its track if it has one; the voice alone when the music fails. */
export async function encodeRecording(
  { recording, track, format }: SoundSource,
  { signal, onStage, onMixed }: EncodeOptions,
): Promise<Sound> {
  const progress = { signal, onProgress: (share: number) => onStage('encoding', share) }
  if (track) {
    try {
      onStage('mixing', 0)
      const { samples } = await mixRecording(
        recording,
        { url: track.audioUrl },
        { level: format.level && !format.lossless, signal },
      )
      onMixed?.(samples)
      onStage('encoding', 0)
      const encoded = format.lossless ? await encodeWav(samples) : await encodeMp3(samples, progress)
      return { encoded, voiceOnly: false }
    } catch (error) {
      signal.throwIfAborted()
      console.warn('The track could not be laid under the voice.', error)
    }
  }
  onStage('encoding', 0)
  return { encoded: await recording.encode({ ...progress, ...format }), voiceOnly: track !== null }
}
