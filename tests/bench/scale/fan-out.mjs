/**
 * What a hint costs the public feed: a model. A listener holds a socket on one of some shards, each a Durable Object; the
 * first hint leaves at once, those of the next second together. Times in seconds, CPU in microseconds.
 */

/** Frames a shard sends in a second, where posts arrive at random: a quiet feed sends each post, a busy one a frame a second. */
export function framesPerSecond(postsPerSecond, coalesce = 1) {
  if (postsPerSecond <= 0) return 0
  const quiet = Math.exp(-postsPerSecond * coalesce)
  return 1 / (coalesce + quiet / postsPerSecond)
}

/** How many frames one shard sends for hints at these moments: the rule of `durable-objects/channel.ts`. */
export function framesOf(moments, coalesce = 1) {
  let sentAt = Number.NEGATIVE_INFINITY
  let waits = false
  let frames = 0
  for (const at of moments) {
    if (waits && at >= sentAt + coalesce) {
      sentAt += coalesce
      frames++
      waits = false
    }
    if (waits) continue
    if (at - sentAt >= coalesce) {
      sentAt = at
      frames++
    } else waits = true
  }
  return frames + (waits ? 1 : 0)
}

/** CPU of one frame on one shard, in microseconds: `perFrame` once and `perDelivery` for each socket. */
export function frameCpu({ perFrame, perDelivery }, sockets) {
  return perFrame + perDelivery * sockets
}

/** The line through two measured points `{ sockets, cpu }`: what a frame costs by itself and for each socket. */
export function costsOf(small, large) {
  const perDelivery = (large.cpu - small.cpu) / (large.sockets - small.sockets)
  return { perDelivery, perFrame: Math.max(0, small.cpu - perDelivery * small.sockets) }
}

/** What so many listeners cost over so many shards. `busy` is the part of its one thread that a shard works. */
export function feedLoad(
  { listeners, shards, postsPerSecond, refetch = 1, signedIn = 0, isolates = 0 },
  costs,
) {
  const sockets = Math.ceil(listeners / shards)
  const frames = framesPerSecond(postsPerSecond)
  const readsPerSecond = frames * listeners * refetch
  const seconds = frameCpu(costs, sockets) / 1e6
  return {
    sockets,
    frames,
    busy: frames * seconds + (postsPerSecond * (costs.perHint ?? 0)) / 1e6,
    /** How long after the first listener the last one hears of it. */
    lastWaits: seconds,
    deliveriesPerSecond: frames * sockets * shards,
    megabytes: (sockets * (costs.kilobytesPerSocket ?? 0)) / 1000,
    /** Listeners who look at the top of the list read it again after each frame. */
    readsPerSecond,
    /** Who is signed in is looked up each time; the page itself once for each isolate that is asked for it. */
    databaseCalls: readsPerSecond * signedIn + frames * Math.min(isolates, listeners * refetch),
    /** Objects a publish calls before it is done announcing. */
    calls: shards,
  }
}

/** The most listeners whose reading again one database can answer. */
export function listenersUnder(ceiling, { postsPerSecond, refetch, signedIn, isolates }) {
  const frames = framesPerSecond(postsPerSecond)
  if (frames * refetch * signedIn === 0) return Number.POSITIVE_INFINITY
  return Math.max(0, (ceiling - frames * isolates) / (frames * refetch * signedIn))
}

/** The fewest shards that keep all of these: their share of a thread, how long the last one waits, sockets an object. */
export function shardsNeeded(asked, costs, { busy = 0.5, lastWaits = 0.5, sockets = 32_768 } = {}) {
  const fits = (shards) => {
    const load = feedLoad({ ...asked, shards }, costs)
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
 * Everybody is cut off at once and comes back by the client's own rule. Each step a server takes what it can; whoever finds
 * no room is refused and waits longer. Answers when half, 99% and all were back, and the most that knocked in one second.
 * @param delay `(attempt, chance) => ms`, the client's rule   @param perSecond sockets all shards open in a second
 */
export function storm({ listeners, perSecond, step = 0.1, patience = 5 }, delay, chance) {
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
    // Whoever waited too long for an answer gives up, and tries again later.
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
