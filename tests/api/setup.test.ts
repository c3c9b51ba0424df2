/** First set-up: one link creates one admin, once, for a day. */
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DEFAULT_SITE_SETTINGS } from '../../domain/site/site'
import { SETUP_HOURS } from '../../domain/site/site.limits'
import { HOUR_MS } from '../../domain/time/units'
import { audit } from '../../worker/database/tables/audit.table'
import { users } from '../../worker/database/tables/auth.table'
import { profiles } from '../../worker/database/tables/people.table'
import { setupTokens, siteSettings } from '../../worker/database/tables/site.table'
import { insertSetupLink } from '../support/site'
import { call, createPerson, getTools, setClockOffset } from '../support/world'

const { db, ids } = getTools()

beforeEach(async () => {
  await db.batch([db.delete(users), db.delete(setupTokens), db.delete(siteSettings)])
})
afterEach(() => setClockOffset(0))

const callFromNewIp = (route: string, json: unknown) =>
  call(route, { json, headers: { 'cf-connecting-ip': `2001:db8:${ids.random(4)}::1` } })

function createInput(token: string, change: Record<string, unknown> = {}) {
  const username = `op${ids.random(8)}`
  return {
    token,
    email: `${username}@example.org`,
    password: 'a lighthouse at noon',
    username,
    displayName: 'Ines',
    ageAttested: true,
    settings: {
      ...DEFAULT_SITE_SETTINGS,
      name: 'Harbour',
      contact: 'hello@example.org',
      signUpMode: 'approval',
    },
    ...change,
  }
}

async function readCode(answer: Response) {
  const { error } = await answer.json<{ error: { code: string } }>()
  return [answer.status, error.code]
}

test('creates the first admin with the settings, signed in and audited', async () => {
  const token = await insertSetupLink()
  const checked = await callFromNewIp('POST /api/setup/check', { token })
  expect(checked.status).toBe(200)
  const { templates } = await checked.json<{ templates: Record<string, string> }>()
  expect(templates.privacy).toContain('What we store')
  const input = createInput(token)
  const made = await callFromNewIp('POST /api/setup', input)
  expect(made.status).toBe(200)
  const cookie = made.headers.getSetCookie().join().split(';')[0] ?? ''
  const session = await (await call('GET /api/session', { as: { cookie } })).json<{ user: unknown }>()
  expect(session.user).toMatchObject({ username: input.username, role: 'admin', email: input.email })
  expect(await (await call('GET /api/site')).json()).toMatchObject({
    name: 'Harbour',
    signUpMode: 'approval',
  })
  const [entry] = await db.select().from(audit).where(eq(audit.action, 'site.setup'))
  expect(entry).toBeDefined()
  const signIn = { email: input.email, password: input.password }
  expect((await callFromNewIp('POST /api/auth/sign-in', signIn)).status).toBe(200)
})

test('refuses a link that was used, and creates one admin for two uses at once', async () => {
  const token = await insertSetupLink()
  const answers = await Promise.all([1, 2].map(() => callFromNewIp('POST /api/setup', createInput(token))))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410])
  expect(await readCode(await callFromNewIp('POST /api/setup', createInput(token)))).toEqual([
    410,
    'setup.link_used',
  ])
  expect(await readCode(await callFromNewIp('POST /api/setup/check', { token }))).toEqual([
    410,
    'setup.link_used',
  ])
  expect(await db.select().from(profiles)).toHaveLength(1)
})

test('refuses a link after its day, and one that never existed', async () => {
  const token = await insertSetupLink()
  setClockOffset(SETUP_HOURS * HOUR_MS)
  expect(await readCode(await callFromNewIp('POST /api/setup', createInput(token)))).toEqual([
    410,
    'setup.link_expired',
  ])
  setClockOffset(0)
  expect(await readCode(await callFromNewIp('POST /api/setup', createInput('x'.repeat(43))))).toEqual([
    403,
    'setup.link_invalid',
  ])
  expect(await db.select().from(profiles)).toEqual([])
  expect(await db.select().from(siteSettings)).toEqual([])
})

test('refuses a link on a site that has an admin', async () => {
  await createPerson('Keeper', { admin: true })
  const token = await insertSetupLink()
  expect(await readCode(await callFromNewIp('POST /api/setup', createInput(token)))).toEqual([
    409,
    'setup.done',
  ])
  expect(await db.select().from(siteSettings)).toEqual([])
})

test('keeps the link when a field is wrong or the address has an account', async () => {
  const member = await createPerson('Mara')
  const token = await insertSetupLink()
  const tries = [
    [{ password: 'short' }, 400, 'auth.password_length'],
    [{ ageAttested: false }, 403, 'auth.age_required'],
    [{ username: member.username }, 409, 'auth.username_taken'],
    [{ email: member.email }, 409, 'setup.email_taken'],
    [{ settings: { ...DEFAULT_SITE_SETTINGS, languages: [] } }, 400, 'request.invalid'],
    [{ settings: { ...DEFAULT_SITE_SETTINGS, contact: 'javascript:alert(1)' } }, 400, 'request.invalid'],
  ] as const
  for (const [change, status, code] of tries)
    expect(await readCode(await callFromNewIp('POST /api/setup', createInput(token, change)))).toEqual([
      status,
      code,
    ])
  expect((await callFromNewIp('POST /api/setup', createInput(token))).status).toBe(200)
})

test('stores no token, only its hash', async () => {
  const token = await insertSetupLink()
  const rows = await env.DB.prepare('select * from setup_tokens').all()
  expect(JSON.stringify(rows.results)).not.toContain(token)
})
