/** Audio that people upload (spec §7.5, C18): MP3 by default, WAV as a full second path. */
import { MODE_NAMES, modeOf } from './kinds'
import { RECORDING_FALLBACK_MAX_SECONDS, WAV_MAX_SECONDS } from './limits'
import type { ClipRange } from './podcast-clip'
import { PODCAST_FILE_PREFIX } from './podcast-file'

export const AUDIO_TYPES = {
  'audio/mpeg': { extension: 'mp3', maxSeconds: RECORDING_FALLBACK_MAX_SECONDS },
  'audio/wav': { extension: 'wav', maxSeconds: WAV_MAX_SECONDS },
} as const
export type AudioType = keyof typeof AUDIO_TYPES

/** Whether a type is one that people record and upload, so that its beginning can be cut off. */
export function isAudioType(type: string): type is AudioType {
  return Object.hasOwn(AUDIO_TYPES, type)
}

/** Types the Worker may serve; everything else is refused at the door. */
export const SERVED_TYPES = [
  'audio/mpeg',
  'audio/wav',
  'audio/mp4',
  'audio/ogg',
  'audio/aac',
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

/** The key of a podcast's clip (S3-26). Seconds of the source as it was cut, for whoever looks after storage. */
export function clipKey(userId: string, at: number, { start, end }: ClipRange, type: AudioType): string {
  return `${CLIP_PREFIX}${userId}/${at}_${start}-${end}.${AUDIO_TYPES[type].extension}`
}
/** Whether what lies under a key is such a clip. Keys are made here, so they are believed. */
export function isClipKey(key: string): boolean {
  return key.startsWith(CLIP_PREFIX)
}
const CLIP_PREFIX = 'trimmed/'
const PICTURE_PREFIX = 'avatars/'

/** What every key of a person's begins with: their recordings, clips, pictures and podcast files. */
export function keyPrefixesOf(userId: string): string[] {
  const recorded = MODE_NAMES.map((mode) => `${modeOf(mode).prefix}/`)
  return [...new Set([...recorded, CLIP_PREFIX, PICTURE_PREFIX, PODCAST_FILE_PREFIX])].map(
    (prefix) => `${prefix}${userId}/`,
  )
}

/** Where the world hears a recording. */
export function mediaPath(id: string): string {
  return `/media/${id}`
}
