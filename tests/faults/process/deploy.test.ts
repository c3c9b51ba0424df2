/** A migration and a new version while users read, publish and listen; then back to the previous version. */
import { Agent, get } from 'node:http'
import { expect, test } from 'vitest'
import { type LiveFrame, retryDelay } from '../../../domain/live/live'
import { findFreePort } from '../../../scripts/port.mjs'
import { findViolations } from '../../support/invariants'
import { ALL_INVARIANTS, recordRow } from '../row'
import { startEdge } from './edge'
import { createRequester, createSound, createUser, createWav, publish, type User } from './http-client'
import { pause, pollUntil, startServer } from './server'

const READERS = 6
const SOCKETS = 6
const BACK_MS = 10_000
const PATHS = ['/api/posts?kind=squawk', '/api/health', '/api/tracks', '/api/session']

/** Reads over one connection at a time, like a browser with few requests. */
function startReader(origin: string, at: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const state = { goesOn: true, answered: 0, failed: [] as string[], versions: new Set<string>() }
  const read = (path: string) =>
    new Promise<void>((done) => {
      const asked = get(`${origin}${path}`, { agent }, (answer) => {
        answer.resume()
        answer.on('error', () => undefined)
        answer.on('close', () => {
          if (!answer.complete) state.failed.push(`${path}: cut`)
          else if ((answer.statusCode ?? 500) >= 400) state.failed.push(`${path}: ${answer.statusCode}`)
          else state.answered += 1
          state.versions.add(String(answer.headers['x-version'] ?? 'before'))
          done()
        })
      })
      asked.on('error', (error) => {
        state.failed.push(`${path}: ${error.message}`)
        done()
      })
    })
  async function run() {
    for (let turn = at; state.goesOn; turn += 1) {
      await read(PATHS[turn % PATHS.length] ?? '/')
      await pause(20)
    }
    agent.destroy()
  }
  return { state, ended: run() }
}

/** A socket that reconnects like the app's, and records when it opened. */
function startListener(origin: string, path: string, as: User | null) {
  const state = { goesOn: true, opened: 0, openedAt: 0, isOpen: false, heard: [] as LiveFrame[] }
  const headers = { origin, ...(as ? { cookie: as.cookie } : {}) }
  let attempt = 0
  let socket: WebSocket | null = null
  function open() {
    if (!state.goesOn) return
    // Node's WebSocket accepts headers, unlike a browser's.
    const made = new WebSocket(`${origin.replace('http', 'ws')}${path}`, { headers } as never)
    socket = made
    made.addEventListener('open', () => {
      attempt = 0
      Object.assign(state, { isOpen: true, opened: state.opened + 1, openedAt: Date.now() })
    })
    made.addEventListener('message', ({ data }) => state.heard.push(JSON.parse(String(data)) as LiveFrame))
    made.addEventListener('close', () => {
      state.isOpen = false
      setTimeout(open, retryDelay(attempt, Math.random()))
      attempt += 1
    })
  }
  open()
  return {
    state,
    close() {
      state.goesOn = false
      socket?.close()
    },
  }
}

test('serves readers, publishers and listeners during a migration and a new version', async ({ task }) => {
  const publicPort = await findFreePort()
  const server = await startServer({ publicPort })
  const edgeProxy = await startEdge(publicPort, () => server.port)
  const ask = createRequester(server.origin)
  const bytes = createWav(2)
  const wren = await createUser(ask, 'Wren')
  const people = [wren, await createUser(ask, 'Dele')]
  const readers = Array.from({ length: READERS }, (_, at) => startReader(server.origin, at))
  const listeners = Array.from({ length: SOCKETS }, (_, at) =>
    startListener(server.origin, at % 2 ? '/api/live/me' : '/api/live/feed', at % 2 ? wren : null),
  )
  const sum = (of: (one: (typeof readers)[number]) => number) =>
    readers.reduce((total, one) => total + of(one), 0)
  const failures = () => readers.flatMap(({ state }) => state.failed)
  const areOpen = () => listeners.every(({ state }) => state.isOpen)
  /** Publishes until the work has ended. */
  const acknowledged: string[] = []
  async function publishDuring(work: () => Promise<unknown>): Promise<void> {
    let goesOn = true
    const publishing = Promise.all(
      people.map(async (as) => {
        do acknowledged.push((await publish(ask, as, createSound(bytes))).post.id)
        while (goesOn)
      }),
    )
    await work().finally(() => {
      goesOn = false
    })
    await publishing
  }
  /** Replaces the running version; returns the milliseconds until every socket was back after the new one served. */
  async function deploy(options?: Parameters<typeof server.start>[0]): Promise<number> {
    let served = 0
    await publishDuring(async () => {
      await server.stop()
      await server.start(options)
      served = Date.now()
      await pollUntil(areOpen, BACK_MS)
    })
    return Math.max(...listeners.map(({ state }) => state.openedAt)) - served
  }

  try {
    await pollUntil(areOpen)
    // Every table gets a column, and the database a table and an index: what migrations may do (docs/deploy.md).
    const tables = await server.rows<{ name: string }>(
      `select name from sqlite_master where type = 'table' and sql not like 'create virtual%'
         and name not like 'sqlite\\_%' escape '\\' and name not like '\\_%' escape '\\'
         and name not like 'd1\\_%' escape '\\'
         and not exists (select 1 from sqlite_master v where v.sql like 'create virtual%'
           and sqlite_master.name like v.name || '\\_%' escape '\\')`,
    )
    expect(tables.length).toBeGreaterThan(20)
    await publishDuring(() =>
      server.change([
        ...tables.map(({ name }) => `alter table "${name}" add column grew_later integer not null default 1`),
        'create table grown_later (id text primary key)',
        'create index grown_later_posts on posts (grew_later)',
      ]),
    )
    // The previous version on the migrated database.
    await publishDuring(async () => {
      await server.cron()
      await pause(2000)
    })
    expect(failures()).toEqual([])
    expect(await findViolations(server.stores)).toEqual([])

    const backAfter = [await deploy({ before: 'tests/faults/process/newer.mjs' })]
    for (const { state } of readers) expect(state.failed.length, state.failed.join()).toBeLessThanOrEqual(1)
    const cut = failures().length
    await pollUntil(() => readers.every(({ state }) => state.versions.has('newer')))
    await server.cron()

    // Back to the previous version, without a down migration.
    backAfter.push(await deploy())
    for (const { state } of readers) expect(state.failed.length, state.failed.join()).toBeLessThanOrEqual(2)
    const last = await publish(ask, wren, createSound(bytes))
    acknowledged.push(last.post.id)
    const ofTheFeed = listeners.filter((_, at) => at % 2 === 0)
    await pollUntil(() => ofTheFeed.every(({ state }) => state.heard.at(-1)?.id === last.post.id))

    const kept = await server.rows<{ id: string }>('select id from posts')
    expect(kept.map(({ id }) => id).toSorted()).toEqual(acknowledged.toSorted())
    for (const as of people) await leave(as)
    await server.cron()
    expect(await findViolations(server.stores)).toEqual([])
    recordRow(task, {
      fault: `F11 a migration of ${tables.length} tables, a new version, and back to the previous one`,
      tried: 3,
      happened: `${sum(({ state }) => state.answered)} reads on ${READERS} connections: 0 failed by the migration, ${cut} and ${failures().length - cut} by the restarts; ${SOCKETS} sockets back ${backAfter.map((ms) => `${(ms / 1000).toFixed(1)} s`).join(' and ')} after it served; ${acknowledged.length} published meanwhile, each once`,
      checked: `${ALL_INVARIANTS}; at most one failure per connection`,
    })
  } finally {
    for (const { state } of readers) state.goesOn = false
    for (const one of listeners) one.close()
    edgeProxy.close()
    await server.remove()
  }

  async function leave(as: User): Promise<void> {
    const json = { username: as.username }
    const { status } = await ask('POST /api/me/erasure', { as, json })
    expect(status).toBe(200)
  }
})
