/** Why a voice cannot be heard, in the words of the specification (spec §8). */
import type { ErrorCode } from '../../domain/errors'

export type Trouble = { code: ErrorCode; params: Record<string, string | number> }

// The numbers of MediaError, which Node (where this is tested) does not know.
const NETWORK = 2
const NOT_SUPPORTED = 4

/** What the element says by its `error` event. A missing file also ends as "source not supported". */
export function troubleOfMedia(error: { code: number; message: string } | null): Trouble {
  if (!error || error.code === NETWORK) return { code: 'play.failed', params: {} }
  if (error.code === NOT_SUPPORTED) return { code: 'play.missing', params: {} }
  return {
    code: 'play.audio_error',
    params: { code: error.code, message: error.message || 'decoding failed' },
  }
}

/**
 * What `play()` was refused with; null for what is no trouble: another voice came first, or the element is about to say
 * it better by its `error` event.
 */
export function troubleOfPlay(error: unknown): Trouble | null {
  const { name, message } = error instanceof Error ? error : { name: 'Error', message: String(error) }
  if (name === 'AbortError' || name === 'NotSupportedError') return null
  return { code: 'play.playback_failed', params: { name, message } }
}
