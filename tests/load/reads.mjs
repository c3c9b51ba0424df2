/** What people read, mixed as they read it: L1, and what goes on beside the other loads. */
import { word } from '../bench/spoken.mjs'
import { jsonOf } from './client.mjs'

const WORDS = 20_000
const some = (list) => list[Math.floor(Math.random() * list.length)]
/** Common words more often than rare ones. */
const someWord = () => word(Math.floor(WORDS ** Math.random()))
/** Limits are counted by address, and so many people sit at as many. */
export const someAddress = () => `198.18.${Math.floor(Math.random() * 16)}.${Math.floor(Math.random() * 256)}`

/** Each with how often of a hundred. */
export const MIX = [
  { often: 15, what: 'feed of squawks', path: () => '/api/posts?kind=squawk' },
  // A number from the future passes the isolate's memory by, as the hint of a new post does.
  { often: 8, what: 'feed after a hint', path: () => '/api/posts?kind=squawk&seq=999999999' },
  { often: 7, what: 'feed, signed in', path: () => '/api/posts?kind=squawk', signedIn: true },
  { often: 5, what: 'next page', path: ({ cursor }) => `/api/posts?kind=squawk&cursor=${cursor}` },
  { often: 10, what: 'feed of healing stories', path: () => '/api/posts?kind=hum' },
  { often: 18, what: 'thread', path: ({ town }) => `/api/posts/${some(town.threads).id}/replies` },
  { often: 5, what: 'post', path: ({ town }) => `/api/posts/${some(town.posts).id}` },
  { often: 3, what: 'who am I', path: () => '/api/session', signedIn: true },
  { often: 3, what: 'notifications', path: () => '/api/notifications', signedIn: true },
  { often: 8, what: 'quick search', path: () => `/api/search?q=${someWord()}` },
  { often: 2, what: 'search', path: () => `/api/search/results?q=${someWord()}` },
  { often: 3, what: 'graph', path: () => '/api/graph' },
  { often: 13, what: 'share page', path: ({ town: { posts } }) => sharePath(some(posts)) },
]
const TURNS = MIX.flatMap((one) => Array.from({ length: one.often }, () => one))
const sharePath = ({ kind, id }) => `/${kind}/${id}`

/** One read of the mix; `note` is told which it was and how long it took by itself. */
export function readOf(world, note = () => undefined) {
  return async () => {
    const { what, path, signedIn } = some(TURNS)
    const as = signedIn ? some(world.town.people) : undefined
    const start = performance.now()
    const { done } = await world.door.get(`GET ${path(world)}`, { as, from: someAddress() })
    note(what, done - start)
    return done
  }
}

/** Reads what the mix needs to know: where the second page of the feed begins. */
export async function prepareReads(world) {
  const { cursor } = jsonOf(await world.door.get('GET /api/posts?kind=squawk'))
  world.cursor = encodeURIComponent(cursor)
  for (const one of MIX) await world.door.get(`GET ${one.path(world)}`, { as: world.town.people[0] })
}
