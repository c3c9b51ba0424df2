/** Playback before publishing: the voice, or the mix as it will be published. */
import type { Track } from '../../../domain/library.schema'
import { soundAhead } from '../../audio/ahead'
import type { Take } from '../../audio/recording'
import { isLossless } from '../../state/lossless'

export type Preview = { url: string; voiceOnly: boolean }

/** The sound to play, shared with Publish; `voiceOnly` when the track could not be mixed in (S4-05). */
export async function makePreview(take: Take, track: Track | null): Promise<Preview> {
  const { blob, voiceOnly } = await soundAhead({ take, track, lossless: isLossless() }).heard()
  return { url: URL.createObjectURL(blob), voiceOnly }
}
