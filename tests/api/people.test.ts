/** Profiles are created automatically, one a user, with a name and a color (spec §3). */
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { AVATAR_COLORS, avatarColorOf } from '../../domain/people'
import { user } from '../../worker/auth/auth.table'
import { ensureProfile } from '../../worker/people/people.service'
import { profiles } from '../../worker/people/people.table'
import { call, person, tools } from '../support/world'

const { db, ids } = tools()

/** Inserts a user without a profile, as after a sign-in with Google. */
async function stranger(name: string, email: string) {
  const id = ids.make('usr')
  const at = new Date()
  await db.insert(user).values({ id, name, email, emailVerified: true, createdAt: at, updatedAt: at })
  return { id, name, email }
}

const profileOf = async (id: string) => (await db.select().from(profiles).where(eq(profiles.id, id)))[0]

test('creates a profile at the first sign-in: given name, username from the address, hashed color, age not attested', async () => {
  const local = `mara.${ids.random(5)}`
  const guest = await stranger('Mara  Lindqvist', `${local}@example.org`)
  await ensureProfile(tools(), guest)
  const username = local.replace('.', '_')
  expect(await profileOf(guest.id)).toMatchObject({
    username,
    displayName: 'Mara Lindqvist',
    avatarColor: avatarColorOf(username),
    role: 'member',
    proExpiresAt: null,
    suspendedUntil: null,
    ageAttestedAt: null,
  })
})

test('shows the local part of the address without a name', async () => {
  const local = `odile${ids.random(5)}`
  const guest = await stranger('', `${local}@example.org`)
  await ensureProfile(tools(), guest)
  expect((await profileOf(guest.id))?.displayName).toBe(local)
})

test('adds a suffix to taken and reserved names', async () => {
  const wren = await person('Wren')
  const twin = await stranger('Wren', `${wren.username}@example.net`)
  const admin = await stranger('Admin', `admin@${ids.random(6)}.example.org`)
  for (const guest of [twin, admin]) await ensureProfile(tools(), guest)
  expect((await profileOf(twin.id))?.username).toMatch(
    new RegExp(`^${wren.username.slice(0, 24)}_[a-z0-9]{5}$`),
  )
  expect((await profileOf(admin.id))?.username).toMatch(/^user_[a-z0-9]{5}$/)
})

test('creates one profile for ten concurrent first sign-ins', async () => {
  const guest = await stranger('Dele', `dele${ids.random(5)}@example.org`)
  await Promise.all(Array.from({ length: 10 }, () => ensureProfile(tools(), guest)))
  expect(await db.select().from(profiles).where(eq(profiles.id, guest.id))).toHaveLength(1)
})

test('derives the same color of ten from the same username', () => {
  expect(AVATAR_COLORS).toHaveLength(10)
  for (const name of ['wren', 'mara', 'dele', 'odile']) expect(AVATAR_COLORS).toContain(avatarColorOf(name))
  expect(avatarColorOf('wren')).toBe(avatarColorOf('wren'))
})

test("returns a user's own profile in the session and null to visitors", async () => {
  const wren = await person('Wren Okafor', { pro: true })
  const mine = await (await call('GET /api/session', { as: wren })).json<{ user: object; now: number }>()
  expect(mine).toMatchObject({
    user: { id: wren.id, username: wren.username, displayName: 'Wren Okafor', isPro: true, avatarUrl: null },
  })
  expect(mine.now).toBeGreaterThan(0)
  expect(await (await call('GET /api/session')).json()).toMatchObject({ user: null })
})
