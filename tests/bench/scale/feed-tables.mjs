/** Prints the feed and a reconnect storm as tables. */

import { createSeededRandom } from '../seeded.mjs'
import {
  computeFeedLoad,
  computeMaxListeners,
  computeShards,
  getFramesPerSecond,
  simulateStorm,
} from './fan-out.mjs'
import { formatNumber, formatSeconds } from './figures.mjs'

/** Prints the feed at some sizes, with the current and with the needed shards. */
export function printFeed(p, costs) {
  const { postsPerSecond, refetch, signedIn, isolates } = p
  const asked = { postsPerSecond, refetch, signedIn, isolates }
  const row = (listeners, shards) => {
    const load = computeFeedLoad({ ...asked, listeners, shards }, costs)
    return {
      listeners: formatNumber(listeners),
      shards: formatNumber(shards),
      'sockets each': formatNumber(load.sockets),
      'busy %': formatNumber(load.busy * 100, 1),
      'last delivery after': formatSeconds(load.lastWaits),
      'MB each': formatNumber(load.megabytes),
      'deliveries/s': formatNumber(load.deliveriesPerSecond),
      'feed reads/s': formatNumber(load.readsPerSecond),
      'D1 calls/s': formatNumber(load.databaseCalls),
    }
  }
  const sizes = [...new Set([1000, 10_000, 100_000, 1_000_000, p.listeners])].sort((a, b) => a - b)
  console.log(
    `\nThe public feed at ${p.postsPerSecond} posts/s: ${formatNumber(getFramesPerSecond(p.postsPerSecond), 2)} frames/s; the second line of a pair has the shards that keep an object below half a thread, half a second and 32,768 sockets`,
  )
  console.table(
    sizes.flatMap((listeners) => {
      const needed = computeShards({ ...asked, listeners }, costs)
      return needed > p.shards
        ? [row(listeners, p.shards), row(listeners, needed)]
        : [row(listeners, p.shards)]
    }),
  )
  console.log('Listeners whose reloads saturate one database (independent of shards), by posts a second')
  console.table(
    Object.fromEntries(
      [0.01, 0.1, 1, 10].map((rate) => [
        `at ${rate}`,
        { listeners: formatNumber(computeMaxListeners(p.ceiling, { ...asked, postsPerSecond: rate })) },
      ]),
    ),
  )
}

/** Prints a reconnect storm. `catchUp` is the number of D1 calls of a catch-up. */
export function printStorm(p, limits, perSecond, catchUp) {
  // The client's rule, as in domain/live/live.ts: 1 s doubling to 30, random between half and all of it.
  const delay = (attempt, chance) => {
    const full = Math.min(limits.LIVE_BACKOFF_MAX_MS, limits.LIVE_BACKOFF_MIN_MS * 2 ** Math.min(attempt, 10))
    return Math.round(full / 2 + (full / 2) * chance)
  }
  console.log(
    `\nAll cut off at once, where ${formatNumber(perSecond)} sockets open a second (as measured) on each shard`,
  )
  console.table(
    [1000, 10_000, 100_000].map((listeners) => {
      const { half, most, all, tries, peak } = simulateStorm(
        { listeners, perSecond: perSecond * p.shards },
        delay,
        createSeededRandom(listeners),
      )
      return {
        listeners: formatNumber(listeners),
        'half back': formatSeconds(half),
        '99% back': formatSeconds(most),
        'all back': formatSeconds(all),
        'tries each': formatNumber(tries / listeners, 1),
        'attempts in the worst second': formatNumber(peak),
        'D1 calls it brings': formatNumber(listeners * catchUp),
      }
    }),
  )
}
