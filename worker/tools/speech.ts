/** Speech recognition behind one interface; each engine is an adapter. */
import type { AudioType } from '../../domain/media/media'
import type { SpokenWord } from '../../domain/transcripts/transcript'

/** A whole recording or one piece of it. */
export type SpeechInput = {
  bytes: Uint8Array<ArrayBuffer>
  type: AudioType
  /** BCP 47 code of the language the author speaks; null if unknown. */
  language: string | null
}

/** The words, none where nobody speaks; times in ms from the start of `bytes`. */
export type RecognizedSpeech = {
  ok: true
  language: string
  engine: string
  words: readonly SpokenWord[]
  /** From 0 to 1; null if the engine does not say. */
  confidence: number | null
}

export type SpeechFailure = {
  ok: false
  /**
   * `unsupported_language`, `unreadable` and `not_configured` are final. `busy` and `unavailable` are worth a retry, after
   * `waitMs` if the engine said so; `busy` does not count as an attempt.
   */
  problem: 'unsupported_language' | 'unreadable' | 'not_configured' | 'busy' | 'unavailable'
  /** For the log; never contains what was said. */
  reason: string
  waitMs?: number
}

export type SpeechResult = RecognizedSpeech | SpeechFailure

export type SpeechRecognizer = {
  /** False if no engine is configured: nothing is queued then. */
  isConfigured: boolean
  /** Transcribes one recording. Engine failures are results; only bugs throw. */
  transcribe(input: SpeechInput): Promise<SpeechResult>
}
