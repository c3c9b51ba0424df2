/** Profiles are created automatically, one a user, with a name and a color (spec §3). */
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { AVATAR_COLORS, getAvatarColor } from '../../domain/people/avatars'
import { users } from '../../worker/database/tables/auth.table'
import { profiles } from '../../worker/database/tables/people.table'
import { ensureProfile } from '../../worker/people/people.service'
import { call, createPerson, getTools } from '../support/world'

const { db, ids } = getTools()

/** Inserts a user without a profile, as after a sign-in with Google. */
async function insertUser(name: string, email: string) {
  const id = ids.make('usr')
  const at = new Date()
  await db.insert(users).values({ id, name, email, emailVerified: true, createdAt: at, updatedAt: at })
  return { id, name, email }
}

const findProfile = async (id: string) => (await db.select().from(profiles).where(eq(profiles.id, id)))[0]

test('creates a profile at the first sign-in: given name, username from the address, hashed color, age not attested', async () => {
  const local = `mara.${ids.random(5)}`
  const guest = await insertUser('Mara  Lindqvist', `${local}@example.org`)
  await ensureProfile(getTools(), guest)
  const username = local.replace('.', '_')
  expect(await findProfile(guest.id)).toMatchObject({
    username,
    displayName: 'Mara Lindqvist',
    avatarColor: getAvatarColor(username),
    role: 'member',
    proExpiresAt: null,
    suspendedUntil: null,
    ageAttestedAt: null,
  })
})

test('shows the local part of the address without a name', async () => {
  const local = `odile${ids.random(5)}`
  const guest = await insertUser('', `${local}@example.org`)
  await ensureProfile(getTools(), guest)
  expect((await findProfile(guest.id))?.displayName).toBe(local)
})

test('adds a suffix to taken and reserved names', async () => {
  const wren = await createPerson('Wren')
  const twin = await insertUser('Wren', `${wren.username}@example.net`)
  const admin = await insertUser('Admin', `admin@${ids.random(6)}.example.org`)
  for (const guest of [twin, admin]) await ensureProfile(getTools(), guest)
  expect((await findProfile(twin.id))?.username).toMatch(
    new RegExp(`^${wren.username.slice(0, 24)}_[a-z0-9]{5}$`),
  )
  expect((await findProfile(admin.id))?.username).toMatch(/^user_[a-z0-9]{5}$/)
})

test('creates one profile for ten concurrent first sign-ins', async () => {
  const guest = await insertUser('Dele', `dele${ids.random(5)}@example.org`)
  await Promise.all(Array.from({ length: 10 }, () => ensureProfile(getTools(), guest)))
  expect(await db.select().from(profiles).where(eq(profiles.id, guest.id))).toHaveLength(1)
})

test('derives the same color of ten from the same username', () => {
  expect(AVATAR_COLORS).toHaveLength(10)
  for (const name of ['wren', 'mara', 'dele', 'odile']) expect(AVATAR_COLORS).toContain(getAvatarColor(name))
  expect(getAvatarColor('wren')).toBe(getAvatarColor('wren'))
})

test("returns a user's own profile in the session and null to visitors", async () => {
  const wren = await createPerson('Wren Okafor', { pro: true })
  const mine = await (await call('GET /api/session', { as: wren })).json<{ user: object; now: number }>()
  expect(mine).toMatchObject({
    user: { id: wren.id, username: wren.username, displayName: 'Wren Okafor', isPro: true, avatarUrl: null },
  })
  expect(mine.now).toBeGreaterThan(0)
  expect(await (await call('GET /api/session')).json()).toMatchObject({ user: null })
})
