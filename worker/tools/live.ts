/** Tells the listeners that something happened. The events table is the truth; this only wakes them up. */

import { FEED_SHARDS } from '../../domain/limits'
import { FEED_CHANNEL, feedShard, type Hint, type LiveEvent } from '../../domain/live'
import type { Env } from '../context'

export type Live = { announce: (events: readonly LiveEvent[]) => Promise<void> }

/** A public event goes to every feed shard, a private one to its person's channel. */
export function liveOf(env: Pick<Env, 'CHANNELS'>): Live {
  return {
    async announce(events) {
      const sends = events.flatMap(({ channel, ...hint }) =>
        namesOf(channel).map((name) => send(env, name, hint)),
      )
      // A hint that is lost is caught up from the events table.
      await Promise.allSettled(sends)
    },
  }
}

function namesOf(channel: string): string[] {
  if (channel !== FEED_CHANNEL) return [channel]
  return Array.from({ length: FEED_SHARDS }, (_, shard) => feedShard(shard))
}

function send(env: Pick<Env, 'CHANNELS'>, name: string, hint: Hint): Promise<void> {
  return env.CHANNELS.get(env.CHANNELS.idFromName(name)).announce(hint)
}
