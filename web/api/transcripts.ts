/** Reads the words of a recording: under the access rule of its sound. */
import type { SentTranscript } from '../../domain/transcripts/transcripts.schema'
import { request } from './client'

/** Returns the words at `/media/{id}/words.json`. Throws an `AppError` where its sound would be refused. */
export async function readTranscript(wordsUrl: string, signal?: AbortSignal): Promise<SentTranscript> {
  return (await request(wordsUrl, { signal: signal ?? null })).json()
}
