/** The nightly copy of the database in R2: in steps, without what fades, replaced each night, and never served. */

import { env } from 'cloudflare:workers'
import { eq, isNotNull } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  BACKUP_PREFIX,
  type BackupFile,
  listBackupTables,
  selectCopied,
  toBackupDay,
} from '../../domain/backups/backups'
import { DAY_MS } from '../../domain/time/units'
import { deleteAccount } from '../../worker/account/deletion/account-deletion.service'
import {
  BACKUP_FILES_PER_RUN,
  BACKUP_ROWS_PER_FILE,
  copyDatabase,
} from '../../worker/backups/nightly.service'
import { backups } from '../../worker/database/tables/backups.table'
import { rateLimits } from '../../worker/database/tables/http.table'
import { media } from '../../worker/database/tables/media.table'
import { unsubscribes } from '../../worker/database/tables/outbox.table'
import { posts } from '../../worker/database/tables/posts.table'
import { runSchedule } from '../../worker/schedule'
import { trackQueries } from '../../worker/tools/query-budget'
import { createFullAccount } from '../support/full-account'
import { publishMessage } from '../support/messages'
import { createUpload } from '../support/recordings'
import { call, createPerson, getTools, setClockOffset } from '../support/world'

const { db } = getTools()

beforeEach(async () => {
  await db.delete(backups)
  for (const { key } of (await env.MEDIA.list({ prefix: BACKUP_PREFIX })).objects) await env.MEDIA.delete(key)
})
afterEach(() => setClockOffset(0))

type Manifest = { tables: Record<string, number>; files: BackupFile[]; migrations: string[]; kind: string }

const readJson = async <T>(key: string): Promise<T> => {
  const object = await env.MEDIA.get(BACKUP_PREFIX + key)
  if (!object) throw new Error(`no ${key}`)
  return object.json<T>()
}
const listDays = async () => (await readJson<{ days: string[] }>('index.json')).days
/** Runs the step until the copy is complete; returns the number of runs. */
async function completeCopy(): Promise<number> {
  for (let runs = 1; ; runs++) {
    await copyDatabase(getTools())
    const rows = await db.select().from(backups)
    if (rows.every(({ finishedAt }) => finishedAt !== null)) return runs
  }
}
async function readRows(day: string, { name }: BackupFile): Promise<unknown[]> {
  const object = await env.MEDIA.get(`${BACKUP_PREFIX}${day}/${name}`)
  const stream = object?.body.pipeThrough(new DecompressionStream('gzip'))
  const text = await new Response(stream as ReadableStream).text()
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
}

test('copies every row that does not fade, over several runs', async () => {
  await createFullAccount()
  await db.insert(rateLimits).values({ key: 'left out', count: 1, endsAt: 1 }).onConflictDoNothing()
  const many = Array.from({ length: BACKUP_ROWS_PER_FILE + 1 }, (_, at) => ({
    addressHash: `hash ${at}`,
    createdAt: at,
  }))
  for (let at = 0; at < many.length; at += 40) await db.insert(unsubscribes).values(many.slice(at, at + 40))
  expect(await completeCopy()).toBeGreaterThan(2)
  const [day = ''] = await listDays()
  const manifest = await readJson<Manifest>(`${day}/manifest.json`)
  expect(manifest).toMatchObject({ owlcast: 'backup', format: 1, kind: 'nightly', objects: null })
  expect(manifest.migrations.length).toBeGreaterThan(4)
  const { results: schema } = await env.DB.prepare(
    'select type, name, sql from sqlite_master where sql is not null',
  ).all()
  const tables = listBackupTables(schema as never)
  expect(Object.keys(manifest.tables).sort()).toEqual([...tables].sort())
  for (const table of tables) {
    const files = manifest.files.filter((file) => file.table === table)
    const copied = (await Promise.all(files.map((file) => readRows(day, file)))).flat()
    const { results: rows } = await env.DB.prepare(
      `select * from (${selectCopied(schema as never, table)}) order by backup_rowid`,
    ).all()
    const {
      results: [shape],
    } = await env.DB.prepare(`select * from "${table}" limit 1`).all()
    if (shape && table !== 'media_deletions' && rows[0])
      expect(Object.keys(rows[0])).toEqual(['backup_rowid', ...Object.keys(shape)])
    const results = rows.map(({ backup_rowid: _, ...row }) => row)
    expect(JSON.stringify(copied) === JSON.stringify(results), table).toBe(true)
    expect(manifest.tables[table]).toBe(results.length)
  }
  expect(manifest.files.filter(({ table }) => table === 'unsubscribes').length).toBe(2)
  const fading = await db.select({ id: posts.id }).from(posts).where(isNotNull(posts.expiresAt))
  const all = await db.select({ id: posts.id }).from(posts)
  expect(fading.length).toBeGreaterThan(2)
  expect(manifest.tables.posts).toBe(all.length - fading.length)
})

test('has the account by which a restore finds what was sent to an address deleted meanwhile', async () => {
  const [wren, ada] = [await createPerson('Wren'), await createPerson('Ada')]
  await publishMessage(ada, { recipient: wren.email })
  const listFiles = async () => (await db.select().from(backups))[0]?.files ?? []
  const hasPosts = async () => (await listFiles()).some(({ table }) => table === 'posts')
  for (let run = 0; run < 200 && !(await hasPosts()); run++) {
    let calls = 0
    // The query reads a single table.
    await copyDatabase({ ...getTools(), hasBudget: () => ++calls <= 2 })
  }
  expect(await deleteAccount(getTools(), wren.id)).toMatchObject({ isDone: true })
  await completeCopy()
  const [day = ''] = await listDays()
  const { files } = await readJson<Manifest>(`${day}/manifest.json`)
  const readTable = async (table: string) =>
    (
      await Promise.all(files.filter((file) => file.table === table).map((file) => readRows(day, file)))
    ).flat()
  expect(await readTable('posts')).toContainEqual(expect.objectContaining({ recipient_email: wren.email }))
  for (const table of ['users', 'profiles'])
    expect(await readTable(table)).toContainEqual(expect.objectContaining({ id: wren.id }))
})

test('makes one copy a day, in a run of the schedule as well', async () => {
  await runSchedule(getTools())
  await completeCopy()
  await completeCopy()
  expect((await db.select().from(backups)).length).toBe(1)
  setClockOffset(DAY_MS)
  await completeCopy()
  expect((await listDays()).length).toBe(1)
})

test('goes on with a copy that was begun the day before', async () => {
  await copyDatabase(getTools())
  const [begun] = await db.select().from(backups)
  setClockOffset(DAY_MS)
  await completeCopy()
  expect(await listDays()).toEqual([begun?.day])
})

test('waits for the next run when the query budget is used up, and stays within it', async () => {
  await copyDatabase({ ...getTools(), hasBudget: () => false })
  expect(await db.select().from(backups)).toEqual([])
  const { d1, queryCount } = trackQueries(env.DB)
  const { getDatabase } = await import('../../worker/tools/db')
  await copyDatabase({ ...getTools(), db: getDatabase(d1) })
  expect(queryCount()).toBeLessThanOrEqual(BACKUP_FILES_PER_RUN + 6)
})

test('of two runs at once one goes on', async () => {
  await copyDatabase(getTools())
  await Promise.all([copyDatabase(getTools()), copyDatabase(getTools())])
  await completeCopy()
  const [day = ''] = await listDays()
  const { files, tables } = await readJson<Manifest>(`${day}/manifest.json`)
  for (const [table, rows] of Object.entries(tables))
    expect(files.filter((file) => file.table === table).reduce((sum, file) => sum + file.rows, 0)).toBe(rows)
  const { results } = await env.DB.prepare('select count(*) as n from posts where expires_at is null').all<{
    n: number
  }>()
  expect(tables.posts).toBe(results[0]?.n)
})

test('replaces the copies before, also those of versions that kept several, and remembers since when deletions are listed', async () => {
  const today = Date.now()
  const days = Array.from({ length: 12 }, (_, at) => toBackupDay(today - (12 - at) * DAY_MS))
  await db.insert(backups).values(days.map((day) => ({ day, startedAt: 1, finishedAt: 1 })))
  for (const day of days) await env.MEDIA.put(`${BACKUP_PREFIX}${day}/posts.gz`, 'rows')
  await env.MEDIA.put(`${BACKUP_PREFIX}index.json`, JSON.stringify({ days }))
  await completeCopy()
  const index = { days: [toBackupDay(today)], since: days[0] }
  expect(await readJson('index.json')).toEqual(index)
  const listStored = async () => {
    const { objects } = await env.MEDIA.list({ prefix: BACKUP_PREFIX })
    return [...new Set(objects.map(({ key }) => key.split('/')[1]))].filter((name) => name !== 'deletions')
  }
  expect(await listStored()).toEqual([toBackupDay(today), 'index.json'])
  setClockOffset(DAY_MS)
  await completeCopy()
  expect(await readJson('index.json')).toEqual({ ...index, days: [toBackupDay(today + DAY_MS)] })
  expect(await listStored()).toEqual([toBackupDay(today + DAY_MS), 'index.json'])
})

test('is never served, whatever a row of the media table says', async () => {
  await completeCopy()
  const [day] = await listDays()
  const wren = await createPerson('Wren')
  const { id } = await createUpload(wren)
  const play = async (path: string) => (await call(`GET /media/${id}${path}`, { as: wren })).status
  expect(await play('')).toBe(200)
  await db
    .update(media)
    .set({ key: `${BACKUP_PREFIX}${day}/manifest.json`, public: true })
    .where(eq(media.id, id))
  expect([await play(''), await play('/preview')]).toEqual([404, 404])
})
