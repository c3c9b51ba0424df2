/** Words with their times in R2, and what the database keeps of them. */

import { createWordsKey } from '../../domain/media/media'
import { DELETED_BYTES_GRACE_MS } from '../../domain/media/media.limits'
import { listPhraseStarts } from '../../domain/search/phrase-starts'
import { splitIntoPhrases } from '../../domain/transcripts/phrases'
import { toStoredText } from '../../domain/transcripts/stored-words'
import type { Transcript } from '../../domain/transcripts/transcript'
import { createTranscriptExcerpt, joinWords } from '../../domain/transcripts/words'
import type { AppDeps } from '../context'
import { hashToken } from '../tools/token'
import { reserveWordsKey, type TranscriptContent } from './transcripts.repo'

type Deps = Pick<AppDeps, 'db' | 'clock' | 'ids' | 'media'>

/**
 * Stores the words under a new key, and returns the columns of their row. The key is queued for deletion until a
 * statement `keepWordsKey` in the batch that writes the row.
 */
export async function storeWords(
  { db, clock, ids, media }: Deps,
  authorId: string,
  transcript: Transcript,
  confidence: number | null = null,
): Promise<TranscriptContent> {
  const { words, language, engine } = transcript
  const now = clock.now()
  const wordsKey = createWordsKey(authorId, now, ids.random(16))
  await reserveWordsKey(db, wordsKey, now + DELETED_BYTES_GRACE_MS)
  await media.put(wordsKey, JSON.stringify(transcript), { httpMetadata: { contentType: 'application/json' } })
  return {
    wordsKey,
    language,
    engine,
    confidence,
    text: toStoredText(words),
    phrases: listPhraseStarts(splitIntoPhrases(words, language)),
    excerpt: createTranscriptExcerpt(joinWords(words, language)),
  }
}

/** Names stored words: each correction has another one. The key itself stays secret. */
export async function toWordsVersion(wordsKey: string): Promise<string> {
  return (await hashToken(wordsKey)).slice(0, 32)
}

/** The stored words; null if the object is gone. */
export async function readWords(
  { media }: Pick<Deps, 'media'>,
  wordsKey: string,
): Promise<Transcript | null> {
  const object = await media.get(wordsKey)
  return object ? object.json<Transcript>() : null
}
