/** Socket admission, and catching up on missed events. */

import { fail } from '../../domain/errors'
import {
  EVENTS_PER_ANSWER,
  FEED_SHARDS,
  LIVE_SOCKETS_PER_ADDRESS,
  LIVE_SOCKETS_PER_PERSON,
} from '../../domain/limits'
import { FEED_CHANNEL, feedShard, type Hint, shardOf, userChannel } from '../../domain/live'
import type { Viewer } from '../auth/session'
import type { Tools } from '../context'
import { eventsAfter } from './events.repo'

type Listening = Pick<Viewer, 'id' | 'sessionId'>

/** A socket on one shard of the public feed, for visitors too. */
export async function listenToFeed(
  { live }: Pick<Tools, 'live'>,
  viewer: Listening | null,
  address: string,
): Promise<Response> {
  const who = viewer?.id ?? address
  const shard = viewer ? shardOf(viewer.id) : Math.floor(Math.random() * FEED_SHARDS)
  const limit = viewer ? LIVE_SOCKETS_PER_PERSON : LIVE_SOCKETS_PER_ADDRESS
  const session = { uid: viewer?.id ?? null, sid: viewer?.sessionId ?? null }
  return admitted(await live.admit(feedShard(shard), { who, limit, ...session }))
}

/** A socket on the signed-in user's channel. */
export async function listenToMine({ live }: Pick<Tools, 'live'>, viewer: Listening): Promise<Response> {
  const { id: uid, sessionId: sid } = viewer
  return admitted(await live.admit(userChannel(uid), { who: uid, limit: LIVE_SOCKETS_PER_PERSON, uid, sid }))
}

export type CaughtUp = { items: Hint[]; seq: number; reset: boolean }

/**
 * Events since `after`, in order. `reset`: they cannot be listed (purged, too many, or another database), so lists have
 * to be reloaded. Without `after` returns only the position. `seq` is that of the client's own channels: gaps would
 * reveal activity of other users.
 */
export async function catchUp(
  { db }: Pick<Tools, 'db'>,
  viewer: Pick<Viewer, 'id'> | null,
  after: number | undefined,
): Promise<CaughtUp> {
  const channels = viewer ? [FEED_CHANNEL, userChannel(viewer.id)] : [FEED_CHANNEL]
  const from = after ?? Number.MAX_SAFE_INTEGER
  const { hints, newest, cleaned } = await eventsAfter(db, channels, from, EVENTS_PER_ANSWER + 1)
  if (after === undefined) return { items: [], seq: newest, reset: false }
  const reset = after > newest || cleaned || hints.length > EVENTS_PER_ANSWER
  return { items: reset ? [] : hints, seq: newest, reset }
}

function admitted(answer: Response): Response {
  if (answer.status === 429) throw fail('live.too_many')
  return answer
}
