/** The two models of `npm run simulate`, compared with what they model. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { retryDelay } from '../domain/live/live'
import {
  computeFeedLoad,
  computeMaxListeners,
  computeShards,
  countFrames,
  fitCosts,
  getFrameCpu,
  getFramesPerSecond,
  simulateStorm,
} from './bench/scale/fan-out.mjs'
import {
  computeDay,
  computeFanOutSeconds,
  computeMaxMembers,
  computePeakWrites,
  LIFETIMES,
  simulateGrowth,
} from './bench/scale/growth.mjs'
import { createSeededRandom } from './bench/seeded.mjs'

const COSTS = { perDelivery: 50, perFrame: 1000, perHint: 100, kilobytesPerSocket: 50 }
const HABITS = {
  members: 1000,
  newMembers: 10,
  squawks: 1,
  repliesPerSquawk: 0.5,
  messages: 1,
  kept: 0.1,
  follows: 20,
  followersTold: 5,
  pushShare: 0.3,
  sessions: 0.1,
  letters: 0.1,
  fadeHours: 24,
}
const BYTES = Object.fromEntries(Object.keys(LIFETIMES).map((sort) => [sort, 1000]))

/** Returns random times of posts. */
function createTimes(perSecond: number, seconds: number) {
  const random = createSeededRandom(perSecond * 1000)
  const all: number[] = []
  for (let measure = 0; measure < seconds; measure += -Math.log(1 - random()) / perSecond) all.push(measure)
  return all
}

test('sends the first hint at once and those of the next second together', () => {
  expect(countFrames([])).toBe(0)
  expect(countFrames([5])).toBe(1)
  expect(countFrames([5, 5.1, 5.2, 5.9])).toBe(2)
  expect(countFrames([5, 5.5, 6.5, 7.5])).toBe(4)
  expect(countFrames([5, 7, 9])).toBe(3)
})

test.each([0.1, 1, 5, 50])('returns the frame rate of a full simulation at %d posts a second', (rate) => {
  const seconds = 20_000 / Math.max(1, rate)
  expect(getFramesPerSecond(rate)).toBeCloseTo(countFrames(createTimes(rate, seconds)) / seconds, 1)
})

test('never sends more frames than posts, nor more than one a second', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.001, max: 1000, noNaN: true }), (rate) => {
      expect(getFramesPerSecond(rate)).toBeLessThanOrEqual(Math.min(rate, 1) + 1e-9)
    }),
  )
  expect(getFramesPerSecond(0)).toBe(0)
})

test('recovers the costs from two measured points', () => {
  const measure = (sockets: number) => ({ sockets, cpu: getFrameCpu(COSTS, sockets) })
  expect(fitCosts(measure(25), measure(150))).toEqual({ perDelivery: 50, perFrame: 1000 })
})

test('splits the sockets between shards without fewer reads', () => {
  const asked = { listeners: 100_000, postsPerSecond: 1, refetch: 0.5 }
  const [few, many] = [4, 40].map((shards) => computeFeedLoad({ ...asked, shards }, COSTS))
  expect([few?.sockets, many?.sockets]).toEqual([25_000, 2500])
  expect(many?.busy).toBeLessThan(few?.busy ?? 0)
  expect(many?.readsPerSecond).toBe(few?.readsPerSecond)
  expect(many?.deliveriesPerSecond).toBeCloseTo(few?.deliveriesPerSecond ?? 0)
})

test('computes the number of listeners for a limit of database calls', () => {
  const asked = { postsPerSecond: 1, refetch: 0.5, signedIn: 0.5, isolates: 100 }
  const listeners = computeMaxListeners(1000, asked)
  expect(computeFeedLoad({ ...asked, listeners, shards: 4 }, COSTS).databaseCalls).toBeCloseTo(1000, 5)
  expect(computeMaxListeners(1000, { ...asked, signedIn: 0 })).toBe(Number.POSITIVE_INFINITY)
})

test('returns the smallest sufficient number of shards', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3_000_000 }), (listeners) => {
      const asked = { listeners, postsPerSecond: 2 }
      const isSufficient = (shards: number) => {
        const { busy, lastWaits, sockets } = computeFeedLoad({ ...asked, shards }, COSTS)
        return busy <= 0.5 && lastWaits <= 0.5 && sockets <= 32_768
      }
      const shards = computeShards(asked, COSTS)
      expect(isSufficient(shards)).toBe(true)
      if (shards > 1) expect(isSufficient(shards - 1)).toBe(false)
    }),
  )
})

test('reconnects all listeners, sooner with a higher limit', () => {
  const [slow, quick] = [500, 5000].map((perSecond) =>
    simulateStorm({ listeners: 5000, perSecond }, retryDelay, createSeededRandom(3)),
  )
  expect(quick?.all).toBeLessThanOrEqual(2)
  expect(slow?.all).toBeGreaterThanOrEqual(10)
  expect(quick?.tries).toBe(5000)
  expect(slow?.tries).toBeGreaterThan(5000)
})

test('grows without limit by permanent posts and levels off with expiring ones', () => {
  const simulate = (given: Partial<typeof HABITS>) =>
    simulateGrowth({ ...HABITS, newMembers: 0, ...given }, BYTES, {
      days: 2000,
      purgesPerDay: 1e6,
      show: [500, 1000, 2000],
    }).lines.map(({ size }) => size)
  const [early = 0, later = 0, last = 0] = simulate({ messages: 0, kept: 0 })
  expect([later, last]).toEqual([early, early])
  const [first = 0, second = 0, third = 0] = simulate({})
  expect(third - second).toBeCloseTo(2 * (second - first), 0)
})

test('accumulates expired posts when the cron cannot keep up', () => {
  const measure = (purgesPerDay: number) =>
    simulateGrowth(HABITS, BYTES, { days: 30, purgesPerDay, show: [30] }).lines.at(-1)?.faded ?? 0
  expect(measure(1e6)).toBe(0)
  expect(measure(100)).toBeGreaterThan(30_000)
})

test('returns the first day above the limit as the full day', () => {
  const { full, lines } = simulateGrowth(HABITS, BYTES, {
    days: 1000,
    purgesPerDay: 1e6,
    limitBytes: 1e9,
    show: [],
  })
  expect(lines.at(-1)).toMatchObject({ day: full })
  const { full: never } = simulateGrowth(HABITS, BYTES, {
    days: (full ?? 0) - 1,
    purgesPerDay: 1e6,
    limitBytes: 1e9,
  })
  expect([typeof full, never]).toEqual(['number', null])
})

test('computes the number of members for a limit of writes at the peak', () => {
  const written = Object.fromEntries(Object.keys(LIFETIMES).map((sort) => [sort, 10]))
  const costs = { written, batches: written, peak: 4 }
  const members = computeMaxMembers(1000, HABITS, costs)
  expect(computePeakWrites(members, { ...HABITS, newMembers: 0 }, costs).batches).toBeCloseTo(1000, 5)
})

test('has a lifetime for every type of row created in a day', () => {
  expect(Object.keys(computeDay(1000, HABITS)).sort()).toEqual(Object.keys(LIFETIMES).sort())
})

test('notifies followers in as many runs as needed, the first at once', () => {
  const rule = { step: 200, steps: 20, everySeconds: 300 }
  expect([1, 4000, 4001, 8001].map((count) => computeFanOutSeconds(count, rule))).toEqual([0, 0, 300, 600])
})
