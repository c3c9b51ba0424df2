/**
 * Counts what each user action costs in the stores: the built Worker in workerd, real D1, R2 and Durable Objects, and
 * D1's own `rows_read` and `rows_written` of every statement, background work included.
 */
import { createHash, randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seed } from '../../../scripts/seed/seed.mjs'
import { serve } from '../../../scripts/serve.mjs'
import { listProcessTree, readCpuSeconds } from '../load.mjs'
import {
  addFollowed,
  addFollowers,
  addMembers,
  addSounds,
  addSquawks,
  addSubscriptions,
} from './insert-users.mjs'

const SPEECH = readFileSync(new URL('../../fixtures/speech-a.mp3', import.meta.url))
const HOUR_MS = 3_600_000
const listServerProcesses = (pid) => listProcessTree(pid).slice(1)

/** Returns a client of a running Worker with a counter. */
function createClient(origin) {
  const ask = (route, { as, json, body, headers = {} } = {}) => {
    const [method, path] = route.split(' ')
    return fetch(`${origin}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(method === 'GET' ? {} : { origin }),
        ...(as ? { cookie: as.cookie } : {}),
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        'cf-connecting-ip': '198.51.100.7',
        // A kept-alive connection may be closed while the next request is on its way.
        connection: 'close',
        ...headers,
      },
      body: json === undefined ? body : JSON.stringify(json),
    })
  }
  const waitUntilIdle = async () => {
    for (;;) {
      const { pending, ...counted } = await (await ask('GET /counted')).json()
      if (pending === 0) return counted
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  return {
    ask,
    waitUntilIdle,
    async read(route, given) {
      const answer = await ask(route, given)
      if (!answer.ok) throw new Error(`${route} answered ${answer.status}: ${await answer.text()}`)
      return answer.status === 204 ? null : answer.json()
    },
  }
}

const createKeyHeader = () => ({ 'idempotency-key': randomUUID() })
const createSquawk = (mediaId, given = {}) => ({
  mode: 'squawk',
  title: 'By the river at dusk',
  description: 'What the owl said when the rain stopped and no one was looking.',
  tags: ['morning', 'river'],
  peaks: 'AZaz09-_'.repeat(20),
  mediaId,
  ...given,
})

/** Counts every action; returns `{ actions, publishing }`, the second a load of publishes beside bare writes. */
export async function countActions(port) {
  const state = mkdtempSync(join(tmpdir(), 'owlcast-scale-'))
  const { mf, origin } = await serve({
    port,
    state,
    vars: { ENVIRONMENT: 'test', PUSH_TEST_URL: 'http://push.invalid' },
    before: 'tests/bench/scale/counting.mjs',
  })
  try {
    await seed(mf, origin, { voices: false, tracks: 1 })
    const db = await mf.getD1Database('DB')
    const { ask, read, waitUntilIdle } = createClient(origin)
    const actions = {}
    const countAction = async (name, work) => {
      await waitUntilIdle()
      const answer = await work()
      actions[name] = await waitUntilIdle()
      return answer
    }
    const createMember = (name, options) => read('POST /api/dev/people', { json: { name, ...options } })
    const [wren, jay, rook, lark, finch] = await Promise.all(
      ['Wren', 'Jay', 'Rook', 'Lark', 'Finch'].map((name) => createMember(name)),
    )
    const uploadSound = async (as, mode, measured) => {
      const run = measured ? countAction : (_, work) => work()
      const sha256 = createHash('sha256').update(SPEECH).digest('hex')
      const draftId = `draft_${randomUUID().slice(0, 12)}`
      const json = { draftId, mode, type: 'audio/mpeg', bytes: SPEECH.length, sha256 }
      const { id } = await run('ticket for an upload', () => read('POST /api/uploads', { as, json }))
      const headers = { 'content-type': 'audio/mpeg', 'content-length': String(SPEECH.length) }
      await run('upload', () => read(`PUT /api/uploads/${id}`, { as, body: SPEECH, headers }))
      return id
    }
    const publish = async (name, as, given = {}) => {
      const mediaId = await uploadSound(as, given.mode ?? 'squawk', name === null)
      const json = createSquawk(mediaId, given)
      return countAction(name ?? 'publish, no followers', () =>
        read('POST /api/posts', { as, json, headers: createKeyHeader() }),
      )
    }

    await publish('publish, every word for the first time', wren)
    const { post } = await publish(null, wren)
    await publish('reply', jay, { parents: [{ id: post.id }] })
    const messageTo = ({ username }) => ({ mode: 'mue', tags: [], recipient: `@${username}` })
    await publish('first message of a stranger', jay, messageTo(wren))
    await publish('first answer', wren, messageTo(jay))
    await publish('message to a member', jay, messageTo(wren))
    await publish('message to an address', jay, { mode: 'mue', tags: [], recipient: 'kit@example.com' })
    await countAction('follow', () => read(`PUT /api/people/${wren.username}/follow`, { as: jay }))
    await countAction('unfollow', () => read(`DELETE /api/people/${wren.username}/follow`, { as: jay }))
    await countAction('mark all as read', () =>
      read('POST /api/notifications/read', { as: wren, json: { all: true } }),
    )
    await countAction('edit a title', () =>
      read(`PATCH /api/posts/${post.id}`, { as: wren, json: { title: 'By the river, later' } }),
    )

    // Reads.
    const feed = '/api/posts?kind=squawk'
    await ask(`GET ${feed}`).then((answer) => answer.text())
    await countAction('feed, from memory', () => read(`GET ${feed}`))
    await countAction('feed, after a hint (stored page)', () => read(`GET ${feed}&seq=999999999`))
    await countAction('feed, signed in, after a hint', () => read(`GET ${feed}&seq=999999999`, { as: rook }))
    await countAction('recent posts', () => read('GET /api/posts/recent'))
    await countAction('session', () => read('GET /api/session', { as: wren }))
    await countAction('notifications', () => read('GET /api/notifications', { as: wren }))
    await countAction('unread figure', () => read('GET /api/notifications/unread', { as: wren }))
    await countAction('conversations', () => read('GET /api/conversations', { as: wren }))
    await countAction('catch up', () => read('GET /api/events?after=1', { as: wren }))
    const heard = await read(`GET /api/posts/${post.id}`)
    await countAction('a range of sound', () =>
      ask(`GET ${heard.audioUrl}`, { headers: { range: 'bytes=0-16383' } }).then((answer) =>
        answer.arrayBuffer(),
      ),
    )
    await countAction('share page', () => ask(`GET /squawk/${post.id}`).then((answer) => answer.text()))

    // An author with many followers, with and without push subscriptions.
    await addMembers(db, 'flock', 1000)
    await addFollowers(db, 'flock', 1000, lark.id)
    await publish('publish, 1,000 followers', lark)
    await addMembers(db, 'loud', 400)
    await addSubscriptions(db, 'loud', 400)
    await addFollowers(db, 'loud', 400, finch.id)
    await publish('publish, 400 followers with a browser', finch)

    // A reader who follows the maximum number of members.
    const now = Date.now()
    await addMembers(db, 'many', 5000)
    await addSquawks(db, 'many', 5000, 2, now + 20 * HOUR_MS)
    await addFollowed(db, 'many', 5000, rook.id)
    await countAction('feed of 5,000 followed', () => read(`GET ${feed}&from=following`, { as: rook }))
    await countAction('feed rebuilt', () => read(`GET ${feed}&seq=999999998`))

    const publishing = await loadPublishing({ origin, db, as: wren, ask, waitUntilIdle })

    // The cron trigger: with pending pushes, with nothing to do, and with expired posts.
    const cron = async () => (await mf.getWorker()).scheduled({ cron: '*/5 * * * *' })
    await countAction('cron, 200 pushes wait', cron)
    for (let run = 0; run < 3; run++) await cron()
    await countAction('cron, nothing to do', cron)
    await db
      .prepare('UPDATE posts SET expires_at = 1 WHERE id IN (SELECT id FROM posts ORDER BY seq LIMIT 600)')
      .run()
    const before = await db.prepare('SELECT count(*) AS n FROM posts').first('n')
    await countAction('cron, 600 expired', cron)
    const after = await db.prepare('SELECT count(*) AS n FROM posts').first('n')
    actions['cron, 600 expired'].purged = before - after
    return { actions, publishing }
  } finally {
    await mf.dispose()
    rmSync(state, { recursive: true, force: true })
  }
}

/** Publishes in a closed loop, in turn with bare writes of one row and with requests that use no store. */
async function loadPublishing({ db, as, ask, waitUntilIdle }, rounds = 3, perRound = 60) {
  await addSounds(db, 'load', rounds * perRound, as.id)
  let next = 0
  const targets = {
    publish: () =>
      ask('POST /api/posts', {
        as,
        json: createSquawk(`med_load${next++}`),
        headers: { ...createKeyHeader(), 'x-uncounted': 'yes' },
      }),
    'bare write of one row': () => ask('POST /bare'),
    'no store': () => ask('GET /api/health'),
  }
  const spent = Object.fromEntries(Object.keys(targets).map((name) => [name, { ms: 0, cpu: 0, wrong: 0 }]))
  const pids = listServerProcesses(process.pid)
  for (let round = 0; round < rounds; round++)
    for (const [name, work] of Object.entries(targets)) {
      let left = perRound
      const cpu = readCpuSeconds(pids)
      const start = performance.now()
      const runLane = async () => {
        while (left-- > 0) {
          const answer = await work()
          await answer.arrayBuffer()
          if (answer.status >= 300) spent[name].wrong++
        }
      }
      await Promise.all(Array.from({ length: 8 }, runLane))
      spent[name].ms += performance.now() - start
      await waitUntilIdle()
      spent[name].cpu += (readCpuSeconds(pids) ?? 0) - (cpu ?? 0)
    }
  const all = rounds * perRound
  return Object.fromEntries(
    Object.entries(spent).map(([name, { ms, cpu, wrong }]) => [
      name,
      { perSecond: (all * 1000) / ms, cpuMs: (cpu * 1000) / all, wrong },
    ]),
  )
}
