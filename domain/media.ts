/** Audio that people upload (spec §7.5, C18): MP3 by default, WAV as a full second path. */
import { RECORDING_FALLBACK_MAX_SECONDS, WAV_MAX_SECONDS } from './limits'

export const AUDIO_TYPES = {
  'audio/mpeg': { extension: 'mp3', maxSeconds: RECORDING_FALLBACK_MAX_SECONDS },
  'audio/wav': { extension: 'wav', maxSeconds: WAV_MAX_SECONDS },
} as const
export type AudioType = keyof typeof AUDIO_TYPES

/** Types the Worker may serve; everything else is refused at the door. */
export const SERVED_TYPES = [
  'audio/mpeg',
  'audio/wav',
  'audio/mp4',
  'image/png',
  'image/jpeg',
  'image/webp',
] as const

/** A storage key (spec §7.5): `{prefix}/{userId}/{timestamp}-{random}.{ext}`. Server-made and never shown to anyone. */
export function mediaKey(
  prefix: string,
  userId: string,
  at: number,
  random: string,
  type: AudioType,
): string {
  return `${prefix}/${userId}/${at}-${random}.${AUDIO_TYPES[type].extension}`
}

/** Where the world hears a recording. */
export function mediaPath(id: string): string {
  return `/media/${id}`
}
