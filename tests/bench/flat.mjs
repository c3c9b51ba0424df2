/**
 * Whether a read costs the same however many posts there are: every route that reads, on a small and on a large database in
 * turn; the rows that D1 says it read, and the CPU of the server's process.
 */
import { DatabaseSync } from 'node:sqlite'
import { atMost, atMostTimes, median } from './goals.mjs'
import { load } from './load.mjs'
import { databaseFile } from './posts.mjs'
import { serveCounted, stopAll } from './servers.mjs'
import { nameOf, WRITER, word } from './spoken.mjs'
import { spokenState } from './spoken-state.mjs'

const SMALL = 1_000
const ROUNDS = 5
const SECONDS = 0.4
const LATE = '&seq=999999999'
/** Rows may differ by so many: one list is longer than another by a post that faded meanwhile. */
const ROWS_APART = 3

/** The newest answer to what lives as long as it does itself. */
const TIE = `FROM connections c JOIN posts p ON p.id = c.parent_id
  WHERE p.parent_id IS NULL ORDER BY c.created_at DESC LIMIT 1`

/** Ids and names that are there: a thread, a member, a conversation, a message. */
function known(folder) {
  const db = new DatabaseSync(databaseFile(folder), { readOnly: true })
  const one = (sql) => Object.values(db.prepare(sql).get() ?? {})[0]
  const found = {
    post: one("SELECT id FROM posts WHERE kind = 'squawk' AND parent_id IS NULL ORDER BY seq DESC LIMIT 1"),
    root: one(`SELECT c.parent_id ${TIE}`),
    answer: one(`SELECT c.child_id ${TIE}`),
    member: one("SELECT username FROM profiles WHERE id = 'usr_b5'"),
    peer: one(`SELECT peer FROM conversations WHERE owner_id = '${WRITER}' ORDER BY last_at DESC LIMIT 1`),
  }
  db.close()
  return found
}

/** What is asked: a visitor's address, or one of somebody signed in. */
function routes({ post, root, answer, member, peer }) {
  const text = encodeURIComponent
  return {
    'feed, stored': { path: `/api/posts?kind=squawk${LATE}` },
    'feed of stories, stored': { path: `/api/posts?kind=hum${LATE}` },
    'feed, signed in': { path: `/api/posts?kind=squawk${LATE}`, own: true },
    'feed of whom I follow': { path: '/api/posts?kind=squawk&from=following', own: true },
    'newest of all': { path: '/api/posts/recent' },
    'one voice': { path: `/api/posts/${post}` },
    'share page': { path: `/squawk/${post}` },
    answers: { path: `/api/posts/${root}/replies` },
    'what it answers': { path: `/api/posts/${answer}/parents` },
    graph: { path: '/api/graph', own: true },
    member: { path: `/api/people/${member}` },
    'voices of a member': { path: `/api/people/${member}/posts` },
    'page of a member': { path: `/@${member}` },
    'own voices': { path: '/api/me/posts?list=flow', own: true },
    conversations: { path: '/api/conversations', own: true },
    conversation: { path: `/api/conversations/${text(peer ?? '')}/messages`, own: true },
    unread: { path: '/api/conversations/unread', own: true },
    notifications: { path: '/api/notifications', own: true },
    'what happened': { path: '/api/events?after=1', own: true },
    session: { path: '/api/session', own: true },
    'quick search': { path: `/api/search?q=${text(word(2))}` },
    'search, a name': { path: `/api/search?q=${text(nameOf(77))}` },
    'search, signed in': { path: `/api/search?q=${text(word(4))}`, own: true },
    'all results': { path: `/api/search/results?q=${text(word(6))}` },
    members: { path: `/api/search/people?q=${text(word(3))}` },
  }
}

/** A running server with what to ask of it. */
async function house(count, port, kept) {
  const { folder, cookie } = await spokenState(count, kept)
  const server = await serveCounted(port, folder)
  return { ...server, cookie, routes: routes(known(folder)) }
}

const headersOf = ({ cookie }, { own }) => ({
  ...(own ? { cookie } : {}),
  'cf-connecting-ip': '198.51.100.7',
})

/** Rows that D1 reads for one request, and its status. */
async function rowsOf(server, route) {
  const ask = (path, headers = {}) => fetch(`${server.origin}${path}`, { headers })
  const settled = async () => {
    for (;;) {
      const { pending, read } = await (await ask('/counted')).json()
      if (pending === 0) return read
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  // The first view may make what later ones find.
  for (let view = 0; view < 2; view++) {
    await settled()
    const answer = await ask(route.path, headersOf(server, route))
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${route.path} answered ${answer.status}`)
  }
  return settled()
}

const cpuOf = async (server, route) => {
  const headers = { ...headersOf(server, route), 'x-uncounted': 'yes' }
  const target = { url: `${server.origin}${route.path}`, pids: server.pids, headers }
  const { cpuMs, wrong } = await load(target, { seconds: SECONDS, connections: 4 })
  if (wrong > 0) throw new Error(`${route.path}: ${wrong} wrong answers`)
  return cpuMs
}

/** Measures both sizes; the large one is a million where that is asked for. */
export async function flat({ million = false, kept = null } = {}) {
  const large = million ? 1_000_000 : 100_000
  try {
    const few = await house(SMALL, 8784, kept)
    const many = await house(large, 8787, kept)
    const table = {}
    for (const name of Object.keys(few.routes)) {
      const [small, big] = [few, many].map((server) => ({ server, route: server.routes[name] }))
      const rows = [await rowsOf(small.server, small.route), await rowsOf(big.server, big.route)]
      const pairs = []
      for (let round = 0; round <= ROUNDS; round++)
        pairs.push([await cpuOf(small.server, small.route), await cpuOf(big.server, big.route)])
      const ratio = median(pairs.slice(1).map(([a, b]) => b / a))
      const cpu = [0, 1].map((i) => median(pairs.slice(1).map((pair) => pair[i])))
      table[name] = { rows, cpu, ratio }
    }
    const shown = ({ rows, cpu, ratio }) => ({
      'rows, few': rows[0],
      'rows, many': rows[1],
      'CPU ms, few': Number(cpu[0].toFixed(2)),
      'CPU ms, many': Number(cpu[1].toFixed(2)),
      ratio: Number(ratio.toFixed(2)),
    })
    console.log(`\nReads at ${SMALL.toLocaleString('en')} and ${large.toLocaleString('en')} posts`)
    console.table(Object.fromEntries(Object.entries(table).map(([name, one]) => [name, shown(one)])))
    const all = Object.entries(table)
    const [dearest, { ratio }] = all.toSorted(([, a], [, b]) => b.ratio - a.ratio)[0]
    const [most, { rows }] = all.toSorted(
      ([, a], [, b]) => b.rows[1] - b.rows[0] - (a.rows[1] - a.rows[0]),
    )[0]
    const size = large.toLocaleString('en')
    return [
      atMostTimes(
        `CPU of a read at ${size} posts beside ${SMALL}: median of ${all.length} routes`,
        { ratio: median(all.map(([, one]) => one.ratio)) },
        1.2,
      ),
      atMostTimes(`the dearest of them (${dearest})`, { ratio }, 1.2),
      atMost(
        `rows more than at ${SMALL}, the most (${most}: ${rows.join(' → ')})`,
        rows[1] - rows[0],
        ROWS_APART,
      ),
    ]
  } finally {
    await stopAll()
  }
}
