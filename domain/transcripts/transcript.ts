/** Transcripts: the spoken words of a recording with their times. */

/** A spoken word, and when it starts and ends, in ms from the start of the recording. */
export type SpokenWord = readonly [text: string, startMs: number, endMs: number]

/** How a transcript is stored beside its recording and sent by `/media/{id}/words.json`. */
export type Transcript = {
  /** BCP 47 code of the spoken language. */
  language: string
  /** Its maker: a speech engine, the script that was read aloud, or its author. */
  engine: string
  words: readonly SpokenWord[]
}

/** Why a recording has no words. */
export const TRANSCRIPT_PROBLEMS = [
  /** Music, silence or noise. */
  'no_speech',
  /** The engine does not know the language. */
  'unsupported_language',
  /** The bytes cannot be decoded. */
  'unreadable',
  /** The site has no engine. */
  'not_configured',
  /** Every attempt failed. */
  'failed',
] as const
export type TranscriptProblem = (typeof TRANSCRIPT_PROBLEMS)[number]

/** `waiting`: being made. `ready`: has words. Otherwise the reason why there are none. */
export const TRANSCRIPT_STATES = ['waiting', 'ready', ...TRANSCRIPT_PROBLEMS] as const
export type TranscriptState = (typeof TRANSCRIPT_STATES)[number]

/** Shortest recording with words, in seconds: in a shorter one speech engines hear words that nobody said. */
export const TRANSCRIPT_MIN_SECONDS = 1

/** Returns whether a recording is long enough for words. */
export function isTranscribable({ seconds }: { seconds: number }): boolean {
  return seconds >= TRANSCRIPT_MIN_SECONDS
}
