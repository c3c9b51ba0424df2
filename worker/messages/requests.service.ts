/** Accepts or dismisses message requests. The sender is not notified of either. */
import { fail } from '../../domain/errors'
import type { LiveEvent } from '../../domain/live'
import type { Tools } from '../context'
import { recordEvents } from '../live/events.repo'
import { listChanged } from '../posts/notifications.repo'
import { clearRequest, findConversation, openRequest } from './conversations.repo'

type Given = Pick<Tools, 'db' | 'clock'>

/** Accepts a request; repeating changes nothing. Returns the events for the user's other devices. */
export async function acceptRequest({ db, clock }: Given, meId: string, peer: string): Promise<LiveEvent[]> {
  const [[row], , events] = await db.batch([
    findConversation(db, meId, peer),
    openRequest(db, meId, peer),
    recordEvents(db, listChanged(meId), clock.now()),
  ])
  if (!row) throw fail('conversation.not_found')
  return events
}

/** Dismisses a request up to a time (ms): later messages make it a request again. */
export async function putAwayRequest(
  { db, clock }: Given,
  meId: string,
  peer: string,
  at: number,
): Promise<LiveEvent[]> {
  const now = clock.now()
  const [[row], , events] = await db.batch([
    findConversation(db, meId, peer),
    clearRequest(db, meId, peer, Math.min(at, now)),
    recordEvents(db, listChanged(meId), now),
  ])
  if (row?.state !== 'request') throw fail('conversation.not_found')
  return events
}
