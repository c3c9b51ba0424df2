/** Notifies live channels. The events table is the source of truth; this only wakes clients up. */

import {
  getFeedShard,
  getUserChannel,
  getUserShard,
  type LiveEvent,
  listShards,
} from '../../domain/live/live'
import { ADMISSION_HEADER, type Admission, type Channel } from '../../durable-objects/channel'
import type { Env } from '../env'

export type Live = {
  /** Sends public events to every feed shard, private ones to the user's channel. */
  announce: (events: readonly LiveEvent[]) => Promise<void>
  /** Opens a socket on a channel; status 101, or 429 when the holder has too many. */
  openSocket: (name: string, admission: Admission) => Promise<Response>
  /** Closes the sockets of an ended session, or all of a user's without `sessionId`. */
  closeSockets: (userId: string, sessionId?: string) => Promise<void>
}

export function createLive(env: Pick<Env, 'CHANNELS'>): Live {
  const getChannel = (name: string): DurableObjectStub<Channel> =>
    env.CHANNELS.get(env.CHANNELS.idFromName(name))
  return {
    async announce(events) {
      const sends = events.flatMap(({ channel: to, ...hint }) =>
        listShards(to).map((name) => getChannel(name).announce(hint)),
      )
      // Clients catch up on lost hints from the events table.
      await Promise.allSettled(sends)
    },
    openSocket(name, admission) {
      const headers = { upgrade: 'websocket', [ADMISSION_HEADER]: JSON.stringify(admission) }
      return getChannel(name).fetch('https://channel/', { headers })
    },
    async closeSockets(userId, sessionId) {
      const names = [getUserChannel(userId), getFeedShard(getUserShard(userId))]
      await Promise.allSettled(names.map((name) => getChannel(name).closeSockets(sessionId ?? userId)))
    },
  }
}
