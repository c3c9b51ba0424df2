/**
 * How a podcast that passes through the Worker ended: its last byte tells, because an answer that breaks off reaches the
 * browser as a whole one. What has no such byte broke off on the way to the browser.
 */
import type { ErrorCode } from './errors'

export type StreamEnd = 'complete' | Extract<ErrorCode, 'podcast.load_failed' | 'podcast.file_too_large'>
const ENDS: readonly StreamEnd[] = ['complete', 'podcast.load_failed', 'podcast.file_too_large']

/** The last byte of a stream that ended so. */
export const encodeStreamEnd = (end: StreamEnd) => Uint8Array.of(ENDS.indexOf(end))

/** What the last byte of a stream tells. */
export const decodeStreamEnd = (byte: number | undefined): StreamEnd =>
  ENDS[byte ?? -1] ?? 'podcast.load_failed'
