/** Peers of conversations, as shown to their owners. */

import { formatPeerKey, type Peer } from '../../domain/messages/messages'
import type { ShownPeer } from '../../domain/people/author.schema'
import { formatEmail } from '../../domain/people/email'
import type { AppDeps } from '../context'
import { findPeople } from './people.repo'
import { toPersonDto } from './person-columns'

type FoundPeople = Awaited<ReturnType<typeof findPeople>>

/** A peer with the profile of the member, if it is one. */
export function toShownPeer(peer: Peer, people: FoundPeople): ShownPeer {
  const key = formatPeerKey(peer)
  if (peer.by !== 'user') return { key, person: null, label: formatEmail(peer.value) }
  const found = people.find(({ id }) => id === peer.value)
  if (!found) return { key, person: null, label: '' }
  return { key, person: toPersonDto(found), label: `@${found.username}` }
}

/** Several peers in order; null where there is none. */
export async function loadPeers(
  db: AppDeps['db'],
  peers: readonly (Peer | null)[],
): Promise<(ShownPeer | null)[]> {
  const ids = peers.flatMap((peer) => (peer?.by === 'user' ? peer.value : []))
  const people = ids.length > 0 ? await findPeople(db, [...new Set(ids)]) : []
  return peers.map((peer) => peer && toShownPeer(peer, people))
}
