/** Copyright reports: accepted from everyone, stored, emailed to the site's operator, and shown to no one. */
import { env } from 'cloudflare:workers'
import { afterEach, expect, test } from 'vitest'
import type { CopyrightReport } from '../../domain/copyright'
import { DAY_MS } from '../../domain/expiry'
import { COPYRIGHT_REPORTS, REPORTS_KEPT_DAYS } from '../../domain/limits'
import type { Post } from '../../domain/posts.schema'
import { createApp } from '../../worker/app'
import { forgetReports, reportCopyright } from '../../worker/reports/reports.service'
import { crawl, leaks, mark } from '../support/canary'
import { squawk, uploaded } from '../support/recordings'
import { type Call, call, type Person, person, tools, travel } from '../support/world'

afterEach(() => travel(0))

const SOURCE = { author: 'The Slow Hour', subject: 'Boredom', originalUrl: 'https://pod.example/41.mp3' }
const REPORT = { name: 'Dele', email: 'dele@example.org', work: 'All of episode 41 is mine.', truthful: true }

async function parrot(as: Person): Promise<Post> {
  const { id: mediaId } = await uploaded(as, { mode: 'parrot' })
  const json = { mode: 'parrot', title: 'Only cited', tags: ['podcastreply'], mediaId, detail: SOURCE }
  const answer = await call('POST /api/posts', { as, json, key: tools().ids.make('key') })
  return (await answer.json<{ post: Post }>()).post
}
const report = (id: string, given: Partial<CopyrightReport> = {}, asked: Call = {}) =>
  call(`POST /api/posts/${id}/copyright-reports`, {
    json: { ...REPORT, ...given },
    headers: { 'cf-connecting-ip': tools().ids.random(8) },
    ...asked,
  })
const refusal = async (answer: Response) => {
  const { error } = await answer.json<{ error: { code: string; field?: string } }>()
  return [answer.status, error.code, error.field]
}
const kept = async (id: string) =>
  (await env.DB.prepare('select * from copyright_reports where post_id = ?').bind(id).all()).results
const letters = async (id: string) =>
  (
    await env.DB.prepare("select * from outbox where text like '%' || ? || '%'")
      .bind(`/squawk/${id}`)
      .all<{ recipient: string; purpose: string; text: string }>()
  ).results

test("stores a visitor's report with its subject and emails it to the operator", async () => {
  const wren = await person('Wren')
  const post = await parrot(wren)
  const answer = await report(post.id, { email: ' Dele@Example.org ' })
  expect([answer.status, await answer.json()]).toEqual([202, { ok: true }])
  const [row] = await kept(post.id)
  expect(row).toMatchObject({
    ...{ name: 'Dele', email: 'dele@example.org', work: REPORT.work },
    title: 'Only cited',
  })
  expect(JSON.parse(String(row?.podcast))).toMatchObject(SOURCE)
  const [letter] = await letters(post.id)
  expect(letter).toMatchObject({ recipient: env.REPORTS_TO, purpose: 'account' })
  for (const words of [
    'Only cited',
    `@${wren.username}`,
    SOURCE.originalUrl,
    'Dele <dele@example.org>',
    REPORT.work,
  ])
    expect(letter?.text).toContain(words)
})

test('stores a repeated report of one address once', async () => {
  const post = await parrot(await person('Wren'))
  for (const email of [REPORT.email, REPORT.email, 'odile@example.org'])
    expect((await report(post.id, { email })).status).toBe(202)
  expect([(await kept(post.id)).length, (await letters(post.id)).length]).toEqual([2, 2])
})

test('refuses missing fields with an error at each', async () => {
  const post = await parrot(await person('Wren'))
  for (const [given, code, field] of [
    [{ name: ' ' }, 'report.name_required', 'name'],
    [{ email: 'dele' }, 'auth.email_invalid', 'email'],
    [{ work: '\n' }, 'report.work_required', 'work'],
    [{ truthful: false }, 'report.truth_required', 'truthful'],
    [{ work: 'w'.repeat(2001) }, 'post.text_too_long', 'work'],
    [{ name: 'gpj.\u202eexe' }, 'request.invalid', 'name'],
  ] as const)
    expect(await refusal(await report(post.id, given))).toEqual([400, code, field])
  expect(await kept(post.id)).toEqual([])
})

test('accepts reports about podcast replies only, from those who may see them', async () => {
  const wren = await person('Wren')
  const message = await squawk(
    wren,
    { mode: 'mue', tags: [], recipient: 'mara@example.org' },
    { mode: 'mue' },
  )
  for (const id of [(await squawk(wren)).id, message.id, 'post_nowhere'])
    expect(await refusal(await report(id))).toEqual([404, 'post.not_found', undefined])
})

test('limits reports by one IP address', async () => {
  const posts = await Promise.all(
    Array.from({ length: COPYRIGHT_REPORTS.count + 1 }, async () => parrot(await person('Wren'))),
  )
  const headers = { 'cf-connecting-ip': tools().ids.random(8) }
  const statuses: number[] = []
  for (const { id } of posts) statuses.push((await report(id, {}, { headers })).status)
  expect(statuses).toEqual([...Array.from({ length: COPYRIGHT_REPORTS.count }, () => 202), 429])
})

test('shows a report to no one: no visitor, not the author, not the reporter', {
  timeout: 120_000,
}, async () => {
  const [wren, dele] = [await person('Wren'), await person('Dele')]
  const post = await parrot(wren)
  const marks = [mark('name'), mark('work')]
  const [name = '', work = ''] = marks
  expect((await report(post.id, { name, work }, { as: dele })).status).toBe(202)
  for (const reader of [null, wren, dele]) {
    const heard = await crawl(reader, [post.id])
    expect(heard.size).toBeGreaterThan(20)
    expect(leaks(heard, marks)).toEqual([])
  }
})

test('keeps a report after its post is deleted, until the retention ends', async () => {
  const wren = await person('Wren')
  const post = await parrot(wren)
  await report(post.id)
  expect((await call(`DELETE /api/posts/${post.id}`, { as: wren })).ok).toBe(true)
  travel((REPORTS_KEPT_DAYS - 1) * DAY_MS)
  await forgetReports(tools())
  expect(await kept(post.id)).toHaveLength(1)
  travel((REPORTS_KEPT_DAYS + 1) * DAY_MS)
  await forgetReports(tools())
  expect(await kept(post.id)).toEqual([])
})

test.each([undefined, '', 'nobody'])('stores a report when the site has no address (%j)', async (to) => {
  const post = await parrot(await person('Wren'))
  const kit = { ...tools(), env: { ...env, REPORTS_TO: to } }
  await reportCopyright(kit, null, post.id, REPORT)
  expect([(await kept(post.id)).length, (await letters(post.id)).length]).toEqual([1, 0])
})

test.each([
  [undefined, false],
  ['off', false],
  ['on', true],
])('sets automatic demo audio with DEMO_MODE %j to %j', async (DEMO_MODE, automatic) => {
  const answer = await createApp().request('/api/podcasts/demo', {}, { ...env, DEMO_MODE })
  expect(await answer.json()).toEqual({ automatic })
})
