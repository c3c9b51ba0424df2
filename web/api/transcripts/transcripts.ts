/** Reads the words of a recording: under the access rule of its sound. */
import type { SentTranscript } from '../../../domain/transcripts/transcripts.schema'
import { request } from '../client'

/**
 * Returns the words at `/media/{id}/words.json`; `cache: 'no-cache'` asks the server whether they changed. Throws an
 * `AppError` where its sound would be refused.
 */
export async function readTranscript(
  wordsUrl: string,
  { signal = null, cache = 'default' }: Pick<RequestInit, 'signal' | 'cache'> = {},
): Promise<SentTranscript> {
  return (await request(wordsUrl, { signal, cache })).json()
}
