/**
 * The outcome of a podcast stream through the Worker, in its last byte: an aborted response can look complete to
 * the browser. A stream without such a byte was cut off on its way.
 */
import type { ErrorCode } from '../errors/error-table'

export type StreamEnd = 'complete' | Extract<ErrorCode, 'podcast.load_failed' | 'podcast.file_too_large'>
const ENDS: readonly StreamEnd[] = ['complete', 'podcast.load_failed', 'podcast.file_too_large']

/** Returns the last byte of a stream with this outcome. */
export const encodeStreamEnd = (end: StreamEnd) => Uint8Array.of(ENDS.indexOf(end))

/** Returns the outcome in the last byte of a stream. */
export const decodeStreamEnd = (byte: number | undefined): StreamEnd =>
  ENDS[byte ?? -1] ?? 'podcast.load_failed'
