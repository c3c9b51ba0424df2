/**
 * Explains why a sound cannot be played. The element alone cannot: it reports an unreachable server as a missing file.
 */

import type { AppError } from '../../../domain/errors/app-error'
import type { ErrorCode } from '../../../domain/errors/error-table'
import { formatErrorMessage } from '../../../domain/errors/errors'
import { KIND_LABELS } from '../../../domain/locales/en/kinds'
import { PLAYER } from '../../../domain/locales/en/player'
import { findMediaError } from '../../api/media-error'
import type { Playable } from './playable'
import type { PlaybackError } from './playback-error'

/** The text for the listener, and the server's error response, if any. */
export async function describePlaybackError(
  { code, params }: PlaybackError,
  { kind, url, authorId, price }: Playable,
): Promise<{ text: string; refusal: AppError | null }> {
  const mayAskServer = url.startsWith('/') && (code === 'play.missing' || price !== undefined)
  const refusal = mayAskServer ? await findMediaError(url) : null
  // Offline, the element only reports that nothing was loaded.
  if (!navigator.onLine) return { text: PLAYER.offline, refusal }
  const errorCode = refusal && isServerError(refusal) ? 'play.failed' : code
  // A podcast clip or a track is not a member's post.
  const messageCode = authorId === undefined && POST_CODES.has(errorCode) ? 'play.audio_failed' : errorCode
  return { text: formatErrorMessage(messageCode, { kind: KIND_LABELS[kind].noun, ...params }), refusal }
}

const POST_CODES = new Set<ErrorCode>(['play.missing', 'play.failed'])

function isServerError({ status }: AppError): boolean {
  return status >= 500 || status === 429
}
