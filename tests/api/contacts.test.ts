/** Finding members by email address and phone number: opt-in, within a daily budget, and without storing contacts. */
import { eq } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import type { Discoverability, Matches } from '../../domain/contacts.schema'
import { DAY_MS } from '../../domain/expiry'
import { IDENTIFIERS_PER_CALL, IDENTIFIERS_PER_DAY } from '../../domain/limits'
import { user } from '../../worker/auth/auth.table'
import { filesOf } from '../../worker/export/export.service'
import { erasePerson } from '../../worker/people/erase.service'
import { remains } from '../support/everything'
import { viewerOf } from '../support/meanwhile'
import { follow } from '../support/members'
import { call, type Person, person, tools, travel } from '../support/world'

afterEach(() => travel(0))

const match = (as: Person | null, ...identifiers: string[]) =>
  call('POST /api/contacts/match', { as, json: { identifiers } })
const found = async (as: Person, ...identifiers: string[]) => {
  const { matches } = await (await match(as, ...identifiers)).json<Matches>()
  return matches.map(({ index, person: { username } }) => [index, username])
}
const choose = (as: Person, chosen: Discoverability) =>
  call('PUT /api/me/discoverability', { as, json: chosen })
const FOUND = { byEmail: true, byPhone: true }

async function withNumber(as: Person, isProved = true): Promise<string> {
  const phone = `+46703${String(Math.floor(Math.random() * 1e6)).padStart(6, '0')}`
  const changed = { phoneNumber: phone, phoneNumberVerified: isProved }
  await tools().db.update(user).set(changed).where(eq(user.id, as.id))
  return phone
}

test('finds no one who did not opt in, and then only by the identifier they chose', async () => {
  const [wren, ada] = [await person('Wren'), await person('Ada')]
  const phone = await withNumber(wren)
  const known = [wren.email, phone]
  expect(await (await call('GET /api/me/discoverability', { as: wren })).json()).toEqual({
    byEmail: false,
    byPhone: false,
  })
  const unknown = await (await match(ada, 'nobody@example.org', '+46701234567')).text()
  expect(await (await match(ada, ...known)).text()).toBe(unknown)
  for (const [chosen, indices] of [
    [{ byEmail: true, byPhone: false }, [0]],
    [{ byEmail: false, byPhone: true }, [1]],
    [FOUND, [0, 1]],
    [{ byEmail: false, byPhone: false }, []],
  ] as const) {
    expect(await (await choose(wren, chosen)).json()).toEqual(chosen)
    expect(await found(ada, ...known)).toEqual(indices.map((index) => [index, wren.username]))
  }
})

test('returns the public profile of a match and whether the viewer follows them', async () => {
  const [wren, ada] = [await person('Wren'), await person('Ada')]
  await choose(wren, FOUND)
  const asked = ['not an address', 'x@example.org', wren.email]
  const answer = await (await match(ada, ...asked)).json<Matches>()
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
  expect(await (await match(ada, wren.email)).json()).toMatchObject({ matches: [{ isFollowed: true }] })
})

test('matches neither unverified identifiers nor parts or variants of an address', async () => {
  const [claims, ada] = [await person('Wren', { verified: false }), await person('Ada')]
  const phone = await withNumber(claims, false)
  await choose(claims, FOUND)
  expect(await found(ada, claims.email, phone)).toEqual([])
  const wren = await person('Wren')
  await choose(wren, FOUND)
  const { email } = wren
  expect(await found(ada, email.slice(1), `${email.slice(0, -1)}%`, email.toUpperCase(), '%@%', '*')).toEqual(
    [],
  )
})

test('matches neither the viewer, nor blocked users, nor deleted users', async () => {
  const [wren, ada, leaver] = [await person('Wren'), await person('Ada'), await person('Lia')]
  const people = [wren, ada, leaver]
  for (const one of people) await choose(one, FOUND)
  const addresses = people.map(({ email }) => email)
  expect(await found(ada, ...addresses)).toEqual([
    [0, wren.username],
    [2, leaver.username],
  ])
  await call(`PUT /api/people/${ada.username}/block`, { as: wren })
  expect(await found(ada, ...addresses)).toEqual([[2, leaver.username]])
  expect(await found(wren, ...addresses)).toEqual([[2, leaver.username]])
  await erasePerson(tools(), leaver.id)
  expect(await found(ada, ...addresses)).toEqual([])
  expect(await remains([leaver.id])).toEqual([])
})

test('counts the daily budget exactly across concurrent requests', async () => {
  const [wren, ada] = [await person('Wren'), await person('Ada')]
  await choose(wren, FOUND)
  const many = Array.from({ length: IDENTIFIERS_PER_CALL }, (_, n) => `n${n}@example.org`)
  expect((await match(ada, ...many, 'one@example.org')).status).toBe(400)
  expect((await match(ada)).status).toBe(400)
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => match(ada, ...many.slice(10), wren.email)),
  )
  const taken = await Promise.all(
    answers.map(async (answer) => (answer.ok ? (await answer.json<Matches>()).taken : answer.status)),
  )
  const { count } = IDENTIFIERS_PER_DAY
  // The last request fits partly into the budget: identifiers after it are not looked up.
  const whole = many.length - 9
  expect(taken.sort((one, other) => one - other)).toEqual([count - 4 * whole, whole, whole, whole, whole])
  const refused = await match(ada, wren.email)
  expect([refused.status, await refused.json()]).toMatchObject([429, { error: { code: 'contacts.enough' } }])
  travel(DAY_MS + 1000)
  expect(await found(ada, wren.email)).toEqual([[0, wren.username]])
})

test('neither stores nor logs the requested identifiers', async () => {
  const ada = await person('Ada')
  const { random } = tools().ids
  const asked = [`mark${random(12)}@example.org`, `+4670${Math.floor(1e7 + Math.random() * 8e7)}`]
  const written: unknown[] = []
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, level).mockImplementation((...told) => void written.push(told))
  await match(ada, ...asked)
  await match(ada, ...asked, 'x'.repeat(300))
  vi.restoreAllMocks()
  expect(await remains(asked)).toEqual([])
  for (const one of asked) expect(JSON.stringify(written)).not.toContain(one)
})

test('includes the discoverability choices in the data export', async () => {
  const wren = await person('Wren')
  await choose(wren, { byEmail: true, byPhone: false })
  for await (const { name, input } of filesOf(tools(), await viewerOf(wren))) {
    if (name !== 'found-by.json') continue
    let text = ''
    for await (const part of input) text += part
    expect(JSON.parse(text)).toEqual([{ email: 1, phone: 0 }])
    return
  }
  expect.unreachable()
})
