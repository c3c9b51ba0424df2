/** Copyright reports: accepted from everyone, stored, emailed to the site's operator, and shown to no one. */
import { env } from 'cloudflare:workers'
import { afterEach, expect, test } from 'vitest'
import type { CopyrightReportInput } from '../../domain/moderation/copyright'
import type { Post } from '../../domain/posts/posts.schema'
import { DAY_MS } from '../../domain/time/units'
import { createApp } from '../../worker/app'
import { COPYRIGHT_REPORTS } from '../../worker/moderation/copyright-reports.routes'
import { submitCopyrightReport } from '../../worker/moderation/copyright-reports.service'
import { purgeRows, REPORTS_KEPT_DAYS } from '../../worker/retention'
import { createUpload, publishSquawk } from '../support/recordings'
import { type CallOptions, call, createPerson, getTools, type Person, setClockOffset } from '../support/world'

afterEach(() => setClockOffset(0))

const SOURCE = { author: 'The Slow Hour', subject: 'Boredom', originalUrl: 'https://pod.example/41.mp3' }
const REPORT = { name: 'Dele', email: 'dele@example.org', work: 'All of episode 41 is mine.', truthful: true }

async function publishParrot(as: Person): Promise<Post> {
  const { id: mediaId } = await createUpload(as, { mode: 'parrot' })
  const json = { mode: 'parrot', title: 'Only cited', tags: ['podcastreply'], mediaId, detail: SOURCE }
  const answer = await call('POST /api/posts', { as, json, key: getTools().ids.make('key') })
  return (await answer.json<{ post: Post }>()).post
}
const sendReport = (id: string, given: Partial<CopyrightReportInput> = {}, asked: CallOptions = {}) =>
  call(`POST /api/posts/${id}/copyright-reports`, {
    json: { ...REPORT, ...given },
    headers: { 'cf-connecting-ip': getTools().ids.random(8) },
    ...asked,
  })
const readError = async (answer: Response) => {
  const { error } = await answer.json<{ error: { code: string; field?: string } }>()
  return [answer.status, error.code, error.field]
}
const listReports = async (id: string) =>
  (await env.DB.prepare('select * from copyright_reports where post_id = ?').bind(id).all()).results
const listEmails = async (id: string) =>
  (
    await env.DB.prepare("select * from outbox where text like '%' || ? || '%'")
      .bind(`/squawk/${id}`)
      .all<{ recipient: string; purpose: string; text: string }>()
  ).results

test("stores a visitor's report with its subject and emails it to the operator", async () => {
  const wren = await createPerson('Wren')
  const post = await publishParrot(wren)
  const answer = await sendReport(post.id, { email: ' Dele@Example.org ' })
  expect([answer.status, await answer.json()]).toEqual([202, { ok: true }])
  const [row] = await listReports(post.id)
  expect(row).toMatchObject({
    name: 'Dele',
    email: 'dele@example.org',
    work: REPORT.work,
    title: 'Only cited',
  })
  expect(JSON.parse(String(row?.podcast))).toMatchObject(SOURCE)
  const [email] = await listEmails(post.id)
  expect(email).toMatchObject({ recipient: env.REPORTS_TO, purpose: 'account' })
  for (const text of [
    'Only cited',
    `@${wren.username}`,
    SOURCE.originalUrl,
    'Dele <dele@example.org>',
    REPORT.work,
  ])
    expect(email?.text).toContain(text)
})

test('stores a repeated report of one address once', async () => {
  const post = await publishParrot(await createPerson('Wren'))
  for (const email of [REPORT.email, REPORT.email, 'odile@example.org'])
    expect((await sendReport(post.id, { email })).status).toBe(202)
  expect([(await listReports(post.id)).length, (await listEmails(post.id)).length]).toEqual([2, 2])
})

test('refuses missing fields with an error at each', async () => {
  const post = await publishParrot(await createPerson('Wren'))
  for (const [given, code, field] of [
    [{ name: ' ' }, 'report.name_required', 'name'],
    [{ email: 'dele' }, 'auth.email_invalid', 'email'],
    [{ work: '\n' }, 'report.work_required', 'work'],
    [{ truthful: false }, 'report.confirmation_required', 'truthful'],
    [{ work: 'w'.repeat(2001) }, 'post.text_too_long', 'work'],
    [{ name: 'gpj.\u202eexe' }, 'request.invalid', 'name'],
  ] as const)
    expect(await readError(await sendReport(post.id, given))).toEqual([400, code, field])
  expect(await listReports(post.id)).toEqual([])
})

test('accepts reports about podcast replies only, from those who may see them', async () => {
  const wren = await createPerson('Wren')
  const message = await publishSquawk(
    wren,
    { mode: 'mue', tags: [], recipient: 'mara@example.org' },
    { mode: 'mue' },
  )
  for (const id of [(await publishSquawk(wren)).id, message.id, 'post_nowhere'])
    expect(await readError(await sendReport(id))).toEqual([404, 'post.not_found', undefined])
})

test('limits reports by one IP address', async () => {
  const posts = await Promise.all(
    Array.from({ length: COPYRIGHT_REPORTS.count + 1 }, async () =>
      publishParrot(await createPerson('Wren')),
    ),
  )
  const headers = { 'cf-connecting-ip': getTools().ids.random(8) }
  const statuses: number[] = []
  for (const { id } of posts) statuses.push((await sendReport(id, {}, { headers })).status)
  expect(statuses).toEqual([...Array.from({ length: COPYRIGHT_REPORTS.count }, () => 202), 429])
})

test('keeps a report after its post is deleted, until the retention ends', async () => {
  const wren = await createPerson('Wren')
  const post = await publishParrot(wren)
  await sendReport(post.id)
  expect((await call(`DELETE /api/posts/${post.id}`, { as: wren })).ok).toBe(true)
  setClockOffset((REPORTS_KEPT_DAYS - 1) * DAY_MS)
  await purgeRows(getTools(), 'copyrightReports')
  expect(await listReports(post.id)).toHaveLength(1)
  setClockOffset((REPORTS_KEPT_DAYS + 1) * DAY_MS)
  await purgeRows(getTools(), 'copyrightReports')
  expect(await listReports(post.id)).toEqual([])
})

test.each([undefined, '', 'nobody'])('stores a report when the site has no address (%j)', async (to) => {
  const post = await publishParrot(await createPerson('Wren'))
  const deps = { ...getTools(), env: { ...env, REPORTS_TO: to } }
  await submitCopyrightReport(deps, null, post.id, REPORT)
  expect([(await listReports(post.id)).length, (await listEmails(post.id)).length]).toEqual([1, 0])
})

test.each([
  [undefined, false],
  ['off', false],
  ['on', true],
])('sets automatic demo audio with DEMO_MODE %j to %j', async (DEMO_MODE, automatic) => {
  const answer = await createApp().request('/api/podcasts/demo', {}, { ...env, DEMO_MODE })
  expect(await answer.json()).toEqual({ automatic })
})
