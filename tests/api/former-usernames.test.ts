/** Usernames: unique across members, their former names, and pending sign-ups. */
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { deleteAccount } from '../../worker/account/deletion/account-deletion.service'
import { users } from '../../worker/database/tables/auth.table'
import { formerUsernames, profiles } from '../../worker/database/tables/people.table'
import { findPersonByUsername } from '../../worker/people/people.repo'
import { ensureProfile } from '../../worker/people/people.service'
import { call, createPerson, getTools, type Person } from '../support/world'

const { db, ids } = getTools()

/** Changes a username; returns the status. */
async function rename(member: Person, username: string, displayName = member.displayName): Promise<number> {
  const json = { displayName, username, avatarColor: 'teal' }
  return (await call('PATCH /api/me/profile', { as: member, json })).status
}

const createName = (stem = 'lark') => `${stem}_${ids.random(8)}`

async function signUp(username: string) {
  const json = {
    email: `${ids.random(8)}@example.org`,
    password: 'a long password',
    username,
    displayName: '',
    ageAttested: true,
  }
  const headers = { 'cf-connecting-ip': ids.random(8) }
  return (await call('POST /api/auth/sign-up', { json, headers })).status
}

test('finds a user by the current and a former name', async () => {
  const wren = await createPerson('Wren')
  const next = createName()
  expect(await rename(wren, next.toUpperCase())).toBe(200)
  expect(await findPersonByUsername(db, ` @${next.toUpperCase()}`)).toMatchObject({
    id: wren.id,
    isFormer: false,
  })
  expect(await findPersonByUsername(db, wren.username)).toMatchObject({
    id: wren.id,
    username: next,
    isFormer: true,
  })
  expect(await findPersonByUsername(db, createName())).toBeNull()
})

test('resolves a recipient by former name and shows the current name', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const next = createName()
  await rename(wren, next)
  const answer = await call(`GET /api/recipients?typed=@${wren.username}`, { as: dele })
  expect(await answer.json()).toMatchObject({ label: `@${next}`, person: { id: wren.id } })
})

test('refuses a former name of another user to members, sign-ups and first sign-ins', async () => {
  const [wren, eve] = [await createPerson('Wren'), await createPerson('Eve')]
  await rename(wren, createName())
  expect(await rename(eve, wren.username)).toBe(409)
  expect(await signUp(wren.username)).toBe(409)
  const id = ids.make('usr')
  const email = `${wren.username}@example.net`
  const at = new Date()
  await db.insert(users).values({ id, name: 'W', email, emailVerified: true, createdAt: at, updatedAt: at })
  await ensureProfile(getTools(), { id, name: 'W', email })
  const [made] = await db.select().from(profiles).where(eq(profiles.id, id))
  expect(made?.username).not.toBe(wren.username)
})

test('refuses the name of a deleted user to members, sign-ups and first sign-ins', async () => {
  const [carol, eve] = [await createPerson('Carol'), await createPerson('Eve')]
  expect(await deleteAccount(getTools(), carol.id)).toMatchObject({ isDone: true })
  expect(await rename(eve, carol.username)).toBe(409)
  expect(await signUp(carol.username)).toBe(409)
  const id = ids.make('usr')
  const email = `${carol.username}@example.net`
  const at = new Date()
  await db.insert(users).values({ id, name: 'C', email, emailVerified: true, createdAt: at, updatedAt: at })
  await ensureProfile(getTools(), { id, name: 'C', email })
  expect(await findPersonByUsername(db, carol.username)).toBeNull()
  expect(await db.$count(profiles, eq(profiles.id, id))).toBe(1)
})

test('lets the owner take a former name back, and keeps the other as former', async () => {
  const wren = await createPerson('Wren')
  const next = createName()
  await rename(wren, next)
  expect(await rename(wren, wren.username)).toBe(200)
  expect(await findPersonByUsername(db, wren.username)).toMatchObject({ isFormer: false })
  expect(await findPersonByUsername(db, next)).toMatchObject({ id: wren.id, isFormer: true })
  expect(await db.$count(formerUsernames, eq(formerUsernames.userId, wren.id))).toBe(1)
})

test('refuses a name that a pending sign-up reserves', async () => {
  const wren = await createPerson('Wren')
  const name = createName()
  expect(await signUp(name)).toBe(200)
  expect(await rename(wren, name)).toBe(409)
})

test('gives a name to one of ten concurrent renames', async () => {
  const name = createName()
  const people = await Promise.all(Array.from({ length: 10 }, () => createPerson('Rook')))
  const statuses = await Promise.all(people.map((one) => rename(one, name)))
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  // The others keep their names and leave no rows behind.
  const before = people.map(({ username }) => username)
  const left = await db.select().from(formerUsernames)
  expect(left.filter(({ username }) => before.includes(username))).toHaveLength(1)
})

test('keeps both names when a user is renamed twice at once', async () => {
  const wren = await createPerson('Wren')
  const [one, two] = [createName(), createName()]
  expect(await Promise.all([rename(wren, one), rename(wren, two)])).toEqual([200, 200])
  for (const name of [wren.username, one, two])
    expect((await findPersonByUsername(db, name))?.id).toBe(wren.id)
})

test('allows three name changes a month and refuses the fourth', async () => {
  const wren = await createPerson('Wren')
  for (let tries = 0; tries < 3; tries += 1) expect(await rename(wren, createName())).toBe(200)
  const json = { displayName: 'Wren', username: createName(), avatarColor: 'teal' }
  const answer = await call('PATCH /api/me/profile', { as: wren, json })
  expect(answer.status).toBe(429)
  expect(await answer.json()).toMatchObject({
    error: { code: 'profile.username_changes', field: 'username' },
  })
})
