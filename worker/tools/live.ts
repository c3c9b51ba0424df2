/** Tells the listeners that something happened. The events table is the truth; this only wakes them up. */

import { feedShard, type LiveEvent, shardOf, shardsOf, userChannel } from '../../domain/live'
import { ADMISSION_HEADER, type Admission, type Channel } from '../../durable-objects/channel'
import type { Env } from '../env'

export type Live = {
  /** A public event goes to every feed shard, a private one to its person's channel. */
  announce: (events: readonly LiveEvent[]) => Promise<void>
  /** Opens a socket on a Durable Object's channel; status 101, or 429 when they hold too many. */
  admit: (name: string, admission: Admission) => Promise<Response>
  /** Closes the sockets of a session that ended; all of the person's without one. */
  hangUp: (userId: string, sessionId?: string) => Promise<void>
}

export function liveOf(env: Pick<Env, 'CHANNELS'>): Live {
  const channel = (name: string): DurableObjectStub<Channel> =>
    env.CHANNELS.get(env.CHANNELS.idFromName(name))
  return {
    async announce(events) {
      const sends = events.flatMap(({ channel: to, ...hint }) =>
        shardsOf(to).map((name) => channel(name).announce(hint)),
      )
      // A hint that is lost is caught up from the events table.
      await Promise.allSettled(sends)
    },
    admit(name, admission) {
      const headers = { upgrade: 'websocket', [ADMISSION_HEADER]: JSON.stringify(admission) }
      return channel(name).fetch('https://channel/', { headers })
    },
    async hangUp(userId, sessionId) {
      const names = [userChannel(userId), feedShard(shardOf(userId))]
      await Promise.allSettled(names.map((name) => channel(name).hangUp(sessionId ?? userId)))
    },
  }
}
