/** Serves the words of a recording to those who may play it. */
import { appError } from '../../domain/errors/errors'
import { splitIntoPhrases } from '../../domain/transcripts/phrases'
import type { SentTranscript } from '../../domain/transcripts/transcripts.schema'
import { formatVtt } from '../../domain/transcripts/vtt'
import type { AppDeps } from '../context'
import { getMedia } from '../playback/media.service'
import { findTranscriptByMedia } from './transcripts.repo'
import { readWords, toWordsVersion } from './words-store'

export type ServedWords = {
  cacheControl: string
  version: string
  read: () => Promise<SentTranscript>
}

/**
 * The words of a recording by its media id. Throws what playing the recording would throw, and `media.not_found` for one
 * without words.
 */
export async function getWords(
  deps: AppDeps,
  viewer: Parameters<typeof getMedia>[1],
  mediaId: string,
): Promise<ServedWords> {
  const { cacheControl } = await getMedia(deps, viewer, mediaId)
  const row = await findTranscriptByMedia(deps.db, mediaId)
  const key = row?.wordsKey
  if (!row || !key) throw appError('media.not_found')
  const version = await toWordsVersion(key)
  return {
    cacheControl,
    version,
    async read() {
      const words = await readWords(deps, key)
      if (!words) throw appError('media.not_found')
      return { ...words, editedAt: row.editedAt, version }
    },
  }
}

/** The words as captions. */
export function toVtt({ words, language }: SentTranscript): string {
  return formatVtt(splitIntoPhrases(words, language))
}
