/** Finding members by email address and phone number: opt-in, within a daily budget, and without storing contacts. */
import { eq } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { IDENTIFIERS_PER_CALL, IDENTIFIERS_PER_DAY } from '../../domain/contacts/contacts.limits'
import type { Discoverability, Matches } from '../../domain/contacts/contacts.schema'
import { DAY_MS } from '../../domain/time/units'
import { deleteAccount } from '../../worker/account/deletion/account-deletion.service'
import { generateFiles } from '../../worker/account/export/export.service'
import { users } from '../../worker/database/tables/auth.table'
import { findRemains } from '../support/full-account'
import { loadViewer } from '../support/interrupted-tools'
import { follow } from '../support/members'
import { call, createPerson, getTools, type Person, setClockOffset } from '../support/world'

afterEach(() => setClockOffset(0))

const matchContacts = (as: Person | null, ...identifiers: string[]) =>
  call('POST /api/contacts/match', { as, json: { identifiers } })
const listMatches = async (as: Person, ...identifiers: string[]) => {
  const { matches } = await (await matchContacts(as, ...identifiers)).json<Matches>()
  return matches.map(({ index, person: { username } }) => [index, username])
}
const setDiscoverability = (as: Person, chosen: Discoverability) =>
  call('PUT /api/me/discoverability', { as, json: chosen })
const FOUND = { byEmail: true, byPhone: true }

async function addPhone(as: Person, isProved = true): Promise<string> {
  const phone = `+46703${String(Math.floor(Math.random() * 1e6)).padStart(6, '0')}`
  const changed = { phoneNumber: phone, phoneNumberVerified: isProved }
  await getTools().db.update(users).set(changed).where(eq(users.id, as.id))
  return phone
}

test('finds no one who did not opt in, and then only by the identifier they chose', async () => {
  const [wren, ada] = [await createPerson('Wren'), await createPerson('Ada')]
  const phone = await addPhone(wren)
  const known = [wren.email, phone]
  expect(await (await call('GET /api/me/discoverability', { as: wren })).json()).toEqual({
    byEmail: false,
    byPhone: false,
  })
  const unknown = await (await matchContacts(ada, 'nobody@example.org', '+46701234567')).text()
  expect(await (await matchContacts(ada, ...known)).text()).toBe(unknown)
  for (const [chosen, indices] of [
    [{ byEmail: true, byPhone: false }, [0]],
    [{ byEmail: false, byPhone: true }, [1]],
    [FOUND, [0, 1]],
    [{ byEmail: false, byPhone: false }, []],
  ] as const) {
    expect(await (await setDiscoverability(wren, chosen)).json()).toEqual(chosen)
    expect(await listMatches(ada, ...known)).toEqual(indices.map((index) => [index, wren.username]))
  }
})

test('returns the public profile of a match and whether the viewer follows them', async () => {
  const [wren, ada] = [await createPerson('Wren'), await createPerson('Ada')]
  await setDiscoverability(wren, FOUND)
  const asked = ['not an address', 'x@example.org', wren.email]
  const answer = await (await matchContacts(ada, ...asked)).json<Matches>()
  const { id, username, displayName } = wren
  expect(answer).toEqual({
    taken: 3,
    matches: [
      {
        index: 2,
        person: { id, username, displayName, avatarUrl: null, avatarColor: expect.any(String) },
        isFollowed: false,
      },
    ],
  })
  await follow(ada, wren)
  expect(await (await matchContacts(ada, wren.email)).json()).toMatchObject({
    matches: [{ isFollowed: true }],
  })
})

test('matches neither unverified identifiers nor parts or variants of an address', async () => {
  const [claims, ada] = [await createPerson('Wren', { verified: false }), await createPerson('Ada')]
  const phone = await addPhone(claims, false)
  await setDiscoverability(claims, FOUND)
  expect(await listMatches(ada, claims.email, phone)).toEqual([])
  const wren = await createPerson('Wren')
  await setDiscoverability(wren, FOUND)
  const { email } = wren
  expect(
    await listMatches(ada, email.slice(1), `${email.slice(0, -1)}%`, email.toUpperCase(), '%@%', '*'),
  ).toEqual([])
})

test('matches neither the viewer, nor blocked users, nor deleted users', async () => {
  const [wren, ada, leaver] = [
    await createPerson('Wren'),
    await createPerson('Ada'),
    await createPerson('Lia'),
  ]
  const people = [wren, ada, leaver]
  for (const one of people) await setDiscoverability(one, FOUND)
  const addresses = people.map(({ email }) => email)
  expect(await listMatches(ada, ...addresses)).toEqual([
    [0, wren.username],
    [2, leaver.username],
  ])
  await call(`PUT /api/people/${ada.username}/block`, { as: wren })
  expect(await listMatches(ada, ...addresses)).toEqual([[2, leaver.username]])
  expect(await listMatches(wren, ...addresses)).toEqual([[2, leaver.username]])
  await deleteAccount(getTools(), leaver.id)
  expect(await listMatches(ada, ...addresses)).toEqual([])
  expect(await findRemains([leaver.id])).toEqual([])
})

test('counts the daily budget exactly across concurrent requests', async () => {
  const [wren, ada] = [await createPerson('Wren'), await createPerson('Ada')]
  await setDiscoverability(wren, FOUND)
  const many = Array.from({ length: IDENTIFIERS_PER_CALL }, (_, n) => `n${n}@example.org`)
  expect((await matchContacts(ada, ...many, 'one@example.org')).status).toBe(400)
  expect((await matchContacts(ada)).status).toBe(400)
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => matchContacts(ada, ...many.slice(10), wren.email)),
  )
  const taken = await Promise.all(
    answers.map(async (answer) => (answer.ok ? (await answer.json<Matches>()).taken : answer.status)),
  )
  const { count } = IDENTIFIERS_PER_DAY
  // The last request fits partly into the budget: identifiers after it are not looked up.
  const whole = many.length - 9
  expect(taken.sort((one, other) => one - other)).toEqual([count - 4 * whole, whole, whole, whole, whole])
  const refused = await matchContacts(ada, wren.email)
  expect([refused.status, await refused.json()]).toMatchObject([
    429,
    { error: { code: 'contacts.daily_limit' } },
  ])
  setClockOffset(DAY_MS + 1000)
  expect(await listMatches(ada, wren.email)).toEqual([[0, wren.username]])
})

test('neither stores nor logs the requested identifiers', async () => {
  const ada = await createPerson('Ada')
  const { random } = getTools().ids
  const asked = [`mark${random(12)}@example.org`, `+4670${Math.floor(1e7 + Math.random() * 8e7)}`]
  const written: unknown[] = []
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, level).mockImplementation((...line) => void written.push(line))
  await matchContacts(ada, ...asked)
  await matchContacts(ada, ...asked, 'x'.repeat(300))
  vi.restoreAllMocks()
  expect(await findRemains(asked)).toEqual([])
  for (const one of asked) expect(JSON.stringify(written)).not.toContain(one)
})

test('includes the discoverability choices in the data export', async () => {
  const wren = await createPerson('Wren')
  await setDiscoverability(wren, { byEmail: true, byPhone: false })
  for await (const { name, input } of generateFiles(getTools(), await loadViewer(wren))) {
    if (name !== 'found-by.json') continue
    let text = ''
    for await (const part of input) text += part
    expect(JSON.parse(text)).toEqual([{ email: 1, phone: 0 }])
    return
  }
  expect.unreachable()
})
