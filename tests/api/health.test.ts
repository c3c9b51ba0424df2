import { createExecutionContext, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, expect, test, vi } from 'vitest'
import {
  ALARM_FAILED_RUNS,
  ALARM_MAIL_WAITING_MS,
  ALARM_SCHEDULE_LATE_MS,
} from '../../domain/alarms/alarms.limits'
import { SMS_EXPIRED } from '../../domain/alarms/sms-errors'
import { createApp } from '../../worker/app'
import { scheduleRuns } from '../../worker/database/tables/alarms.table'
import { backups } from '../../worker/database/tables/backups.table'
import { outbox } from '../../worker/database/tables/outbox.table'
import type { Env } from '../../worker/env'
import { checkParts, type HealthParts } from '../../worker/health/health.service'
import { HEALTH_TIMEOUT_MS } from '../../worker/http/responding'
import {
  HEALTH_NEWEST_OBJECTS,
  HEALTH_UNKNOWN_OBJECTS,
  listPrefixes,
  type StoredPrefix,
} from '../../worker/media/storage-health'
import { createEmail, createSms } from '../../worker/outbox/outbox.service'
import { runSchedule } from '../../worker/schedule'
import { createUpload, publishSquawk, readFixture } from '../support/recordings'
import { call, createPerson, getTools, type Person } from '../support/world'

type DeepHealth = { ok: boolean; parts: HealthParts; failingSteps: string[] }

/** A part is reported as failing once it is late. */
const BUSY = { timeout: 60_000 }
const HURRIED_MS = 1000

/** Lets the deep check give up a store sooner; a test repeats a check in which another store was late. */
function hurryTimeouts(): void {
  const wait = globalThis.setTimeout
  const hurry = (run: () => void, ms?: number) => wait(run, ms === HEALTH_TIMEOUT_MS ? HURRIED_MS : ms)
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(hurry as typeof setTimeout)
}
const HEALTHY = { database: true, storage: true, live: true, assets: true, outbox: true, schedule: true }

afterEach(() => vi.restoreAllMocks())

test('reports that the Worker serves', async () => {
  const answer = await call('GET /api/health')
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ ok: true, version: expect.any(String) })
})

test('checks the database, the storage and a channel in the deep check', async () => {
  const answer = await call('GET /api/health/deep')
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({
    ok: true,
    parts: HEALTHY,
    config: [],
  })
})

const throwGone = (): never => {
  throw new Error('gone')
}

const LISTED = { objects: [] }

/** A bucket that stores texts, with failing methods. */
function fakeStorage(failing: object = {}) {
  const stored = new Map<string, string>()
  return {
    list: async () => LISTED,
    put: async (key: string, text: string) => void stored.set(key, text),
    get: async (key: string) => (stored.has(key) ? { text: async () => stored.get(key) } : null),
    head: async (key: string) => (stored.has(key) ? {} : null),
    delete: async (key: string) => void stored.delete(key),
    ...failing,
  }
}

const ENTRY = '/assets/app-x.js'
const STYLES = '/assets/app-x.css'
const APP = `<script type="module" src="/assets/opening-x.js"></script><script type="module" crossorigin src="${ENTRY}"></script><link rel="stylesheet" crossorigin href="${STYLES}">`
const createPage = (html: string) => new Response(html, { headers: { 'content-type': 'text/html' } })

/** Files of the client, all of which are there, with the given ones in their places. */
function fakeFiles(files: Record<string, Response> = {}) {
  const all: Record<string, Response> = { '/': createPage(APP), ...files }
  return { fetch: async (url: string) => (all[new URL(url).pathname] ?? new Response('')).clone() }
}

test.each<[string, object]>([
  ['database', { DB: { prepare: throwGone } }],
  ['storage', { MEDIA: { list: async () => throwGone() } }],
  ['storage', { MEDIA: { list: async () => LISTED, put: async () => throwGone() } }],
  ['storage', { MEDIA: fakeStorage({ get: async () => throwGone() }) }],
  // Never answers.
  ['storage', { MEDIA: fakeStorage({ get: () => new Promise(() => {}) }) }],
  // Writes succeed and nothing is stored.
  ['storage', { MEDIA: fakeStorage({ get: async () => null }) }],
  // Something else is stored.
  ['storage', { MEDIA: fakeStorage({ get: async () => ({ text: async () => 'other' }) }) }],
  // Deletions succeed and nothing is deleted.
  ['storage', { MEDIA: fakeStorage({ delete: async () => undefined }) }],
  [
    'database',
    {
      DB: {
        prepare: () => ({ bind: () => ({}) }),
        batch: async () => [{ results: [] }, { success: true, results: [] }],
      },
    },
  ],
  ['live', { CHANNELS: { idFromName: throwGone } }],
  ['assets', { ASSETS: { fetch: throwGone } }],
  ['assets', { ASSETS: { fetch: () => new Promise(() => {}) } }],
  ['assets', { ASSETS: { fetch: async () => new Response(null, { status: 500 }) } }],
  // The part responds with an unexpected value.
  [
    'database',
    { DB: { prepare: () => ({ bind: () => ({}) }), batch: async () => [{ success: false, error: 'gone' }] } },
  ],
  ['storage', { MEDIA: fakeStorage({ list: async () => ({}) }) }],
  [
    'live',
    { CHANNELS: { idFromName: () => 'health', get: () => ({ checkStorage: async () => undefined }) } },
  ],
])('reports a failing %s in the deep check', async (part, bindings) => {
  hurryTimeouts()
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  // On a busy machine, another part may be late.
  const expectReported = async () => {
    const broken = { ...env, ...bindings } as unknown as Env
    const request = new Request(`${env.ORIGIN}/api/health/deep`)
    const answer = await createApp().fetch(request, broken, createExecutionContext())
    expect(answer.status).toBe(503)
    const { ok, parts } = await answer.json<{ ok: boolean; parts: Record<string, boolean> }>()
    expect(ok).toBe(false)
    expect(Object.keys(parts).filter((one) => !parts[one])).toEqual([part])
  }
  await vi.waitFor(expectReported, BUSY)
  expect(log).toHaveBeenCalledWith(expect.stringContaining(`"health":"${part}"`))
})

test('reports a database that never responds', async () => {
  hurryTimeouts()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const hang = () => new Promise(() => {})
  const statement = { bind: () => statement, first: hang, all: hang, run: hang, raw: hang }
  const hanging = { ...env, DB: { prepare: () => statement, batch: hang } } as unknown as Env
  const expectReported = async () => {
    const request = new Request(`${env.ORIGIN}/api/health/deep`)
    const answer = await createApp().fetch(request, { ...hanging }, createExecutionContext())
    expect(answer.status).toBe(503)
    const { parts } = await answer.json<DeepHealth>()
    expect(parts).toMatchObject({ database: false, live: true, assets: true })
  }
  await vi.waitFor(expectReported, BUSY)
})

test('runs the deep check once for concurrent requests', async () => {
  const storage = fakeStorage()
  const put = vi.spyOn(storage, 'put')
  const counted = { ...env, MEDIA: storage } as unknown as Env
  await Promise.all([checkParts(counted, Date.now()), checkParts(counted, Date.now())])
  expect(put).toHaveBeenCalledTimes(1)
})

test('reports a database that can only be read', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await env.DB.exec(
    "create trigger read_only before insert on rate_limits begin select raise(abort, 'database or disk is full'); end",
  )
  try {
    await expect.poll(() => checkParts({ ...env }, Date.now()), BUSY).toEqual({ ...HEALTHY, database: false })
  } finally {
    await env.DB.exec('drop trigger read_only')
  }
})

test('reports a full database that has room for a single row', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  // A value of many pages needs new ones; a counter is changed in its page.
  await env.DB.exec(
    "create trigger no_pages before insert on rate_limits when length(new.key) > 16384 begin select raise(abort, 'database or disk is full'); end",
  )
  const check = () => checkParts({ ...env }, Date.now())
  const expectParts = (parts: HealthParts) => expect.poll(() => check(), BUSY).toEqual(parts)
  await expectParts({ ...HEALTHY, database: false }).finally(() => env.DB.exec('drop trigger no_pages'))
  await expectParts(HEALTHY)
  const left = env.DB.prepare("select count(*) as n from rate_limits where key like 'health%'")
  expect(await left.first('n')).toBe(0)
})

test.each([
  [
    // As where a migration was edited after it was applied.
    'a column is missing',
    'alter table profiles rename column fediverse_address to address_gone',
    'alter table profiles rename column address_gone to fediverse_address',
  ],
  [
    'a table is missing',
    'alter table sessions rename to sessions_gone',
    'alter table sessions_gone rename to sessions',
  ],
  [
    // As after a restore that broke off.
    'a trigger is missing',
    'drop trigger ledger_prevent_delete',
    "CREATE TRIGGER ledger_prevent_delete BEFORE DELETE ON ledger BEGIN SELECT raise(ABORT, 'ledger rows never change'); END;",
  ],
  [
    // Triggers use it: nothing public could be published.
    'a view is missing',
    'drop view tokenized_terms',
    "CREATE VIEW tokenized_terms AS SELECT term AS word, doc AS posts FROM search_tokenizer_vocab WHERE length(term) BETWEEN 3 AND 64 AND term GLOB '*[^0-9]*';",
  ],
  [
    // Queries name it: no signed-in user could read a list.
    'an index is missing',
    'drop index conversations_withheld',
    "CREATE INDEX conversations_withheld ON conversations (owner_id,peer) WHERE state = 'request' or dismissed_at > 0;",
  ],
  [
    'a migration is not applied',
    "update d1_migrations set name = name || '_gone' where id = (select max(id) from d1_migrations)",
    "update d1_migrations set name = replace(name, '_gone', '')",
  ],
])('reports a database in which %s', async (_, change, undo) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await env.DB.exec(change)
  try {
    await expect.poll(() => checkParts({ ...env }, Date.now()), BUSY).toEqual({ ...HEALTHY, database: false })
  } finally {
    await env.DB.exec(undo)
  }
  await expect.poll(() => checkParts({ ...env }, Date.now()), BUSY).toEqual(HEALTHY)
})

test.each(['/api/health', '/api/health/deep', '/api/posts'])(
  'returns the common error format for %s without a binding',
  async (path) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    for (const name of ['DB', 'MEDIA', 'CHANNELS', 'ASSETS']) {
      const broken = { ...env, [name]: undefined } as unknown as Env
      const request = new Request(`${env.ORIGIN}${path}`)
      const answer = await createApp().fetch(request, broken, createExecutionContext())
      expect(answer.status, name).toBe(503)
      expect(await answer.json(), name).toMatchObject({ error: { code: 'request.unavailable' } })
    }
  },
)

test('reports emails that wait for long where they are meant to leave', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { db, ids, clock } = getTools()
  const draft = { to: 'mara@example.org', purpose: 'account', subject: 'Hi', text: 'Hi', html: 'Hi' } as const
  const email = createEmail({ ids, clock }, draft)
  await db.insert(outbox).values(email)
  await db.insert(scheduleRuns).values({ name: 'cron', ranAt: clock.now() + ALARM_MAIL_WAITING_MS })
  const ASSETS = fakeFiles()
  const check = (bindings: object, waitedMs: number) =>
    checkParts({ ...env, ASSETS, ...bindings } as unknown as Env, clock.now() + waitedMs)
  await expect.poll(() => check({}, ALARM_MAIL_WAITING_MS - 60_000), BUSY).toEqual(HEALTHY)
  await expect
    .poll(() => check({}, ALARM_MAIL_WAITING_MS + 60_000), BUSY)
    .toEqual({ ...HEALTHY, outbox: false })
  // Without a provider they wait for one.
  await expect
    .poll(() => check({ ENVIRONMENT: 'production' }, ALARM_MAIL_WAITING_MS + 60_000), BUSY)
    .toEqual(HEALTHY)
  await db.update(outbox).set({ sentAt: clock.now() })
  await expect.poll(() => check({}, ALARM_MAIL_WAITING_MS + 60_000), BUSY).toEqual(HEALTHY)
  await db.delete(scheduleRuns)
})

test('reports files that are missing in production', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const check = (ENVIRONMENT: string, ASSETS: object) =>
    checkParts({ ...env, ENVIRONMENT, ASSETS } as unknown as Env, Date.now())
  const missing = (path: string) => fakeFiles({ [path]: new Response(null, { status: 404 }) })
  await expect.poll(() => check('production', fakeFiles()), BUSY).toEqual(HEALTHY)
  for (const path of ['/', ENTRY, STYLES, '/assets/opening-x.js']) {
    await expect
      .poll(() => check('production', missing(path)), { ...BUSY, message: path })
      .toEqual({ ...HEALTHY, assets: false })
    await expect.poll(() => check('development', missing(path)), { ...BUSY, message: path }).toEqual(HEALTHY)
  }
  // Pages without the script, as a build leaves them that broke off, and a page in its place.
  for (const [path, page] of [
    ['/', createPage('')],
    [ENTRY, createPage(APP)],
    [STYLES, createPage(APP)],
  ] as const)
    await expect
      .poll(() => check('production', fakeFiles({ [path]: page })), BUSY)
      .toEqual({ ...HEALTHY, assets: false })
})

test('reports a cron that has not run lately', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { db, clock } = getTools()
  const check = (sinceMs: number) => checkParts({ ...env }, clock.now() + sinceMs)
  await env.DB.exec('update d1_migrations set applied_at = current_timestamp')
  await expect.poll(() => check(ALARM_SCHEDULE_LATE_MS - 60_000), BUSY).toEqual(HEALTHY)
  // It has never run.
  await expect
    .poll(() => check(ALARM_SCHEDULE_LATE_MS + 60_000), BUSY)
    .toEqual({ ...HEALTHY, schedule: false })
  await runSchedule(getTools())
  await expect.poll(() => check(ALARM_SCHEDULE_LATE_MS - 60_000), BUSY).toEqual(HEALTHY)
  await expect
    .poll(() => check(ALARM_SCHEDULE_LATE_MS + 60_000), BUSY)
    .toEqual({ ...HEALTHY, schedule: false })
  await db.delete(scheduleRuns)
})

test('names steps of the cron that keep failing, not one that failed once', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { db } = getTools()
  // A copy of the bindings has no memo of an earlier check.
  const check = async () => {
    const request = new Request(`${env.ORIGIN}/api/health/deep`)
    const answer = await createApp().fetch(request, { ...env }, createExecutionContext())
    const { ok, parts, failingSteps } = await answer.json<DeepHealth>()
    return { status: answer.status, ok, schedule: parts.schedule, failingSteps }
  }
  await db.delete(backups)
  await env.DB.exec(
    "create trigger full before insert on backups begin select raise(abort, 'secret-value'); end",
  )
  try {
    for (let run = 1; run < ALARM_FAILED_RUNS; run++) await runSchedule(getTools())
    await expect
      .poll(() => check(), BUSY)
      .toEqual({ status: 200, ok: true, schedule: true, failingSteps: [] })
    await runSchedule(getTools())
    const failing = { status: 503, ok: false, schedule: false, failingSteps: ['copyDatabase'] }
    await expect.poll(() => check(), BUSY).toEqual(failing)
    expect(log).toHaveBeenCalledWith(expect.stringContaining('It keeps failing in copyDatabase.'))
  } finally {
    await env.DB.exec('drop trigger full')
  }
  await runSchedule(getTools())
  await expect.poll(() => check(), BUSY).toEqual({ status: 200, ok: true, schedule: true, failingSteps: [] })
  await db.delete(scheduleRuns)
})

test('names the settings that are wrong, without their values', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const broken = { ...env, REPORTS_TO: 'nobody', DEMO_MODE: 'maybe' } as unknown as Env
  const request = new Request(`${env.ORIGIN}/api/health/deep`)
  const answer = await createApp().fetch(request, broken, createExecutionContext())
  const text = await answer.text()
  expect(JSON.parse(text).config).toEqual(['REPORTS_TO', 'DEMO_MODE'])
  expect(text).not.toMatch(/nobody|maybe/)
})

test.each<[string, 'put' | 'get' | 'delete', () => undefined]>([
  ['refuses to write', 'put', throwGone],
  ['loses what was written', 'get', () => undefined],
  ['refuses to delete', 'delete', throwGone],
])('reports a Durable Object whose storage %s', async (_, method, fail) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const channel = env.CHANNELS.get(env.CHANNELS.idFromName('health'))
  await runInDurableObject(channel, (_, { storage }) => {
    vi.spyOn(storage.kv, method as 'get').mockImplementation(fail)
  })
  await expect.poll(() => checkParts({ ...env }, Date.now()), BUSY).toEqual({ ...HEALTHY, live: false })
  vi.restoreAllMocks()
  await expect.poll(() => checkParts({ ...env }, Date.now()), BUSY).toEqual(HEALTHY)
})

test('finishes the check of a request that was cancelled, for the others that wait for it', async () => {
  const waitUntil = vi.fn()
  const context = { ...createExecutionContext(), waitUntil } as ExecutionContext
  await createApp().fetch(new Request(`${env.ORIGIN}/api/health/deep`), { ...env }, context)
  const [check] = waitUntil.mock.calls.flat()
  expect(await check).toEqual(HEALTHY)
})

test('leaves nothing in the storage', async () => {
  expect((await checkParts({ ...env }, Date.now())).storage).toBe(true)
  expect((await env.MEDIA.list({ prefix: 'health' })).objects).toEqual([])
})

test('reports a bucket without the objects of the newest posts or of a random one', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const wren = await createPerson('Wren')
  for (let n = 0; n <= HEALTH_NEWEST_OBJECTS; n++) await publishSquawk(wren)
  const check = () => checkParts({ ...env }, Date.now())
  await expect.poll(() => check(), BUSY).toEqual(HEALTHY)
  const { results } = await env.DB.prepare('select id, key from media where owner_id = ? order by rowid')
    .bind(wren.id)
    .all<{ id: string; key: string }>()
  expect(results).toHaveLength(HEALTH_NEWEST_OBJECTS + 1)
  const [oldest, ...newest] = results
  for (const lost of newest) {
    const object = await (await env.MEDIA.get(lost.key))?.arrayBuffer()
    await env.MEDIA.delete(lost.key)
    await expect.poll(() => check(), BUSY).toEqual({ ...HEALTHY, storage: false })
    expect(log).toHaveBeenCalledWith(expect.stringContaining(lost.id))
    await env.MEDIA.put(lost.key, object ?? '')
  }
  await env.MEDIA.delete(oldest?.key ?? '')
  await vi.waitFor(
    async () => await expect.poll(() => check(), BUSY).toEqual({ ...HEALTHY, storage: false }),
    5000,
  )
  // An upload that is not in use may not have arrived.
  await env.DB.prepare("update media set state = 'pending' where id = ?").bind(oldest?.id).run()
  for (let n = 0; n < 4; n++) await expect.poll(() => check(), BUSY).toEqual(HEALTHY)
})

test('reports a storage whose objects the database does not know, as after it was emptied', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const check = () => checkParts({ ...env }, Date.now())
  const wren = await createPerson('Wren')
  for (let n = 0; n < HEALTH_UNKNOWN_OBJECTS; n++) await publishSquawk(wren)
  await expect.poll(() => check(), BUSY).toEqual(HEALTHY)
  // The database of another site, or a new one.
  await env.DB.exec("update media set key = 'gone/' || key, state = state || '-gone'")
  await expect.poll(() => check(), BUSY).toEqual({ ...HEALTHY, storage: false })
  expect(log).toHaveBeenCalledWith(expect.stringContaining('The database knows none of its first recordings'))
  // About to be deleted.
  await env.DB.exec('insert into media_deletions (key, due_at) select substr(key, 6), 0 from media')
  await expect.poll(() => check(), BUSY).toEqual(HEALTHY)
  await env.DB.exec('delete from media_deletions')
  await env.DB.exec("update media set key = substr(key, 6), state = replace(state, '-gone', '')")
  await expect.poll(() => check(), BUSY).toEqual(HEALTHY)
})

test.each([
  [
    'accounts',
    "update media set owner_id = 'gone-' || owner_id",
    'update media set owner_id = substr(owner_id, 6)',
  ],
  [
    'posts',
    'create table gone as select id, media_id from posts\nupdate posts set media_id = null',
    'update posts set media_id = (select media_id from gone where gone.id = posts.id)\ndrop table gone',
  ],
])('reports a database that has lost its %s, not its recordings', async (_, change, undo) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const wren = await createPerson('Wren')
  for (let n = 0; n < HEALTH_UNKNOWN_OBJECTS; n++) await publishSquawk(wren)
  await env.DB.exec(change)
  try {
    await expect.poll(() => checkParts({ ...env }, Date.now()), BUSY).toEqual({ ...HEALTHY, storage: false })
  } finally {
    await env.DB.exec(undo)
  }
  await expect.poll(() => checkParts({ ...env }, Date.now()), BUSY).toEqual(HEALTHY)
})

test('takes single recordings that the database does not know for those of a deletion that broke off', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const objects = Array.from({ length: HEALTH_UNKNOWN_OBJECTS }, (_, n) => ({
    key: `squawks/usr_x/${n}.mp3`,
  }))
  const check = (bindings: object, ...lists: (typeof objects)[]) => {
    const list = async ({ prefix }: R2ListOptions) =>
      prefix === 'squawks/' ? { objects: lists.length > 1 ? lists.shift() : lists[0] } : LISTED
    const storage = fakeStorage()
    // It has the objects of the posts.
    const head = async (key: string) => (key.startsWith('health/') ? storage.head(key) : {})
    return checkParts(
      { ...env, ...bindings, MEDIA: { ...storage, list, head } } as unknown as Env,
      Date.now(),
    )
  }
  await expect.poll(() => check({}, objects), BUSY).toEqual({ ...HEALTHY, storage: false })
  await expect.poll(() => check({}, objects.slice(1)), BUSY).toEqual(HEALTHY)
  // Deleted while they are checked.
  await expect.poll(() => check({}, objects, []), BUSY).toEqual(HEALTHY)
  // Nobody has an account: the database was emptied.
  const prepare = (query: string) =>
    env.DB.prepare(query.replace('exists (select 1 from profiles) as', '0 as'))
  const DB = { prepare, batch: env.DB.batch.bind(env.DB) }
  await expect.poll(() => check({ DB }, objects.slice(0, 1)), BUSY).toEqual({ ...HEALTHY, storage: false })
})

test('reports no recording that was deleted since the copy that the site was restored from, nor one that expired', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const wren = await createPerson('Wren')
  for (let n = 0; n < HEALTH_NEWEST_OBJECTS; n++) await publishSquawk(wren)
  const post = await publishSquawk(wren)
  const check = () => checkParts({ ...env }, Date.now())
  const select = "select m.id, m.key from media m where m.state = 'attached' order by m.rowid desc"
  const { results } = await env.DB.prepare(select).all<{ id: string; key: string }>()
  const bytes = new Map<string, ArrayBuffer | undefined>()
  const deleteObject = async (key: string) => {
    bytes.set(key, await (await env.MEDIA.get(key))?.arrayBuffer())
    await env.MEDIA.delete(key)
  }
  await deleteObject(results[0]?.key ?? '')
  await expect.poll(() => check(), BUSY).toEqual({ ...HEALTHY, storage: false })
  // The cron has not deleted it yet.
  await env.DB.prepare('update posts set expires_at = 1 where id = ?').bind(post.id).run()
  await expect.poll(() => check(), BUSY).toEqual(HEALTHY)
  await env.DB.prepare('update posts set expires_at = null where id = ?').bind(post.id).run()
  // A restore fills a new database.
  const { applied } =
    (await env.DB.prepare('select min(applied_at) as applied from d1_migrations').first<{
      applied: string
    }>()) ?? {}
  await env.DB.exec("update d1_migrations set applied_at = datetime('now', '+1 minute')")
  await expect.poll(() => check(), BUSY).toEqual(HEALTHY)
  for (const { key } of results.slice(1)) await deleteObject(key)
  await expect.poll(() => check(), BUSY).toEqual({ ...HEALTHY, storage: false })
  for (const [key, stored] of bytes) if (stored) await env.MEDIA.put(key, stored)
  await env.DB.prepare('update d1_migrations set applied_at = ?').bind(applied).run()
})

test('reports codes that the provider does not send, not those to wrong numbers', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { db, clock, ids } = getTools()
  await db.delete(outbox)
  const insert = (given: Partial<typeof outbox.$inferInsert>) =>
    db
      .insert(outbox)
      .values({ ...createSms({ ids, clock }, { to: '+46702000000', text: 'A code' }), ...given })
  const fail = (answer: string) =>
    insert({ failedAt: clock.now(), lastError: `The provider of messages ${answer}` })
  const check = async () => (await checkParts({ ...env }, Date.now())).outbox
  for (let n = 0; n < ALARM_FAILED_RUNS; n++) {
    await fail('answered 400 21211')
    // A landline, and one that waited too long.
    await fail('answered 400 21635')
    await insert({ failedAt: clock.now(), lastError: SMS_EXPIRED })
  }
  for (let n = 1; n < ALARM_FAILED_RUNS; n++)
    await fail(n === 1 ? 'answered 401 20003' : 'answered 400 21606')
  expect(await check()).toBe(true)
  await fail('did not answer: TimeoutError')
  expect(await check()).toBe(false)
  await insert({ sentAt: clock.now() })
  expect(await check()).toBe(true)
  await db.delete(outbox)
})

test('answers admins when the storage does not list its prefixes', BUSY, async () => {
  hurryTimeouts()
  const { cookie } = await createPerson('Keeper', { admin: true })
  const list = (options?: R2ListOptions) =>
    options?.delimiter ? new Promise(() => {}) : env.MEDIA.list(options)
  const MEDIA = new Proxy(env.MEDIA, {
    get(bucket, name: keyof R2Bucket) {
      if (name === 'list') return list
      const value = bucket[name]
      return typeof value === 'function' ? value.bind(bucket) : value
    },
  })
  const expectAnswered = async () => {
    const request = new Request(`${env.ORIGIN}/api/health/deep`, { headers: { cookie } })
    const answer = await createApp().fetch(request, { ...env, MEDIA }, createExecutionContext())
    expect(await answer.json()).toMatchObject({ parts: { storage: true }, prefixes: null })
  }
  await vi.waitFor(expectAnswered, BUSY)
})

test('lists prefixes with their sizes to admins only', async () => {
  const [wren, admin] = [await createPerson('Wren'), await createPerson('Keeper', { admin: true })]
  await createUpload(wren)
  const checkDeep = async (as: Person | null) =>
    (await call('GET /api/health/deep', { as })).json<{ prefixes?: StoredPrefix[] }>()
  for (const as of [null, wren]) expect(await checkDeep(as)).not.toHaveProperty('prefixes')
  const { prefixes = [] } = await checkDeep(admin)
  const squawks = prefixes.find(({ prefix }) => prefix === 'squawks/')
  expect(squawks).toMatchObject({ objects: expect.any(Number), complete: true })
  expect(squawks?.bytes).toBeGreaterThanOrEqual((await readFixture('speech-a.mp3')).length)
})

test('marks the size of a very large prefix as incomplete', async () => {
  const objects = Array.from({ length: 1000 }, () => ({ size: 2 }))
  const list = async ({ delimiter }: R2ListOptions) =>
    delimiter
      ? { delimitedPrefixes: ['squawks/'], objects: [], truncated: false }
      : { objects, truncated: true, cursor: 'more' }
  expect(await listPrefixes({ list } as unknown as R2Bucket)).toEqual([
    { prefix: 'squawks/', objects: 10_000, bytes: 20_000, complete: false },
  ])
})

test('returns the common error format for an unknown route', async () => {
  const answer = await call('GET /api/nothing')
  expect(answer.status).toBe(404)
  expect(await answer.json()).toMatchObject({ error: { code: 'request.not_found' } })
})
