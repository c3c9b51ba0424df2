/**
 * Whether the cost of a read depends on the number of posts: every read route on a small and on a large database in
 * turn; rows read by D1, and CPU of the server's process.
 */
import { DatabaseSync } from 'node:sqlite'
import { checkAtMostTimes, getMedian } from './goals.mjs'
import { runLoad } from './load.mjs'
import { findDatabaseFile } from './posts.mjs'
import { createName, createWord } from './realistic-posts.mjs'
import { prepareSpokenState } from './realistic-state.mjs'
import { serveCounted, stopAll } from './servers.mjs'

const SMALL = 1_000
const ROUNDS = 5
const SECONDS = 0.4
const LATE = '&seq=999999999'
const LIMIT = 1.2
/** Below this count, single rows more or less are noise. */
const FEW_ROWS = 50

/** The newest reply to a root post. */
const NEWEST_REPLY = `FROM connections c JOIN posts p ON p.id = c.parent_id
  WHERE p.parent_id IS NULL ORDER BY c.created_at DESC LIMIT 1`

/** Returns existing ids and names: a thread, a member, a conversation, a message. */
function readKnown(folder, reader) {
  const db = new DatabaseSync(findDatabaseFile(folder), { readOnly: true })
  const one = (sql) => Object.values(db.prepare(sql).get() ?? {})[0]
  const found = {
    post: one("SELECT id FROM posts WHERE kind = 'squawk' AND parent_id IS NULL ORDER BY seq DESC LIMIT 1"),
    root: one(`SELECT c.parent_id ${NEWEST_REPLY}`),
    answer: one(`SELECT c.child_id ${NEWEST_REPLY}`),
    member: one("SELECT username FROM profiles WHERE id = 'usr_b5'"),
    peer: one(
      `SELECT peer FROM conversations WHERE owner_id = '${reader}' ORDER BY last_message_at DESC LIMIT 1`,
    ),
  }
  db.close()
  return found
}

/** Returns the measured paths; `own` sends the reader's cookie. */
function listRoutes({ post, root, answer, member, peer }) {
  const text = encodeURIComponent
  return {
    'feed, stored': { path: `/api/posts?kind=squawk${LATE}` },
    'feed of stories, stored': { path: `/api/posts?kind=hum${LATE}` },
    'feed, signed in': { path: `/api/posts?kind=squawk${LATE}`, own: true },
    'feed of followed members': { path: '/api/posts?kind=squawk&from=following', own: true },
    'newest of all': { path: '/api/posts/recent' },
    post: { path: `/api/posts/${post}` },
    'share page': { path: `/squawk/${post}` },
    answers: { path: `/api/posts/${root}/replies` },
    parents: { path: `/api/posts/${answer}/parents` },
    graph: { path: '/api/graph', own: true },
    member: { path: `/api/people/${member}` },
    'posts of a member': { path: `/api/people/${member}/posts` },
    'page of a member': { path: `/@${member}` },
    'own posts': { path: '/api/me/posts?kind=squawk', own: true },
    conversations: { path: '/api/conversations', own: true },
    conversation: { path: `/api/conversations/${text(peer ?? '')}/messages`, own: true },
    unread: { path: '/api/conversations/unread', own: true },
    notifications: { path: '/api/notifications', own: true },
    events: { path: '/api/events?after=1', own: true },
    session: { path: '/api/session', own: true },
    'quick search': { path: `/api/search?q=${text(createWord(2))}` },
    // Hardly any of ten users has the name; the search part limits what it reads.
    'search, a name': { path: `/api/search?q=${text(createName(7))}`, isFilling: true },
    'search, signed in': { path: `/api/search?q=${text(createWord(4))}`, own: true },
    'all results': { path: `/api/search/results?q=${text(createWord(6))}` },
    members: { path: `/api/search/people?q=${text(createWord(3))}` },
  }
}

/** Starts a server with this many posts; returns it with the routes to measure. */
async function serveWithRoutes(count, port, stateFolder) {
  const { folder, reader, cookie } = await prepareSpokenState(count, stateFolder)
  const server = await serveCounted(port, folder)
  return { ...server, cookie, routes: listRoutes(readKnown(folder, reader)) }
}

const toHeaders = ({ cookie }, { own }) => ({
  ...(own ? { cookie } : {}),
  'cf-connecting-ip': '198.51.100.7',
})

/** Returns the rows that D1 reads for one request. */
async function countRows(server, route) {
  const ask = (path, headers = {}) => fetch(`${server.origin}${path}`, { headers })
  const waitUntilIdle = async () => {
    for (;;) {
      const { pending, read } = await (await ask('/counted')).json()
      if (pending === 0) return read
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  // The first view may fill caches.
  for (let view = 0; view < 2; view++) {
    await waitUntilIdle()
    const answer = await ask(route.path, toHeaders(server, route))
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${route.path} answered ${answer.status}`)
  }
  return waitUntilIdle()
}

const measureCpu = async (server, route) => {
  // From changing addresses, against rate limits.
  const from = (n) => `198.51.${Math.floor(n / 250) % 250}.${n % 250}`
  const headers = (n) => ({
    ...toHeaders(server, route),
    'cf-connecting-ip': from(n),
    'x-uncounted': 'yes',
  })
  const target = { url: `${server.origin}${route.path}`, pids: server.pids, headers }
  const { cpuMs, wrong } = await runLoad(target, { seconds: SECONDS, connections: 4 })
  if (wrong > 0) throw new Error(`${route.path}: ${wrong} wrong answers`)
  return cpuMs
}

/** Measures a small database and one of `posts` posts; `stateFolder` keeps both. */
export async function measureFlatness({ posts: large, stateFolder }) {
  try {
    const few = await serveWithRoutes(SMALL, 8784, stateFolder)
    const many = await serveWithRoutes(large, 8787, stateFolder)
    const table = {}
    for (const name of Object.keys(few.routes)) {
      const [small, big] = [few, many].map((server) => ({ server, route: server.routes[name] }))
      const rows = [await countRows(small.server, small.route), await countRows(big.server, big.route)]
      const pairs = []
      for (let round = 0; round <= ROUNDS; round++)
        pairs.push([await measureCpu(small.server, small.route), await measureCpu(big.server, big.route)])
      const ratio = getMedian(pairs.slice(1).map(([a, b]) => b / a))
      const cpu = [0, 1].map((i) => getMedian(pairs.slice(1).map((pair) => pair[i])))
      table[name] = { rows, cpu, ratio }
    }
    const toRow = ({ rows, cpu, ratio }) => ({
      'rows, few': rows[0],
      'rows, many': rows[1],
      'CPU ms, few': Number(cpu[0].toFixed(2)),
      'CPU ms, many': Number(cpu[1].toFixed(2)),
      ratio: Number(ratio.toFixed(2)),
    })
    console.log(`\nReads at ${SMALL.toLocaleString('en')} and ${large.toLocaleString('en')} posts`)
    console.table(Object.fromEntries(Object.entries(table).map(([name, one]) => [name, toRow(one)])))
    const judged = Object.entries(table).filter(([name]) => !few.routes[name].isFilling)
    return toGoals(judged, large.toLocaleString('en'))
  } finally {
    await stopAll()
  }
}

/** Returns the goals for the median and for the worst read. */
function toGoals(all, size) {
  const at = `at ${size} posts beside ${SMALL.toLocaleString('en')}`
  const [worst, { ratio }] = all.toSorted(([, a], [, b]) => b.ratio - a.ratio)[0]
  const more = ({ rows }) => rows[1] / Math.max(rows[0], FEW_ROWS)
  const [most, { rows }] = all.toSorted(([, a], [, b]) => more(b) - more(a))[0]
  const flatOnes = all.filter(([, one]) => more(one) <= LIMIT).length
  return [
    checkAtMostTimes(
      `CPU ${at}: median of ${all.length} reads`,
      { ratio: getMedian(all.map(([, one]) => one.ratio)) },
      LIMIT,
    ),
    checkAtMostTimes(`CPU ${at}: the dearest (${worst})`, { ratio }, LIMIT),
    checkAtMostTimes(
      `D1 rows ${at}: the most (${most}; ${flatOnes} of ${all.length} are flat)`,
      {
        measured: rows[1],
        yardstick: rows[0],
        ratio: more({ rows }),
      },
      LIMIT,
    ),
  ]
}
