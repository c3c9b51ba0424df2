import { useSyncExternalStore } from 'react'
import type { ShownPeer } from '../../../../domain/people/author.schema'
import { isIdle } from '../../../drafts/session/machine'
import { isMessageTo } from '../../../drafts/session/message'
import { getSession, subscribeSession } from '../../../drafts/session/session-state'

/** Whether a message to this peer is being recorded, or its recording is not sent yet. */
export function useIsRecordingTo(peer: ShownPeer | undefined): boolean {
  return useSyncExternalStore(subscribeSession, () => {
    const session = getSession()
    return peer !== undefined && !isIdle(session.state) && isMessageTo(session, peer)
  })
}
