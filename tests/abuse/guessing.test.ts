/**
 * Threats T5, T6, A5: passwords, codes and links can be guessed only a few times, whatever the client's headers claim,
 * and guessing does not lock out the owner.
 */
import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CODE_TRIES, SIGN_IN_TRIES } from '../../domain/auth/auth.limits'
import { LINK_TRIES } from '../../domain/magic-links/magic-links.limits'
import { addFigure, tally } from './figures'
import { readCode, signUpUser, toCookieHeader } from './mailbox'
import { openServer, type TestServer } from './test-server'

const PASSWORD = 'the river at dusk'

let server: TestServer
beforeAll(async () => {
  server = await openServer()
})
afterAll(() => server.close())

const toAddressHeader = (address: string) => ({ 'cf-connecting-ip': address })
/** Headers that claim another client address; only Cloudflare's own header counts. */
const forgeHeaders = (n: number) => ({
  'x-forwarded-for': `192.0.2.${n}`,
  'x-real-ip': `192.0.2.${n}`,
  forwarded: `for=192.0.2.${n}`,
  'true-client-ip': `192.0.2.${n}`,
  'x-client-ip': `192.0.2.${n}`,
})

async function guess(email: string, n: number, headers: Record<string, string>, password = `guess ${n}`) {
  const answer = await server.request('POST /api/auth/sign-in', { json: { email, password }, headers })
  await answer.text()
  return answer
}

test('lets an address guess a password five times a minute, whatever its headers claim', async () => {
  const { email } = await signUpUser(server, PASSWORD)
  const statuses = []
  for (let n = 0; n < 12; n++)
    statuses.push((await guess(email, n, { ...toAddressHeader('198.51.100.1'), ...forgeHeaders(n) })).status)
  expect(statuses.filter((status) => status !== 429).length).toBe(SIGN_IN_TRIES.perAddress.count)
  addFigure('password guesses, one address, 5 forged headers', statuses.length, tally(statuses))
})

test.each([
  ['written out', (n: number) => `2001:db8:1:2:${n.toString(16)}:1:1:1`],
  ['shortened', (n: number) => `2001:db9::${(n + 1).toString(16)}:1`],
  ['shortened within', (n: number) => `2001:dba:0:0:${(n + 1).toString(16)}::1`],
])('counts a network of IPv6 addresses as one, %s', async (_, addressOf) => {
  const { email } = await signUpUser(server, PASSWORD)
  const statuses = []
  for (let n = 0; n < 8; n++) statuses.push((await guess(email, n, toAddressHeader(addressOf(n)))).status)
  expect(statuses.filter((status) => status !== 429).length).toBe(SIGN_IN_TRIES.perAddress.count)
})

test('many addresses together guess twenty times, and the owner signs in from a known browser', async () => {
  const { email } = await signUpUser(server, PASSWORD)
  const before = await guess(email, 0, toAddressHeader('203.0.113.200'), PASSWORD)
  expect(before.status).toBe(200)
  const { count, seconds } = SIGN_IN_TRIES.perAccount
  const statuses = []
  for (let n = 0; n < count + 8; n++)
    statuses.push((await guess(email, n, toAddressHeader(`198.18.${n}.1`))).status)
  expect(statuses.filter((status) => status !== 429).length).toBeLessThanOrEqual(count)
  // The trusted-device cookie outlives the session.
  const known = toCookieHeader(before)
    .split('; ')
    .filter((one) => !/^(__Host-)?owlcast=/.test(one))
    .join('; ')
  expect(
    (await guess(email, 0, { ...toAddressHeader('203.0.113.201'), cookie: known }, PASSWORD)).status,
  ).toBe(200)
  // The cookie works for its own account only, and does not add guesses.
  const other = await signUpUser(server, PASSWORD)
  const stolen = []
  for (let n = 0; n < count + 4; n++)
    stolen.push((await guess(email, n, { ...toAddressHeader(`198.19.${n}.1`), cookie: known })).status)
  expect(stolen.filter((status) => status !== 429).length).toBeLessThanOrEqual(count)
  expect((await guess(other.email, 0, { ...toAddressHeader('203.0.113.202'), cookie: known })).status).toBe(
    401,
  )
  await server.shiftClock(seconds * 1000 + 1000)
  expect((await guess(email, 0, toAddressHeader('203.0.113.203'), PASSWORD)).status).toBe(200)
  await server.shiftClock(0)
  addFigure('password guesses, an address each', statuses.length, tally(statuses))
})

test('a code is guessed five times, and wrong guesses do not use up another code of the owner', async () => {
  const phone = '+46701740605'
  const ask = async (n: number): Promise<string> => {
    const answer = await server.request('POST /api/auth/phone/code', {
      json: { phone },
      headers: toAddressHeader(`198.51.101.${n}`),
    })
    return ((await answer.json()) as { codeId: string }).codeId
  }
  const take = async (codeId: string, code: string, n: number) => {
    const headers = { ...toAddressHeader(`198.51.102.${n % 250}`), ...forgeHeaders(n) }
    return (await server.request('POST /api/auth/phone/verify', { json: { codeId, code }, headers })).status
  }
  const owner = await ask(1)
  const code = await readCode(server, phone)
  const guesser = await ask(2)
  const right = await readCode(server, phone)
  const wrong = String((Number(right) + 1) % 1e6).padStart(6, '0')
  const statuses = await Promise.all(Array.from({ length: 60 }, (_, n) => take(guesser, wrong, n)))
  expect(new Set(statuses)).toEqual(new Set([400]))
  // It is used up after five guesses: the right code no longer works.
  expect(await take(guesser, right, 99)).toBe(400)
  const [row] = await server.query<{ attempts: number }>(
    'select attempts from phone_codes where id = ?',
    guesser,
  )
  expect(row?.attempts).toBe(CODE_TRIES)
  expect(await take(owner, code, 100)).toBe(200)
  addFigure(
    'code guesses at once, an address each',
    statuses.length,
    `${CODE_TRIES} checked, owner signed in`,
  )
})

const createSecret = () => createHash('sha256').update(randomUUID()).digest('base64url')
/** Secrets: route, body of a guess, and guesses per address and minute. */
const SECRETS: [name: string, route: string, body: () => unknown, most: number][] = [
  [
    'a message’s link',
    'POST /api/magic-links/redeem',
    () => ({ postId: 'post_x', token: createSecret() }),
    LINK_TRIES.count,
  ],
  [
    'looking at such a link',
    'POST /api/magic-links/validate',
    () => ({ token: createSecret() }),
    LINK_TRIES.count,
  ],
  [
    'asking for a new link',
    'POST /api/magic-links/resend',
    () => ({ postId: 'post_x', token: createSecret() }),
    LINK_TRIES.count,
  ],
  ['an address’s link', 'POST /api/auth/verify', () => ({ token: createSecret() }), 20],
  [
    'a password’s link',
    'POST /api/auth/reset',
    () => ({ token: createSecret(), password: 'a long password' }),
    5,
  ],
]

test.each(SECRETS)('limits guesses of %s', async (name, route, body, most) => {
  const statuses = []
  for (let n = 0; n < most + 15; n++) {
    const answer = await server.request(route, {
      json: body(),
      headers: { ...toAddressHeader('198.51.103.9'), ...forgeHeaders(n) },
    })
    await answer.text()
    statuses.push(answer.status)
  }
  expect(statuses.filter((status) => status < 400 && status !== 202)).toEqual([])
  expect(statuses.filter((status) => status !== 429).length).toBe(most)
  addFigure(`guesses of ${name}`, statuses.length, tally(statuses))
})

test('limits guesses of an invitation per user', async () => {
  const wren = await server.createUser('Wren')
  const statuses = []
  for (let n = 0; n < 60; n++) {
    const answer = await server.request('POST /api/invitations/accept', {
      as: wren,
      json: { token: createSecret() },
      headers: toAddressHeader(`198.51.104.${n}`),
    })
    statuses.push(answer.status)
  }
  expect(statuses.filter((status) => status < 400)).toEqual([])
  expect(statuses.at(-1)).toBe(429)
  addFigure('guesses of an invitation, an address each', statuses.length, tally(statuses))
})
