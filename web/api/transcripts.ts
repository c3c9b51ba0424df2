/** Reads the words of a recording: under the access rule of its sound. */
import type { SentTranscript } from '../../domain/transcripts/transcripts.schema'
import { request } from './client'

/** Returns the words of the recording at `/media/{id}`. Throws an `AppError` where its sound would be refused. */
export async function readTranscript(mediaUrl: string, signal?: AbortSignal): Promise<SentTranscript> {
  return (await request(`${mediaUrl}/words.json`, { signal: signal ?? null })).json()
}
