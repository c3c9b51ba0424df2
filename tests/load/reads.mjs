/** A realistic mix of reads: L1, and the reads during other loads. */
import { createWord } from '../bench/realistic-posts.mjs'
import { parseBody } from './client.mjs'

const WORDS = 20_000
const pickRandom = (list) => list[Math.floor(Math.random() * list.length)]
/** Common words more often than rare ones. */
const pickWord = () => createWord(Math.floor(WORDS ** Math.random()))
/** Rate limits count by address, so clients have many. */
export const pickAddress = () => `198.18.${Math.floor(Math.random() * 16)}.${Math.floor(Math.random() * 256)}`

/** With the frequency in percent. */
export const MIX = [
  { often: 15, what: 'feed of squawks', path: () => '/api/posts?kind=squawk' },
  // A future `seq` bypasses the isolate's cache, like the hint of a new post.
  { often: 8, what: 'feed after a hint', path: () => '/api/posts?kind=squawk&seq=999999999' },
  { often: 7, what: 'feed, signed in', path: () => '/api/posts?kind=squawk', signedIn: true },
  { often: 5, what: 'next page', path: ({ cursor }) => `/api/posts?kind=squawk&cursor=${cursor}` },
  { often: 10, what: 'feed of healing stories', path: () => '/api/posts?kind=hum' },
  { often: 18, what: 'thread', path: ({ town }) => `/api/posts/${pickRandom(town.threads).id}/replies` },
  { often: 5, what: 'post', path: ({ town }) => `/api/posts/${pickRandom(town.posts).id}` },
  { often: 3, what: 'session', path: () => '/api/session', signedIn: true },
  { often: 3, what: 'notifications', path: () => '/api/notifications', signedIn: true },
  { often: 8, what: 'quick search', path: () => `/api/search?q=${pickWord()}` },
  { often: 2, what: 'search', path: () => `/api/search/results?q=${pickWord()}` },
  { often: 3, what: 'graph', path: () => '/api/graph' },
  { often: 13, what: 'share page', path: ({ town: { posts } }) => toSharePath(pickRandom(posts)) },
]
const TURNS = MIX.flatMap((one) => Array.from({ length: one.often }, () => one))
const toSharePath = ({ kind, id }) => `/${kind}/${id}`

/** Returns a function that performs one read of the mix; `note` receives its name and duration. */
export function createReader(world, recordTime = () => undefined) {
  return async () => {
    const { what, path, signedIn } = pickRandom(TURNS)
    const as = signedIn ? pickRandom(world.town.people) : undefined
    const start = performance.now()
    const { done } = await world.door.get(`GET ${path(world)}`, { as, from: pickAddress() })
    recordTime(what, done - start)
    return done
  }
}

/** Loads the cursor of the feed's second page, and runs each read once. */
export async function prepareReads(world) {
  const { cursor } = parseBody(await world.door.get('GET /api/posts?kind=squawk'))
  world.cursor = encodeURIComponent(cursor)
  for (const one of MIX) await world.door.get(`GET ${one.path(world)}`, { as: world.town.people[0] })
}
