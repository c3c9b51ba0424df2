/** Limits of transcripts. */
import { MINUTE_MS } from '../time/units'

/** Delay before a busy engine is asked again. */
export const SPEECH_BUSY_MS = MINUTE_MS
/** Longest text of a transcript, in characters: 15 minutes of quick speech have about 16,000. */
export const TRANSCRIPT_MAX_CHARS = 40_000
/** Longest word of a transcript; an engine's longer one is cut. */
export const SPOKEN_WORD_MAX_CHARS = 80
