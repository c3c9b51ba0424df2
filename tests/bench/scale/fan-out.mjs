/**
 * A model of the cost of a hint on the public feed. A listener holds a socket on one of some shards, each a Durable
 * Object; the first hint is sent at once, those of the next second together. Times in seconds, CPU in microseconds.
 */

/** Frames per second of a shard with random posts: one per post on a quiet feed, one per second on a busy one. */
export function getFramesPerSecond(postsPerSecond, coalesce = 1) {
  if (postsPerSecond <= 0) return 0
  const quiet = Math.exp(-postsPerSecond * coalesce)
  return 1 / (coalesce + quiet / postsPerSecond)
}

/** Returns how many frames one shard sends for hints at these moments: the rule of `durable-objects/channel.ts`. */
export function countFrames(moments, coalesce = 1) {
  let sentAt = Number.NEGATIVE_INFINITY
  let isWaiting = false
  let frames = 0
  for (const at of moments) {
    if (isWaiting && at >= sentAt + coalesce) {
      sentAt += coalesce
      frames++
      isWaiting = false
    }
    if (isWaiting) continue
    if (at - sentAt >= coalesce) {
      sentAt = at
      frames++
    } else isWaiting = true
  }
  return frames + (isWaiting ? 1 : 0)
}

/** CPU of one frame on one shard, in microseconds: `perFrame` once and `perDelivery` for each socket. */
export function getFrameCpu({ perFrame, perDelivery }, sockets) {
  return perFrame + perDelivery * sockets
}

/** Fits a line through two measured points `{ sockets, cpu }`: the cost per frame and per socket. */
export function fitCosts(small, large) {
  const perDelivery = (large.cpu - small.cpu) / (large.sockets - small.sockets)
  return { perDelivery, perFrame: Math.max(0, small.cpu - perDelivery * small.sockets) }
}

/** Returns the cost of `listeners` on `shards`. `busy` is the share of its single thread that a shard uses. */
export function computeFeedLoad(
  { listeners, shards, postsPerSecond, refetch = 1, signedIn = 0, isolates = 0 },
  costs,
) {
  const sockets = Math.ceil(listeners / shards)
  const frames = getFramesPerSecond(postsPerSecond)
  const readsPerSecond = frames * listeners * refetch
  const seconds = getFrameCpu(costs, sockets) / 1e6
  return {
    sockets,
    frames,
    busy: frames * seconds + (postsPerSecond * (costs.perHint ?? 0)) / 1e6,
    /** Delay of the last listener after the first, in seconds. */
    lastWaits: seconds,
    deliveriesPerSecond: frames * sockets * shards,
    megabytes: (sockets * (costs.kilobytesPerSocket ?? 0)) / 1000,
    /** Listeners at the top of the list reload it after each frame. */
    readsPerSecond,
    /** A signed-in user is looked up each time; the page itself once per requested isolate. */
    databaseCalls: readsPerSecond * signedIn + frames * Math.min(isolates, listeners * refetch),
    /** Objects that a publish calls to announce. */
    calls: shards,
  }
}

/** Returns the largest number of listeners whose reloads one database can answer. */
export function computeMaxListeners(ceiling, { postsPerSecond, refetch, signedIn, isolates }) {
  const frames = getFramesPerSecond(postsPerSecond)
  if (frames * refetch * signedIn === 0) return Number.POSITIVE_INFINITY
  return Math.max(0, (ceiling - frames * isolates) / (frames * refetch * signedIn))
}

/** Returns the smallest number of shards within the limits of thread share, delay and sockets per object. */
export function computeShards(asked, costs, { busy = 0.5, lastWaits = 0.5, sockets = 32_768 } = {}) {
  const fits = (shards) => {
    const load = computeFeedLoad({ ...asked, shards }, costs)
    return load.busy <= busy && load.lastWaits <= lastWaits && load.sockets <= sockets
  }
  let shards = 1
  while (!fits(shards) && shards < 1e6) shards *= 2
  if (shards === 1 || shards >= 1e6) return shards
  let tooFew = shards / 2
  while (shards - tooFew > 1) {
    const middle = Math.floor((shards + tooFew) / 2)
    if (fits(middle)) shards = middle
    else tooFew = middle
  }
  return shards
}

/**
 * Simulates a reconnect storm: all are cut off at once and return by the client's own rule. Each step the server
 * accepts what it can; the others wait, give up after `patience` and retry later. Returns when half, 99% and all were
 * back, and the most attempts within a second.
 * @param delay `(attempt, chance) => ms`, the client's rule   @param perSecond sockets all shards open in a second
 */
export function simulateStorm({ listeners, perSecond, step = 0.1, patience = 5 }, delay, chance) {
  let waiting = Array.from({ length: listeners }, () => ({ at: delay(0, chance()) / 1000, attempt: 0 }))
  const knocks = new Map()
  const marks = { half: null, most: null, all: null }
  let queue = []
  let back = 0
  let tries = 0
  for (let now = 0; back < listeners && now < 3600; now += step) {
    const come = waiting.filter(({ at }) => at <= now)
    if (come.length > 0) waiting = waiting.filter(({ at }) => at > now)
    tries += come.length
    const second = Math.floor(now)
    knocks.set(second, (knocks.get(second) ?? 0) + come.length)
    queue.push(...come.map((one) => ({ ...one, since: now })))
    const taken = Math.min(queue.length, Math.round(perSecond * step))
    queue = queue.slice(taken)
    back += taken
    // Gives up after `patience` and retries later.
    const tired = queue.filter(({ since }) => now - since >= patience)
    if (tired.length > 0) {
      queue = queue.filter(({ since }) => now - since < patience)
      for (const { attempt } of tired)
        waiting.push({ at: now + delay(attempt + 1, chance()) / 1000, attempt: attempt + 1 })
    }
    if (marks.half === null && back >= listeners / 2) marks.half = now + step
    if (marks.most === null && back >= listeners * 0.99) marks.most = now + step
  }
  if (back >= listeners) marks.all = [...knocks.keys()].at(-1) + 1
  return { ...marks, tries, peak: Math.max(0, ...knocks.values()) }
}
