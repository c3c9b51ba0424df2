import { describe, expect, it } from 'vitest'
import { FEED_CHANNEL, getUserChannel, getUserShard, listShards, retryDelay } from './live'
import { FEED_SHARDS, LIVE_BACKOFF_MAX_MS } from './live.limits'

describe('retryDelay', () => {
  it.each([
    [0, 0, 500],
    [0, 0.999, 1000],
    [1, 0.999, 1999],
    [4, 0.999, 15_992],
    [5, 0.999, 29_985],
    [1000, 0.999, 29_985],
    [1000, 0, 15_000],
  ])('returns the delay after %i attempts with chance %f: %i ms', (attempt, chance, ms) => {
    expect(retryDelay(attempt, chance)).toBe(ms)
    expect(ms).toBeLessThanOrEqual(LIVE_BACKOFF_MAX_MS)
  })

  it('never exceeds the given maximum', () => {
    expect(retryDelay(9, 0.999, 5000)).toBe(4998)
  })
})

describe('channels', () => {
  it('maps the feed channel to every shard and a user channel to one object', () => {
    expect(listShards(FEED_CHANNEL)).toHaveLength(FEED_SHARDS)
    expect(listShards(getUserChannel('usr_1'))).toEqual(['user:usr_1'])
  })

  it('keeps a user on one shard and distributes users', () => {
    const people = Array.from({ length: 200 }, (_, n) => `usr_${n}abc`)
    expect(people.map(getUserShard)).toEqual(people.map(getUserShard))
    expect(new Set(people.map(getUserShard)).size).toBe(FEED_SHARDS)
  })
})
