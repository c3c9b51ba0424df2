/** Podcast files: their types and storage keys. */

export const PODCAST_FILE_TYPES = ['audio/mpeg', 'audio/aac', 'audio/wav', 'audio/ogg', 'audio/mp4'] as const
export type PodcastFileType = (typeof PODCAST_FILE_TYPES)[number]

/** Returns the key of an uploaded podcast file (S3-27), with path characters of its name replaced. */
export function createPodcastFileKey(userId: string, at: number, fileName: string): string {
  const safe = [...fileName.replace(/[^\p{L}\p{M}\p{N}._-]+/gu, '-')].slice(-KEY_NAME_CHARS).join('')
  return `${PODCAST_FILE_PREFIX}${userId}/${at}_${safe}`
}
export const PODCAST_FILE_PREFIX = 'audio-files/uploads/'
/** Keys have at most 1,024 bytes, and a character up to four. */
const KEY_NAME_CHARS = 100
