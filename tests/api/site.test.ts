/** The site's settings: public part, changes by admins, and the texts of the operator. */
import { desc } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { DEFAULT_SITE_SETTINGS } from '../../domain/site/site'
import { LEGAL_TEXT_MAX_CHARS } from '../../domain/site/site.limits'
import type { SiteEdit } from '../../domain/site/site.schema'
import { audit } from '../../worker/database/tables/audit.table'
import { siteSettings } from '../../worker/database/tables/site.table'
import { changeSite, getAdmin } from '../support/site'
import { call, createPerson, getTools } from '../support/world'

const { db } = getTools()

test('shows the defaults until an admin sets something, then the settings without the texts', async () => {
  const { name, contact, languages, signUpMode } = DEFAULT_SITE_SETTINGS
  expect(await (await call('GET /api/site')).json()).toEqual({ name, contact, languages, signUpMode })
  await changeSite({ name: 'Harbour', contact: 'hello@example.org', languages: ['en', 'de'] })
  expect(await (await call('GET /api/site')).json()).toEqual({
    name: 'Harbour',
    contact: 'hello@example.org',
    languages: ['en', 'de'],
    signUpMode: 'open',
  })
})

test('stores a text that equals its template as empty, and audits each change', async () => {
  const admin = await getAdmin()
  const { templates } = await (await call('GET /api/site/settings', { as: admin })).json<SiteEdit>()
  await changeSite({
    name: 'Harbour',
    contact: 'hello@example.org',
    privacy: templates.privacy,
    terms: 'Ours.',
  })
  const { settings } = await (await call('GET /api/site/settings', { as: admin })).json<SiteEdit>()
  expect([settings.privacy, settings.terms]).toEqual(['', 'Ours.'])
  const [entry] = await db.select().from(audit).orderBy(desc(audit.createdAt))
  expect(entry).toMatchObject({ action: 'site.settings', actorId: admin.id })
})

test('stores only the given settings, so that those of another admin stay', async () => {
  await changeSite({ name: 'Harbour', terms: 'Ours.' })
  const as = await getAdmin()
  const save = (json: object) => call('PUT /api/site/settings', { as, json })
  await Promise.all([save({ name: 'Lagoon' }), save({ terms: 'Yours.' }), save({ signUpMode: 'approval' })])
  const { settings } = await (await call('GET /api/site/settings', { as })).json<SiteEdit>()
  expect(settings).toMatchObject({ name: 'Lagoon', terms: 'Yours.', signUpMode: 'approval' })
  await changeSite({})
})

test.each([
  ['no languages', { languages: [] }],
  ['a language twice', { languages: ['en', 'en'] }],
  ['an unknown language', { languages: ['xx'] }],
  ['an empty name', { name: '  ' }],
  ['a script as contact', { contact: 'javascript:alert(1)' }],
  ['an unknown mode', { signUpMode: 'half open' }],
  ['a text that is too long', { terms: 'x'.repeat(LEGAL_TEXT_MAX_CHARS + 1) }],
])('refuses settings with %s and stores nothing', async (_, change) => {
  const before = await db.select().from(siteSettings)
  const json = { ...DEFAULT_SITE_SETTINGS, ...change }
  const answer = await call('PUT /api/site/settings', { as: await getAdmin(), json })
  expect(answer.status).toBe(400)
  expect(await db.select().from(siteSettings)).toEqual(before)
})

test('refuses members', async () => {
  const member = await createPerson('Mara')
  for (const route of ['GET /api/site/settings', 'PUT /api/site/settings', 'GET /api/site/sign-up-requests'])
    expect((await call(route, { as: member, json: route.startsWith('PUT') ? {} : undefined })).status).toBe(
      403,
    )
})
