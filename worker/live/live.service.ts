/** Who may listen where, and what a listener missed. */

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

/** A socket on one shard of the public feed, for anyone. */
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

/** A socket on the channel of the signed-in person. */
export async function listenToMine({ live }: Pick<Tools, 'live'>, viewer: Listening): Promise<Response> {
  const { id: uid, sessionId: sid } = viewer
  return admitted(await live.admit(userChannel(uid), { who: uid, limit: LIVE_SOCKETS_PER_PERSON, uid, sid }))
}

export type CaughtUp = { items: Hint[]; seq: number; reset: boolean }

/**
 * What this listener missed since `after`, in order. `reset` says that it cannot be told (cleaned away, too much, or
 * another database): the lists have to be read again. Without `after` it only says where the events stand. `seq` is that
 * of the listener's own channels, or the gaps would tell how much happens to everyone else.
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
