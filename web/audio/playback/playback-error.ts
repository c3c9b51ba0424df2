/** Why a sound cannot be played, in the sentences of the specification (spec §8). */
import type { ErrorCode } from '../../../domain/errors/error-table'

export type PlaybackError = { code: ErrorCode; params: Record<string, string | number> }

// Constants of MediaError, which Node (where this is tested) lacks.
const NETWORK = 2
const NOT_SUPPORTED = 4

/** From the element's `error` event. A missing file also ends as "source not supported". */
export function describeMediaError(error: { code: number; message: string } | null): PlaybackError {
  if (!error || error.code === NETWORK) return { code: 'play.failed', params: {} }
  if (error.code === NOT_SUPPORTED) return { code: 'play.missing', params: {} }
  return {
    code: 'play.audio_error',
    params: { code: error.code, message: error.message || 'decoding failed' },
  }
}

/**
 * From a rejected `play()`; null when another post was loaded first, or when the element's `error` event follows with
 * better details.
 */
export function describePlayError(error: unknown): PlaybackError | null {
  const { name, message } = error instanceof Error ? error : { name: 'Error', message: String(error) }
  if (name === 'AbortError' || name === 'NotSupportedError') return null
  return { code: 'play.playback_failed', params: { name, message } }
}
