import type { ShownPeer } from '../../../../domain/people/author.schema'
import { type DraftRecord, isLeaving } from '../../../drafts/store/draft-record'
import { useDrafts } from '../../../drafts/store/useDrafts'
import { isMessageTo } from '../../../recording/places'

/** Held messages to this peer that have not left the device, oldest first. */
export function useLeavingMessages(meId: string, peer: ShownPeer | undefined): DraftRecord[] {
  const drafts = useDrafts(meId)
  if (!peer) return []
  return drafts.filter((draft) => isLeaving(draft) && isMessageTo(draft, peer)).toReversed()
}
