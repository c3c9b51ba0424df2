/** What somebody says to a request: yes, or not this. Whoever sent it hears of neither. */
import { fail } from '../../domain/errors'
import type { LiveEvent } from '../../domain/live'
import type { Tools } from '../context'
import { recordEvents } from '../live/events.repo'
import { listChanged } from '../posts/notifications.repo'
import { clearRequest, findConversation, openRequest } from './conversations.repo'

type Given = Pick<Tools, 'db' | 'clock'>

/** Takes a request as a conversation; again, it changes nothing. Answers with what one's other devices should hear. */
export async function acceptRequest({ db, clock }: Given, meId: string, peer: string): Promise<LiveEvent[]> {
  const [[row], , events] = await db.batch([
    findConversation(db, meId, peer),
    openRequest(db, meId, peer),
    recordEvents(db, listChanged(meId), clock.now()),
  ])
  if (!row) throw fail('conversation.not_found')
  return events
}

/** Puts a request away as it was seen, up to a moment: what came since, or comes later, is a request again. */
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
