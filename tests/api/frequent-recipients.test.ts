/** The members whom a user sent most messages in the last 30 days. */
import { env } from 'cloudflare:workers'
import { afterEach, expect, test } from 'vitest'
import type { FrequentRecipients } from '../../domain/messages/recipients.schema'
import { DAY_MS } from '../../domain/time/units'
import { callWithToken, createToken } from '../support/access-tokens'
import { call, createPerson, getTools, type Person, setClockOffset } from '../support/world'

afterEach(() => setClockOffset(0))

const NOW = Date.now()

/** Inserts messages without sound, one for each time. */
async function insertMessages(from: Person, to: Person | string, times: readonly number[]): Promise<void> {
  const column = typeof to === 'string' ? 'recipient_email' : 'recipient_id'
  await env.DB.prepare(
    `insert into posts(id, kind, author_id, author_name, author_username, author_avatar_color, title, ${column}, visibility, created_at)
     select 'post_' || ? || '_' || printf('%04d', key), 'mue', ?, 'n', 'n', 'teal', 'n', ?, 'private', value from json_each(?)`,
  )
    .bind(getTools().ids.random(6), from.id, typeof to === 'string' ? to : to.id, JSON.stringify(times))
    .run()
}
const insertCount = (from: Person, to: Person | string, count: number, at = NOW - DAY_MS) =>
  insertMessages(
    from,
    to,
    Array.from({ length: count }, (_, i) => at + i),
  )

async function listNames(as: Person): Promise<string[]> {
  const response = await call('GET /api/recipients/frequent', { as })
  expect(response.status).toBe(200)
  return (await response.json<FrequentRecipients>()).items.map(({ id }) => id)
}
const createPeople = (...names: string[]) => Promise.all(names.map((name) => createPerson(name)))

test('lists three members by the number of messages sent to them, then by the newest', async () => {
  const [wren, lin, dele, sam, mara] = (await createPeople('Wren', 'Lin', 'Dele', 'Sam', 'Mara')) as Tuple<5>
  expect(await listNames(wren)).toEqual([])
  await insertCount(wren, mara, 1)
  await insertCount(wren, dele, 2)
  await insertCount(wren, lin, 3)
  await insertCount(wren, sam, 2, NOW - 2 * DAY_MS)
  expect(await listNames(wren)).toEqual([lin.id, dele.id, sam.id])
  const response = await call('GET /api/recipients/frequent', { as: wren })
  const { items } = await response.json<FrequentRecipients>()
  expect(items[0]).toMatchObject({ username: lin.username, displayName: lin.displayName })
})

test('counts only messages that the user sent to a member in the last 30 days', async () => {
  const [wren, lin, dele, eve] = (await createPeople('Wren', 'Lin', 'Dele', 'Eve')) as Tuple<4>
  await insertCount(wren, lin, 3, NOW - 31 * DAY_MS)
  await insertCount(wren, 'someone@owlcast.example', 4)
  await insertCount(dele, wren, 5)
  await insertCount(eve, lin, 6)
  expect(await listNames(wren)).toEqual([])
  await insertCount(wren, lin, 1, NOW - 28 * DAY_MS)
  expect(await listNames(wren)).toEqual([lin.id])
  setClockOffset(3 * DAY_MS)
  expect(await listNames(wren)).toEqual([])
})

test('leaves out members who block the user or are blocked, until it ends', async () => {
  const [wren, lin, dele] = (await createPeople('Wren', 'Lin', 'Dele')) as Tuple<3>
  await insertCount(wren, lin, 2)
  await insertCount(wren, dele, 1)
  const block = (as: Person, other: Person, method: 'PUT' | 'DELETE' = 'PUT') =>
    call(`${method} /api/people/${other.username}/block`, { as })
  expect((await block(wren, lin)).status).toBe(204)
  expect(await listNames(wren)).toEqual([dele.id])
  expect((await block(dele, wren)).status).toBe(204)
  expect(await listNames(wren)).toEqual([])
  expect((await block(wren, lin, 'DELETE')).status).toBe(204)
  expect(await listNames(wren)).toEqual([lin.id])
})

test('leaves out accounts that are being deleted', async () => {
  const [wren, lin] = (await createPeople('Wren', 'Lin')) as Tuple<2>
  await insertCount(wren, lin, 2)
  await env.DB.prepare(
    'insert into account_deletions(user_id, deleted_user_id, had_payments, started_at) values (?, ?, 0, 1)',
  )
    .bind(lin.id, getTools().ids.make('user'))
    .run()
  expect(await listNames(wren)).toEqual([])
  await env.DB.prepare('delete from account_deletions where user_id = ?').bind(lin.id).run()
})

test('needs the scope of messages', async () => {
  const wren = await createPerson('Wren')
  const { token: read } = await createToken(wren, { scopes: ['messages:read'] })
  const { token: other } = await createToken(wren, { scopes: ['posts:read'] })
  expect((await callWithToken(read, 'GET /api/recipients/frequent')).status).toBe(200)
  expect((await callWithToken(other, 'GET /api/recipients/frequent')).status).toBe(403)
})

type Tuple<N extends number, T extends Person[] = []> = T['length'] extends N ? T : Tuple<N, [...T, Person]>
