/**
 * Podcast files: type detection by the first bytes, since names and headers of other hosts are not trusted (C17),
 * and storage keys.
 */

/** Bytes needed to detect the type. */
export const SNIFF_BYTES = 12

export const PODCAST_FILE_TYPES = ['audio/mpeg', 'audio/aac', 'audio/wav', 'audio/ogg', 'audio/mp4'] as const
export type PodcastFileType = (typeof PODCAST_FILE_TYPES)[number]

type SniffedType = { type: PodcastFileType; extension: string }
const MP3: SniffedType = { type: 'audio/mpeg', extension: 'mp3' }
const AAC: SniffedType = { type: 'audio/aac', extension: 'aac' }
const WAV: SniffedType = { type: 'audio/wav', extension: 'wav' }
const OGG: SniffedType = { type: 'audio/ogg', extension: 'ogg' }
const M4A: SniffedType = { type: 'audio/mp4', extension: 'm4a' }

/** Returns the audio type of a file's first bytes, or null. */
export function sniff(bytes: Uint8Array): SniffedType | null {
  const text = String.fromCharCode(...bytes.subarray(0, SNIFF_BYTES))
  if (text.startsWith('ID3')) return MP3
  if (text.startsWith('OggS')) return OGG
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WAVE') return WAV
  if (text.slice(4, 8) === 'ftyp') return M4A
  const [first = 0, second = 0] = bytes
  // A frame starts with eleven set bits; layer 0 is AAC, layer bits 1 are MP3.
  if (first !== 0xff || (second & 0xe0) !== 0xe0) return null
  const layer = (second >> 1) & 3
  if (layer === 0) return (second & 0xf0) === 0xf0 ? AAC : null
  return layer === 1 ? MP3 : null
}

/** Returns the key of an uploaded podcast file (S3-27), with path characters of its name replaced. */
export function createPodcastFileKey(userId: string, at: number, fileName: string): string {
  const safe = [...fileName.replace(/[^\p{L}\p{M}\p{N}._-]+/gu, '-')].slice(-KEY_NAME_CHARS).join('')
  return `${PODCAST_FILE_PREFIX}${userId}/${at}_${safe}`
}
export const PODCAST_FILE_PREFIX = 'audio-files/uploads/'
/** Keys have at most 1,024 bytes, and a character up to four. */
const KEY_NAME_CHARS = 100
