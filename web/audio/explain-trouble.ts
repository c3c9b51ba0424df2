/**
 * Explains why a sound cannot be played. The element alone cannot: it reports an unreachable server as a missing file.
 */
import { type ErrorCode, messageOf } from '../../domain/errors'
import type { Failure } from '../../domain/failure'
import { refusalOf } from '../api/media'
import { KIND_WORDS } from '../words/kinds'
import { PLAYER } from '../words/player'
import type { Playable } from './playable'
import type { Trouble } from './trouble'

/** The text for the listener, and the server's error response, if any. */
export async function explainTrouble(
  { code, params }: Trouble,
  { kind, url, authorId, price }: Playable,
): Promise<{ text: string; refusal: Failure | null }> {
  const isAsked = url.startsWith('/') && (code === 'play.missing' || price !== undefined)
  const refusal = isAsked ? await refusalOf(url) : null
  // Offline, the element only reports that nothing was loaded.
  if (!navigator.onLine) return { text: PLAYER.offline, refusal }
  const found = refusal && mayPass(refusal) ? 'play.failed' : code
  // A podcast clip or a track is not a member's post.
  const said = authorId === undefined && OF_A_POST.has(found) ? 'play.any' : found
  return { text: messageOf(said, { kind: KIND_WORDS[kind].noun, ...params }), refusal }
}

const OF_A_POST = new Set<ErrorCode>(['play.missing', 'play.failed'])

function mayPass({ status }: Failure): boolean {
  return status >= 500 || status === 429
}
