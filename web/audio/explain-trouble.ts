/** Says why a sound cannot be heard. The element alone does not know: to it, a server that is down is a missing file. */
import { type ErrorCode, messageOf } from '../../domain/errors'
import type { Failure } from '../../domain/failure'
import { refusalOf } from '../api/media'
import { KIND_WORDS } from '../words/kinds'
import { PLAYER } from '../words/player'
import type { Playable } from './playable'
import type { Trouble } from './trouble'

/** The text for the listener, and what the server refused the sound with, if it did. */
export async function explainTrouble(
  { code, params }: Trouble,
  { kind, url, authorId, price }: Playable,
): Promise<{ text: string; refusal: Failure | null }> {
  const isAsked = url.startsWith('/') && (code === 'play.missing' || price !== undefined)
  const refusal = isAsked ? await refusalOf(url) : null
  // Without a network the element can only say that nothing came.
  if (!navigator.onLine) return { text: PLAYER.offline, refusal }
  const found = refusal && mayPass(refusal) ? 'play.failed' : code
  // The clip of a podcast and a track are no post of anybody.
  const said = authorId === undefined && OF_A_POST.has(found) ? 'play.any' : found
  return { text: messageOf(said, { kind: KIND_WORDS[kind].noun, ...params }), refusal }
}

const OF_A_POST = new Set<ErrorCode>(['play.missing', 'play.failed'])

function mayPass({ status }: Failure): boolean {
  return status >= 500 || status === 429
}
