/** Podcast files: their types, names and storage keys. */
import { isInvisible, toOneLine, toShowable } from '../text/text'

/** UTF-16 units of a file name. */
export const FILE_NAME_MAX_CHARS = 255

export const PODCAST_FILE_TYPES = ['audio/mpeg', 'audio/aac', 'audio/wav', 'audio/ogg', 'audio/mp4'] as const
export type PodcastFileType = (typeof PODCAST_FILE_TYPES)[number]

/**
 * Returns a file name that can be shown: without letters that mislead, on one line, and cut in the middle of neither a
 * character nor its ending. A name is not its owner's fault, so none is refused.
 */
export function cleanFileName(name: string): string {
  const line = toShowable(toOneLine(toShowable(name).replace(/\s+/g, ' ')))
  const [, stem = '', ending = ''] = /^(.*?)((?:\.[A-Za-z0-9]{1,8})?)$/su.exec(line) ?? []
  return `${cutUnits(isInvisible(stem) ? NEUTRAL_NAME : stem, FILE_NAME_MAX_CHARS - ending.length)}${ending}`
}
const NEUTRAL_NAME = 'podcast'

/** Returns whole characters of at most so many UTF-16 units; at least the first one's beginning. */
function cutUnits(text: string, max: number): string {
  if (text.length <= max) return text
  let cut = ''
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)) {
    if (cut.length + segment.length > max) break
    cut += segment
  }
  return cut.trimEnd() || NEUTRAL_NAME
}

/** Returns the key of an uploaded podcast file (S3-27), with path characters of its name replaced. */
export function createPodcastFileKey(userId: string, at: number, fileName: string): string {
  const safe = [...fileName.replace(/[^\p{L}\p{M}\p{N}._-]+/gu, '-')].slice(-KEY_NAME_CHARS).join('')
  return `${PODCAST_FILE_PREFIX}${userId}/${at}_${safe}`
}
export const PODCAST_FILE_PREFIX = 'audio-files/uploads/'
/** Keys have at most 1,024 bytes, and a character up to four. */
const KEY_NAME_CHARS = 100
