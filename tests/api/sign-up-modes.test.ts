/** Sign-up modes on every way in: email, phone and Google, when a sign-up begins and when it ends. */
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SIGN_UP_INVITATION_DAYS, SIGN_UP_INVITATIONS_OPEN } from '../../domain/auth/auth.limits'
import type { SignUpInvitations, SignUpRequests } from '../../domain/site/site.schema'
import { DAY_MS } from '../../domain/time/units'
import { audit } from '../../worker/database/tables/audit.table'
import { users } from '../../worker/database/tables/auth.table'
import { profiles } from '../../worker/database/tables/people.table'
import { GOOGLE_CLIENT } from '../support/openid-client'
import { createPhoneNumber, findPhoneCode } from '../support/phone-numbers'
import { getAdmin, readNewestMessage, setSignUpMode } from '../support/site'
import { type CallOptions, call, createPerson, getTools, type Person, setClockOffset } from '../support/world'

const { db, ids } = getTools()
const PASSWORD = 'a quiet canal at dusk'
const google = { ...env, ...GOOGLE_CLIENT, GOOGLE_ISSUER_URL: env.TEST_SERVICES.openId }

beforeEach(() => setSignUpMode('open'))
afterEach(() => {
  setClockOffset(0)
  vi.restoreAllMocks()
})

/** A browser that keeps its cookies, with a new IP address for each request. */
function openBrowser(as: Person | null = null) {
  const jar = new Map<string, string>(as ? [as.cookie.split(/=(.*)/s).slice(0, 2) as [string, string]] : [])
  return async (route: string, options: CallOptions = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { 'cf-connecting-ip': `2001:db8:${ids.random(4)}::1`, ...(cookie ? { cookie } : {}) }
    const answer = await call(route, { ...options, headers })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value) jar.set(name, value)
      else jar.delete(name)
    }
    return answer
  }
}
type Browser = ReturnType<typeof openBrowser>

const readCode = async (answer: Response) =>
  (await answer.json<{ error?: { code: string } }>()).error?.code ?? answer.status

const names = () => ({ username: `n${ids.random(10)}`, displayName: 'Mara', ageAttested: true })

async function startByEmail(browser: Browser, email = `m${ids.random(10)}@example.org`) {
  const answer = await browser('POST /api/auth/sign-up', { json: { ...names(), email, password: PASSWORD } })
  return { email, answer }
}
const readVerifyToken = async (email: string) =>
  /\?verify=([\w-]+)/.exec(await readNewestMessage(email))?.[1] ?? ''

async function finishByEmail(browser: Browser, email: string) {
  return browser('POST /api/auth/verify', { json: { token: await readVerifyToken(email) } })
}

async function verifyPhone(browser: Browser, phone = createPhoneNumber()) {
  const { codeId } = await (await browser('POST /api/auth/phone/code', { json: { phone } })).json<{
    codeId: string
  }>()
  const json = { codeId, code: await findPhoneCode(phone) }
  return { phone, answer: await browser('POST /api/auth/phone/verify', { json }) }
}

async function signInByGoogle(browser: Browser, sub: string = ids.random(12)) {
  const person = { sub, email: `g.${sub}@example.org`, name: 'Greta' }
  const started = await browser('POST /api/auth/google', { json: { returnPath: '/' }, bindings: google })
  const { url } = await started.json<{ url: string }>()
  const address = new URL('/signed-in', url)
  address.search = String(
    new URLSearchParams({ ...Object.fromEntries(new URL(url).searchParams), ...person }),
  )
  const consent = await fetch(address, { redirect: 'manual' })
  await consent.body?.cancel()
  const back = new URL(consent.headers.get('location') ?? '')
  const answer = await browser(`GET ${back.pathname}${back.search}`, { bindings: google })
  const outcome = new URL(answer.headers.get('location') ?? '', env.ORIGIN).searchParams.get('signed-in')
  return { ...person, outcome }
}

const complete = (browser: Browser) => browser('POST /api/auth/join', { json: names() })
const findUser = async (email: string) =>
  (await db.select().from(users).where(eq(users.email, email)))[0] ?? null
const hasSession = async (browser: Browser) =>
  (await (await browser('GET /api/session')).json<{ user: unknown }>()).user !== null

describe('a closed site', () => {
  test('refuses each way in when it begins', async () => {
    await setSignUpMode('closed')
    expect(await readCode((await startByEmail(openBrowser())).answer)).toBe('auth.sign_up_closed')
    expect(await readCode((await verifyPhone(openBrowser())).answer)).toBe('auth.sign_up_closed')
    expect((await signInByGoogle(openBrowser())).outcome).toBe('refused')
  })

  test('refuses sign-ups that began while it was open', async () => {
    const [byEmail, byPhone, byGoogle] = [openBrowser(), openBrowser(), openBrowser()]
    const { email } = await startByEmail(byEmail)
    expect(await (await verifyPhone(byPhone)).answer.json()).toEqual({ status: 'new' })
    const greta = await signInByGoogle(byGoogle)
    expect(greta.outcome).toBe('join')
    await setSignUpMode('closed')
    expect(await readCode(await finishByEmail(byEmail, email))).toBe('auth.sign_up_closed')
    expect(await readCode(await complete(byPhone))).toBe('auth.sign_up_closed')
    expect(await readCode(await complete(byGoogle))).toBe('auth.sign_up_closed')
    expect([await findUser(email), await findUser(greta.email)]).toEqual([null, null])
    // They go on where they were when it opens again.
    await setSignUpMode('open')
    expect((await finishByEmail(byEmail, email)).status).toBe(200)
    expect((await complete(byPhone)).status).toBe(200)
  })

  test('still signs members in', async () => {
    const browser = openBrowser()
    const { phone } = await verifyPhone(browser)
    await complete(browser)
    await setSignUpMode('closed')
    expect(await (await verifyPhone(openBrowser(), phone)).answer.json()).toEqual({ status: 'member' })
  })
})

describe('a site by invitation', () => {
  async function createInvitation() {
    const inviter = await createPerson('Wren')
    const answer = await call('POST /api/me/sign-up-invitations', { as: inviter, json: {} })
    expect(answer.status).toBe(201)
    const { url } = await answer.json<{ url: string }>()
    return { inviter, token: new URL(url).searchParams.get('invited') ?? '' }
  }
  const openInvitation = (browser: Browser, token: string) =>
    browser('POST /api/auth/invitation', { json: { token } })

  beforeEach(() => setSignUpMode('invitation'))

  test('refuses each way in without an invitation, and a made-up one', async () => {
    expect(await readCode((await startByEmail(openBrowser())).answer)).toBe('auth.sign_up_invitation')
    expect(await readCode((await verifyPhone(openBrowser())).answer)).toBe('auth.sign_up_invitation')
    expect((await signInByGoogle(openBrowser())).outcome).toBe('refused')
    expect(await readCode(await openInvitation(openBrowser(), 'x'.repeat(43)))).toBe(
      'auth.sign_up_invitation_invalid',
    )
  })

  test('refuses sign-ups without one that began while it was open', async () => {
    await setSignUpMode('open')
    const [byEmail, byPhone, byGoogle] = [openBrowser(), openBrowser(), openBrowser()]
    const { email } = await startByEmail(byEmail)
    await verifyPhone(byPhone)
    await signInByGoogle(byGoogle)
    await setSignUpMode('invitation')
    expect(await readCode(await finishByEmail(byEmail, email))).toBe('auth.sign_up_invitation')
    expect(await readCode(await complete(byPhone))).toBe('auth.sign_up_invitation')
    expect(await readCode(await complete(byGoogle))).toBe('auth.sign_up_invitation')
  })

  test('admits one person by each invitation, whatever way they come', async () => {
    const { token } = await createInvitation()
    const [first, second, third] = [openBrowser(), openBrowser(), openBrowser()]
    for (const browser of [first, second, third])
      expect((await openInvitation(browser, token)).status).toBe(200)
    const { email } = await startByEmail(first)
    expect(await (await verifyPhone(second)).answer.json()).toEqual({ status: 'new' })
    expect((await signInByGoogle(third)).outcome).toBe('join')
    expect((await finishByEmail(first, email)).status).toBe(200)
    expect(await hasSession(first)).toBe(true)
    expect(await readCode(await complete(second))).toBe('auth.sign_up_invitation_invalid')
    expect(await readCode(await complete(third))).toBe('auth.sign_up_invitation_invalid')
    expect(await readCode(await openInvitation(openBrowser(), token))).toBe('auth.sign_up_invitation_invalid')
  })

  test('remembers the invitation of a sign-up whose link is opened elsewhere', async () => {
    const { token } = await createInvitation()
    const browser = openBrowser()
    await openInvitation(browser, token)
    const { email } = await startByEmail(browser)
    const elsewhere = { token: await readVerifyToken(email), password: PASSWORD }
    expect((await openBrowser()('POST /api/auth/verify', { json: elsewhere })).status).toBe(200)
    expect(await findUser(email)).not.toBeNull()
  })

  test('admits one of two people who complete with the same invitation at once', async () => {
    const { token } = await createInvitation()
    const browsers = [openBrowser(), openBrowser()]
    for (const browser of browsers) {
      await openInvitation(browser, token)
      await verifyPhone(browser)
    }
    const statuses = (await Promise.all(browsers.map(complete))).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  })

  test('ends an invitation after its time, and when its author deletes it', async () => {
    const { inviter, token } = await createInvitation()
    setClockOffset(SIGN_UP_INVITATION_DAYS * DAY_MS)
    expect(await readCode(await openInvitation(openBrowser(), token))).toBe('auth.sign_up_invitation_invalid')
    setClockOffset(0)
    const { items } = await (
      await call('GET /api/me/sign-up-invitations', { as: inviter })
    ).json<SignUpInvitations>()
    const path = `/api/me/sign-up-invitations/${items[0]?.id}`
    expect((await call(`DELETE ${path}`, { as: await createPerson('Eve') })).status).toBe(404)
    expect((await call(`DELETE ${path}`, { as: inviter })).status).toBe(204)
    expect(await readCode(await openInvitation(openBrowser(), token))).toBe('auth.sign_up_invitation_invalid')
  })

  test('ends the invitations of a suspended member while the suspension lasts', async () => {
    const { inviter, token } = await createInvitation()
    const browser = openBrowser()
    await openInvitation(browser, token)
    await verifyPhone(browser)
    const suspend = (until: number | null) =>
      db.update(profiles).set({ suspendedUntil: until }).where(eq(profiles.id, inviter.id))
    await suspend(getTools().clock.now() + DAY_MS)
    expect(await readCode(await openInvitation(openBrowser(), token))).toBe('auth.sign_up_invitation_invalid')
    expect(await readCode(await complete(browser))).toBe('auth.sign_up_invitation_invalid')
    await suspend(null)
    expect((await complete(browser)).status).toBe(200)
  })

  test('limits the open invitations of a member, and creates none in other modes', async () => {
    const wren = await createPerson('Wren')
    const create = () => call('POST /api/me/sign-up-invitations', { as: wren, json: {} })
    for (let count = 0; count < SIGN_UP_INVITATIONS_OPEN; count++) expect((await create()).status).toBe(201)
    expect(await readCode(await create())).toBe('site.invitations_full')
    await setSignUpMode('open')
    expect(await readCode(await create())).toBe('site.invitations_off')
  })
})

describe('a site by approval', () => {
  beforeEach(() => setSignUpMode('approval', { name: 'Harbour', contact: 'keeper@harbour.example' }))

  const listRequests = async () =>
    (await (await call('GET /api/site/sign-up-requests', { as: await getAdmin() })).json<SignUpRequests>())
      .items
  const decide = async (id: string, verb: 'approve' | 'decline') => {
    const path = `/api/site/sign-up-requests/${id}`
    const route = verb === 'approve' ? `POST ${path}/approve` : `DELETE ${path}`
    return call(route, { as: await getAdmin(), json: {} })
  }
  const findRequest = async (test: (item: SignUpRequests['items'][number]) => boolean) =>
    (await listRequests()).find(test)?.id ?? ''

  test('lets a sign-up by email wait, notifies the operator, and creates the account on approval', async () => {
    const browser = openBrowser()
    const { email } = await startByEmail(browser)
    expect(await (await finishByEmail(browser, email)).json()).toMatchObject({ status: 'waiting' })
    expect([await hasSession(browser), await findUser(email)]).toEqual([false, null])
    expect(await readNewestMessage('keeper@harbour.example')).toContain('Someone wants to join Harbour')
    const signIn = (password: string) =>
      openBrowser()('POST /api/auth/sign-in', { json: { email, password } })
    expect(await readCode(await signIn(PASSWORD))).toBe('auth.sign_up_waiting')
    expect(await readCode(await signIn('another password'))).toBe('auth.bad_credentials')
    const id = await findRequest((item) => item.email === email)
    expect((await decide(id, 'approve')).status).toBe(204)
    expect(await readNewestMessage(email)).toContain('You can join Harbour now')
    expect((await signIn(PASSWORD)).status).toBe(200)
    const [entry] = await db.select().from(audit).where(eq(audit.action, 'sign_up.approve'))
    expect(entry).toMatchObject({ actorId: (await getAdmin()).id })
    // Decided once.
    expect((await decide(id, 'approve')).status).toBe(404)
    expect((await decide(id, 'decline')).status).toBe(404)
  })

  test('lets sign-ups by phone and Google wait, those that began while it was open too', async () => {
    await setSignUpMode('open')
    const [byPhone, byGoogle] = [openBrowser(), openBrowser()]
    const { phone } = await verifyPhone(byPhone)
    const { sub, email } = await signInByGoogle(byGoogle)
    await setSignUpMode('approval')
    for (const browser of [byPhone, byGoogle]) {
      expect(await (await complete(browser)).json()).toEqual({ status: 'waiting' })
      expect(await hasSession(browser)).toBe(false)
    }
    expect(await (await verifyPhone(openBrowser(), phone)).answer.json()).toEqual({ status: 'waiting' })
    expect((await signInByGoogle(openBrowser(), sub)).outcome).toBe('waiting')
    const ids = [
      await findRequest((item) => item.phone === phone),
      await findRequest((item) => item.email === email),
    ]
    for (const id of ids) expect((await decide(id, 'approve')).status).toBe(204)
    expect(await readNewestMessage(phone)).toContain('was approved')
    expect(await (await verifyPhone(openBrowser(), phone)).answer.json()).toEqual({ status: 'member' })
    expect((await signInByGoogle(openBrowser(), sub)).outcome).toBe('done')
  })

  /** A member verifies the number, and gives it up. */
  async function takeNumber(phone: string) {
    const member = openBrowser(await createPerson('Owner'))
    const asked = await member('POST /api/me/phone/code', { json: { phone } })
    const { codeId } = await asked.json<{ codeId: string }>()
    const code = /(\d{6}) is your/.exec(await readNewestMessage(phone))?.[1] ?? ''
    expect((await member('PUT /api/me/phone', { json: { codeId, code } })).status).toBe(200)
    expect((await member('DELETE /api/me/phone')).status).toBe(200)
  }

  test('creates no account with a number that a member verified since', async () => {
    const [waiting, late] = [openBrowser(), openBrowser()]
    const { phone } = await verifyPhone(waiting)
    expect(await (await complete(waiting)).json()).toEqual({ status: 'waiting' })
    const id = await findRequest((item) => item.phone === phone)
    await takeNumber(phone)
    expect((await decide(id, 'approve')).status).toBe(404)
    await setSignUpMode('open')
    await verifyPhone(late, phone)
    await takeNumber(phone)
    expect(await readCode(await complete(late))).toBe('auth.sign_up_expired')
    expect(await db.select().from(users).where(eq(users.phoneNumber, phone))).toEqual([])
  })

  test('reserves the username of a request, and frees it when it is declined', async () => {
    const browser = openBrowser()
    const { email } = await startByEmail(browser)
    await finishByEmail(browser, email)
    const request = (await listRequests()).find((item) => item.email === email)
    const taken = {
      ...names(),
      username: request?.username,
      password: PASSWORD,
      email: `o${ids.random(8)}@example.org`,
    }
    const signUpAs = () => openBrowser()('POST /api/auth/sign-up', { json: taken })
    expect(await readCode(await signUpAs())).toBe('auth.username_taken')
    expect((await decide(request?.id ?? '', 'decline')).status).toBe(204)
    expect(await readNewestMessage(email)).toContain('declined')
    expect([(await signUpAs()).status, await findUser(email)]).toEqual([200, null])
  })

  test('stores one request of an address, however many of its links are opened', async () => {
    const [first, second] = [openBrowser(), openBrowser()]
    const { email } = await startByEmail(first)
    await finishByEmail(first, email)
    await startByEmail(second, email)
    expect(await (await finishByEmail(second, email)).json()).toMatchObject({ status: 'waiting' })
    expect((await listRequests()).filter((item) => item.email === email)).toHaveLength(1)
  })

  test('drops the request of who joined in another way meanwhile', async () => {
    const [byEmail, byPhone, byGoogle] = [openBrowser(), openBrowser(), openBrowser()]
    const { email } = await startByEmail(byEmail)
    await finishByEmail(byEmail, email)
    const { phone } = await verifyPhone(byPhone)
    await complete(byPhone)
    const { sub, email: address } = await signInByGoogle(byGoogle)
    await complete(byGoogle)
    const isTheirs = (item: SignUpRequests['items'][number]) =>
      item.phone === phone || item.email === email || item.email === address
    expect((await listRequests()).filter(isTheirs)).toHaveLength(3)
    await setSignUpMode('open')
    await startByEmail(byEmail, email)
    await finishByEmail(byEmail, email)
    await verifyPhone(byPhone, phone)
    await complete(byPhone)
    await signInByGoogle(byGoogle, sub)
    await complete(byGoogle)
    for (const browser of [byEmail, byPhone, byGoogle]) expect(await hasSession(browser)).toBe(true)
    expect((await listRequests()).filter(isTheirs)).toEqual([])
  })
})
