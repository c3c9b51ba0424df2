/** Lists of deleted accounts in R2, by which a restore deletes accounts again. */
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DELETION_LIST_PREFIX, type DeletionList } from '../../domain/backups/backups'
import { BACKUP_DAYS } from '../../domain/limits'
import { DAY_MS } from '../../domain/time/units'
import { deleteAccount, resumeDeletions } from '../../worker/account/deletion/account-deletion.service'
import { accountDeletions } from '../../worker/database/tables/account-deletion.table'
import { backups } from '../../worker/database/tables/backups.table'
import { runSchedule } from '../../worker/schedule'
import { createUserWithData, findRemains } from '../support/full-account'
import { publishSquawk } from '../support/recordings'
import { call, createPerson, getTools, setClockOffset } from '../support/world'

const { db } = getTools()

beforeEach(async () => {
  await db.delete(backups)
  for (const key of await listKeys()) await env.MEDIA.delete(key)
})
afterEach(() => {
  setClockOffset(0)
  vi.restoreAllMocks()
})

const listKeys = async () =>
  (await env.MEDIA.list({ prefix: DELETION_LIST_PREFIX })).objects.map(({ key }) => key)

/** Returns the only list. */
async function readOnlyList(): Promise<DeletionList | undefined> {
  const keys = await listKeys()
  expect(keys.length).toBe(1)
  return (await env.MEDIA.get(keys[0] ?? ''))?.json<DeletionList>()
}

/** Runs the schedule until today's copy is complete. */
async function completeCopy(): Promise<void> {
  for (let isMore = true; isMore; ) {
    await runSchedule(getTools())
    const rows = await db.select().from(backups)
    isMore = rows.some(({ finishedAt }) => finishedAt === null)
  }
}

test('names a deleted account by its id alone, until no copy of the database can have it', async () => {
  const { wren } = await createUserWithData({ inShort: true })
  expect(await deleteAccount(getTools(), wren.id)).toMatchObject({ isDone: true })
  expect(await readOnlyList()).toEqual({ ids: [wren.id] })
  setClockOffset((BACKUP_DAYS - 1) * DAY_MS)
  await completeCopy()
  expect(await readOnlyList()).toEqual({ ids: [wren.id] })
  setClockOffset(BACKUP_DAYS * DAY_MS)
  await completeCopy()
  expect(await listKeys()).toEqual([])
})

test('names every account of deletions that start at once', async () => {
  const people = await Promise.all(['Ada', 'Bo', 'Cai', 'Dele'].map((name) => createPerson(name)))
  await Promise.all(people.map(({ id }) => deleteAccount(getTools(), id)))
  expect((await readOnlyList())?.ids.sort()).toEqual(people.map(({ id }) => id).sort())
})

test('is written before a deletion ends: one that cannot write it goes on in the next run', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const ada = await createPerson('Ada')
  const media = new Proxy(env.MEDIA, {
    get: (bucket, name) => {
      if (name === 'put') return () => Promise.reject(new Error('no bucket'))
      const value = Reflect.get(bucket, name)
      return typeof value === 'function' ? value.bind(bucket) : value
    },
  })
  expect(await deleteAccount({ ...getTools(), media }, ada.id)).toMatchObject({ isDone: false })
  expect(await listKeys()).toEqual([])
  await resumeDeletions(getTools())
  expect(await readOnlyList()).toEqual({ ids: [ada.id] })
  expect(await findRemains([ada.id])).toEqual([])
})

test('deletes a restored account again: hidden at once, in full by the schedule, with no second email', async () => {
  const { wren, words } = await createUserWithData({ inShort: true })
  const post = await publishSquawk(wren)
  // As a restore inserts it.
  await db.insert(accountDeletions).values({
    userId: wren.id,
    deletedUserId: '',
    hadPayments: false,
    startedAt: getTools().clock.now(),
  })
  expect((await call(`GET /api/posts/${post.id}`)).status).toBe(404)
  expect((await call(`GET /api/people/${wren.username}`)).status).toBe(404)
  expect(await (await call('GET /api/session', { as: wren })).json()).toMatchObject({ user: null })
  await resumeDeletions(getTools())
  expect(await db.select().from(accountDeletions).where(eq(accountDeletions.userId, wren.id))).toEqual([])
  expect(await findRemains(Object.values(words))).toEqual([])
  expect(await readOnlyList()).toEqual({ ids: [wren.id] })
})
