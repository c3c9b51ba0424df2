/** Socket admission, and catching up on missed events. */

import { appError } from '../../domain/errors/errors'
import { FEED_CHANNEL, getFeedShard, getUserChannel, getUserShard, type Hint } from '../../domain/live/live'
import { FEED_SHARDS } from '../../domain/live/live.limits'
import type { AppDeps } from '../context'
import { listEventsAfter } from '../events/events.repo'
import type { SessionUser } from '../session-user'

export const LIVE_SOCKETS_PER_PERSON = 10
/** Per feed shard; a school or an office may share an address. */
const LIVE_SOCKETS_PER_ADDRESS = 500
/** A client that missed more events reloads its lists. */
export const EVENTS_PER_RESPONSE = 200

type LiveListener = Pick<SessionUser, 'id' | 'sessionId'>

/** A socket on one shard of the public feed, for visitors too. */
export async function listenToFeed(
  { live }: Pick<AppDeps, 'live'>,
  viewer: LiveListener | null,
  address: string,
): Promise<Response> {
  const holder = viewer?.id ?? address
  const shard = viewer ? getUserShard(viewer.id) : Math.floor(Math.random() * FEED_SHARDS)
  const limit = viewer ? LIVE_SOCKETS_PER_PERSON : LIVE_SOCKETS_PER_ADDRESS
  const session = { uid: viewer?.id ?? null, sid: viewer?.sessionId ?? null }
  return assertAdmitted(await live.openSocket(getFeedShard(shard), { userId: holder, limit, ...session }))
}

/** A socket on the signed-in user's channel. */
export async function listenToMine({ live }: Pick<AppDeps, 'live'>, viewer: LiveListener): Promise<Response> {
  const { id: uid, sessionId: sid } = viewer
  return assertAdmitted(
    await live.openSocket(getUserChannel(uid), { userId: uid, limit: LIVE_SOCKETS_PER_PERSON, uid, sid }),
  )
}

export type CatchUpResult = { items: Hint[]; seq: number; reset: boolean }

/**
 * Events since `after`, in order. `reset`: they cannot be listed (purged, too many, or another database), so lists have
 * to be reloaded. Without `after` returns only the position. `seq` is that of the client's own channels: gaps would
 * reveal activity of other users.
 */
export async function catchUp(
  { db }: Pick<AppDeps, 'db'>,
  viewer: Pick<SessionUser, 'id'> | null,
  after: number | undefined,
): Promise<CatchUpResult> {
  const channels = viewer ? [FEED_CHANNEL, getUserChannel(viewer.id)] : [FEED_CHANNEL]
  const from = after ?? Number.MAX_SAFE_INTEGER
  const { hints, newest, cleaned } = await listEventsAfter(db, channels, from, EVENTS_PER_RESPONSE + 1)
  if (after === undefined) return { items: [], seq: newest, reset: false }
  const reset = after > newest || cleaned || hints.length > EVENTS_PER_RESPONSE
  return { items: reset ? [] : hints, seq: newest, reset }
}

function assertAdmitted(response: Response): Response {
  if (response.status === 429) throw appError('live.too_many_connections')
  return response
}
