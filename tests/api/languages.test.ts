/** Text from the Worker uses the language of the request: shared pages, emails and error messages. */
import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../../domain/i18n/languages'
import { UNSUBSCRIBE_PAGE as GERMAN_PAGE } from '../../domain/locales/de/emails'
import { ERRORS as GERMAN_ERRORS } from '../../domain/locales/de/errors'
import { SHARE as GERMAN_SHARE } from '../../domain/locales/de/share'
import { ACCOUNT_EMAILS as FRENCH_MAILS } from '../../domain/locales/fr/emails'
import { outbox } from '../../worker/database/tables/outbox.table'
import { createSite, firstIsolate } from '../support/edge-sites'
import { publishSquawk } from '../support/recordings'
import { call, createPerson, getTools } from '../support/world'

const german = { 'accept-language': 'de-CH, de;q=0.9, en;q=0.5' }

test('renders a shared page in the requested language and caches it by language', async () => {
  const post = await publishSquawk(await createPerson('Wren'), { title: 'A fox in two languages' })
  const path = `/squawk/${post.id}`
  const english = await call(`GET ${path}`)
  const page = await call(`GET ${path}`, { headers: german })
  const [inEnglish, inGerman] = [await english.text(), await page.text()]
  expect(inEnglish).toContain('<html lang="en">')
  expect(inGerman).toContain('<html lang="de">')
  expect(inGerman).toContain(GERMAN_SHARE.copyLink)
  expect(inEnglish).not.toContain(GERMAN_SHARE.copyLink)
  expect(page.headers.get('vary')).toContain('accept-language')
  expect(page.headers.get('etag')).not.toBe(english.headers.get('etag'))
})

test('serves each language from the edge cache', async () => {
  const post = await publishSquawk(await createPerson('Wren'))
  const site = createSite(firstIsolate)
  const first = await (await site.visit(`/squawk/${post.id}`, { headers: german })).text()
  const second = await (await site.visit(`/squawk/${post.id}`)).text()
  const again = await (await site.visit(`/squawk/${post.id}`, { headers: german })).text()
  expect([first, second, again].map((text) => /<html lang="(\w+)"/.exec(text)?.[1])).toEqual([
    'de',
    'en',
    'de',
  ])
})

test('leaks no language from one response into the next', async () => {
  const asked = LANGUAGES.flatMap((language) => [language, 'en'])
  const pages = await Promise.all(
    asked.map(async (language) => {
      const answer = await call('GET /squawk/post_nowhere', { headers: { 'accept-language': language } })
      return /<html lang="(\w+)"/.exec(await answer.text())?.[1]
    }),
  )
  expect(pages).toEqual(asked)
})

test('renders the unsubscribe page in the requested language', async () => {
  const page = await (await call('GET /api/mail/unsubscribe', { headers: german })).text()
  expect(page).toContain('<html lang="de">')
  expect(page).toContain(GERMAN_PAGE.broken.heading)
  expect(page).toContain(GERMAN_PAGE.home)
})

test('translates an error message and keeps its code', async () => {
  const fetchError = async (headers: Record<string, string>) => {
    const answer = await call('POST /api/auth/sign-in', {
      json: { email: 'nobody@example.org', password: 'not the one they chose' },
      headers: { 'cf-connecting-ip': '2001:db8:1a6::1', ...headers },
    })
    return (await answer.json<{ error: { code: string; message: string } }>()).error
  }
  const [inEnglish, inGerman] = [await fetchError({}), await fetchError({ 'accept-language': 'de' })]
  expect(inGerman).toMatchObject({
    code: 'auth.bad_credentials',
    message: GERMAN_ERRORS['auth.bad_credentials'],
  })
  expect(inEnglish.code).toBe(inGerman.code)
  expect(inEnglish.message).not.toBe(inGerman.message)
})

test('sends the sign-up email in the requested language', async () => {
  const { db, ids } = getTools()
  const username = `n${ids.random(10)}`
  const given = { email: `${username}@example.org`, username, displayName: 'Mara', ageAttested: true }
  const signedUp = await call('POST /api/auth/sign-up', {
    json: { ...given, password: 'it rains on the old tin roof' },
    headers: { 'accept-language': 'fr-CA, fr;q=0.9', 'cf-connecting-ip': '2001:db8:1a6::2' },
  })
  expect(signedUp.status).toBe(200)
  const [mail] = await db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, given.email))
    .orderBy(desc(outbox.createdAt))
  const { subject, heading, asked, action } = FRENCH_MAILS.confirm
  expect(mail?.subject).toBe(subject)
  for (const text of [heading('Mara'), asked(username), action, FRENCH_MAILS.footer])
    expect(mail?.text).toContain(text)
  expect(mail?.html).toContain('lang="fr"')
})
