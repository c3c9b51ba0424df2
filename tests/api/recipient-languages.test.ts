/** Emails that others cause are written in the recipient's language, where it is known. */
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ACCOUNT_DELETED_EMAIL } from '../../domain/locales/de/emails'
import {
  APPEAL_EMAIL,
  DECISION_EMAIL,
  REMOVAL_EMAIL,
  REPORTS_EMAIL,
} from '../../domain/locales/de/moderation'
import { removeMember } from '../../worker/moderation/moderated-members.service'
import { sendReportDigests } from '../../worker/moderation/report-digests.service'
import {
  clearModeration,
  decide,
  listEmailsTo,
  readOwnDecisions,
  report,
  toPerson,
} from '../support/moderation'
import { call, createPerson, getTools, type Person, setClockOffset } from '../support/world'

beforeEach(clearModeration)
afterEach(() => setClockOffset(0))

/** Opens the app in a language, as the client does at its start. */
async function openApp(as: Person, language: string): Promise<void> {
  const { status } = await call('GET /api/session', { as, headers: { 'accept-language': language } })
  expect(status).toBe(200)
  await expect.poll(() => readLanguage(as)).toBe(language)
}

const readLanguage = async ({ id }: Person) =>
  (
    await env.DB.prepare('select language from users where id = ?')
      .bind(id)
      .first<{ language: string | null }>()
  )?.language

const listSubjects = async (to: Person) => (await listEmailsTo(to.email)).map(({ subject }) => subject)

test('stores the language in which the app was last opened', async () => {
  const wren = await createPerson('Wren')
  expect(await readLanguage(wren)).toBeNull()
  await openApp(wren, 'de')
  await openApp(wren, 'fr')
})

test('writes decisions, outcomes of appeals and reports in the language of each recipient', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const [one, two] = [
    await createPerson('One', { moderator: true }),
    await createPerson('Two', { moderator: true }),
  ]
  await openApp(wren, 'de')
  await openApp(one, 'de')
  await openApp(two, 'en')
  await report(dele, toPerson(wren))
  await sendReportDigests(getTools())
  expect(await listSubjects(one)).toEqual([REPORTS_EMAIL.subject(1)])
  expect(await listSubjects(two)).not.toContain(REPORTS_EMAIL.subject(1))
  await decide(two, toPerson(wren), 'warn', { words: 'Please be kind.', queue: 'open' })
  expect(await listSubjects(wren)).toEqual([DECISION_EMAIL.subject.warn])
  const [decision] = await readOwnDecisions(wren)
  await call(`POST /api/me/decisions/${decision?.id}/appeal`, { as: wren, json: { text: 'I was kind.' } })
  await call(`POST /api/moderation/appeals/${decision?.id}`, {
    as: one,
    json: { outcome: 'overturned', words: '' },
    headers: { 'accept-language': 'fr' },
  })
  expect(await listSubjects(wren)).toContain(APPEAL_EMAIL.subject.overturned)
})

test('writes to a removed member in their language', async () => {
  const [wren, admin] = [await createPerson('Wren'), await createPerson('Ada', { admin: true })]
  await openApp(wren, 'de')
  const removal = { id: wren.id, username: wren.username, rule: 'spam', words: '' } as const
  await removeMember(getTools(), { id: admin.id, role: 'admin' }, removal)
  expect(await listSubjects(wren)).toEqual([REMOVAL_EMAIL.subject, ACCOUNT_DELETED_EMAIL.subject])
})
