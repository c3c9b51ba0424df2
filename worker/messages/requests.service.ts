/** Accepts or dismisses message requests. The sender is not notified of either. */

import { appError } from '../../domain/errors/errors'
import type { LiveEvent } from '../../domain/live/live'
import type { AppDeps } from '../context'
import { batch } from '../database/batch'
import { recordEvents } from '../events/events.repo'
import { selectListChangedTargets } from '../notifications/notifications.repo'
import { dismissRequestUntil, findConversation, openRequest } from './conversations.repo'

type Deps = Pick<AppDeps, 'db' | 'clock'>

/** Accepts a request; repeating changes nothing. Returns the events for the user's other devices. */
export async function acceptRequest({ db, clock }: Deps, userId: string, peer: string): Promise<LiveEvent[]> {
  const {
    found: [row],
    events,
  } = await batch(db, {
    found: findConversation(db, userId, peer),
    opened: openRequest(db, userId, peer),
    events: recordEvents(db, selectListChangedTargets(userId), clock.now()),
  })
  if (!row) throw appError('conversation.not_found')
  return events
}

/** Dismisses a request up to a time (ms): later messages make it a request again. */
export async function dismissRequest(
  { db, clock }: Deps,
  userId: string,
  peer: string,
  at: number,
): Promise<LiveEvent[]> {
  const now = clock.now()
  const {
    found: [row],
    events,
  } = await batch(db, {
    found: findConversation(db, userId, peer),
    dismissed: dismissRequestUntil(db, userId, peer, Math.min(at, now)),
    events: recordEvents(db, selectListChangedTargets(userId), now),
  })
  if (row?.state !== 'request') throw appError('conversation.not_found')
  return events
}
