/** Uploaded audio (spec §7.5, C18): MP3 by default, WAV as an alternative path. */
import { getMode, MODE_NAMES } from '../kinds'
import { RECORDING_FALLBACK_MAX_SECONDS, WAV_MAX_SECONDS } from '../limits'
import type { ClipRange } from '../podcasts/podcast-clip'
import { PODCAST_FILE_PREFIX } from '../podcasts/podcast-file'
import { PICTURE_RULES } from './picture-rules'

export const AUDIO_TYPES = {
  'audio/mpeg': { extension: 'mp3', maxSeconds: RECORDING_FALLBACK_MAX_SECONDS },
  'audio/wav': { extension: 'wav', maxSeconds: WAV_MAX_SECONDS },
} as const
export type AudioType = keyof typeof AUDIO_TYPES
export const AUDIO_TYPE_NAMES = Object.keys(AUDIO_TYPES) as AudioType[]

/** Returns whether a type is uploaded audio, whose start can be cut as a preview. */
export function isAudioType(type: string): type is AudioType {
  return Object.hasOwn(AUDIO_TYPES, type)
}

/** Content types that the Worker serves; it rejects all others. */
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

/**
 * Returns a storage key (spec §7.5): `{prefix}/{userId}/{timestamp}-{random}.{ext}`. Created by the server and
 * never public.
 */
export function createMediaKey(
  prefix: string,
  userId: string,
  at: number,
  random: string,
  type: AudioType,
): string {
  return `${prefix}/${userId}/${at}-${random}.${AUDIO_TYPES[type].extension}`
}

/**
 * Returns the key of a podcast clip (S3-26) with its range in the source in seconds, for operators of the storage.
 */
export function createClipKey(
  userId: string,
  at: number,
  { start, end }: ClipRange,
  type: AudioType,
): string {
  return `${CLIP_PREFIX}${userId}/${at}_${start}-${end}.${AUDIO_TYPES[type].extension}`
}
/** Returns whether a key is a clip's. Keys are created by the server, so they are trusted. */
export function isClipKey(key: string): boolean {
  return key.startsWith(CLIP_PREFIX)
}
/** Returns the key of the words of a recording with their times. */
export function createWordsKey(userId: string, at: number, random: string): string {
  return `${WORDS_PREFIX}${userId}/${at}-${random}.json`
}
const CLIP_PREFIX = 'trimmed/'
const WORDS_PREFIX = 'transcripts/'
const PICTURE_PREFIXES = Object.values(PICTURE_RULES).map(({ prefix }) => prefix)

/** Returns the key prefixes of all files of a user: recordings, words, clips, pictures and podcast files. */
export function listKeyPrefixes(userId: string): string[] {
  const modePrefixes = MODE_NAMES.map((mode) => `${getMode(mode).prefix}/`)
  const prefixes = [...modePrefixes, CLIP_PREFIX, WORDS_PREFIX, ...PICTURE_PREFIXES, PODCAST_FILE_PREFIX]
  return [...new Set(prefixes)].map((prefix) => `${prefix}${userId}/`)
}

/** Returns the public URL path of the words of a recording, by the path of its sound. */
export function getWordsPath(audioUrl: string, format: 'json' | 'vtt'): string {
  return `${audioUrl}/words.${format}`
}

/** Returns the public URL path of a recording. */
export function getMediaPath(id: string): string {
  return `/media/${id}`
}

/** Parses the id of a media path, of a whole sound or of its preview. */
export function parseMediaId(path: string): string {
  return path.split('/')[2] ?? ''
}

/** Returns the extension of recordings of this type; podcast apps expect one in an address. */
export function getAudioExtension(type: AudioType): string {
  return AUDIO_TYPES[type].extension
}

/**
 * Returns the path of a sound with the extension of its type, as players and previews expect: `/media/med_1.mp3`. Types
 * without one keep their path.
 */
export function getSoundFilePath(path: string, type: string | undefined): string {
  return type !== undefined && isAudioType(type) ? `${path}.${getAudioExtension(type)}` : path
}

/** Returns the path of a cover, as `image/jpeg`: feeds and previews want an extension. */
export function getCoverMediaPath(id: string): string {
  return `${getMediaPath(id)}.${COVER_EXTENSION}`
}

/** Returns whether a path is that of a cover. */
export function isCoverPath(path: string): boolean {
  return path.endsWith(`.${COVER_EXTENSION}`)
}

/** Parses the last part of a media path: `med_1`, or `med_1.mp3` with the type that its extension stands for. */
export function parseMediaFile(file: string): { id: string; type: AudioType | typeof COVER_TYPE | null } {
  const [id = '', extension] = file.split(/\.(?=[^.]*$)/)
  if (extension === COVER_EXTENSION) return { id, type: COVER_TYPE }
  const type = AUDIO_TYPE_NAMES.find((known) => getAudioExtension(known) === extension) ?? null
  return type ? { id, type } : { id: file, type: null }
}
const COVER_TYPE = 'image/jpeg'
const COVER_EXTENSION = 'jpg'
