/** Transcripts in the JSON format of podcast apps (podcast namespace, transcripts version 1.0.0). */
import type { Phrase } from './phrases'

/** Times in seconds. */
export type TranscriptSegments = {
  version: '1.0.0'
  segments: { startTime: number; endTime: number; body: string }[]
}

/** Returns one segment a phrase. */
export function toTranscriptSegments(phrases: readonly Phrase[]): TranscriptSegments {
  return {
    version: '1.0.0',
    segments: phrases.map(({ startMs, endMs, text }) => ({
      startTime: startMs / 1000,
      endTime: Math.max(endMs, startMs + 1) / 1000,
      body: text,
    })),
  }
}
