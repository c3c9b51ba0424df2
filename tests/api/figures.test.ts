/** Figures by day, refusals by code, and metrics for the holder of a token. */
import { env } from 'cloudflare:workers'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { toDay } from '../../domain/site/figures'
import type { Figures } from '../../domain/site/figures.schema'
import { DAY_MS, MINUTE_MS } from '../../domain/time/units'
import { dailyFigures } from '../../worker/database/tables/figures.table'
import { FIGURES_EVERY_MS, recordFigures } from '../../worker/figures/figures.service'
import {
  countRefusal,
  flushRefusals,
  REFUSALS_WRITTEN_AT,
  REFUSALS_WRITTEN_MS,
} from '../../worker/http/refusals'
import { publishSquawk } from '../support/recordings'
import { getAdmin } from '../support/site'
import { advanceClock, call, createPerson, getTools, setClockOffset } from '../support/world'

const { db, clock } = getTools()
const TOKEN = 'a-token-of-twenty-characters-and-more'

beforeEach(async () => {
  // At noon, so that no test runs over midnight.
  setClockOffset(Date.parse(toDay(Date.now())) + DAY_MS / 2 - Date.now())
  await flushRefusals(getTools())
  await db.delete(dailyFigures)
})

// The clock is that of every test file of this server.
afterAll(() => setClockOffset(0))

const readFigures = async () => (await call('GET /api/figures', { as: await getAdmin() })).json<Figures>()

test('counts people, posts and minutes of today, the same however often it runs', async () => {
  await getAdmin()
  await publishSquawk(await createPerson('Wren'))
  await recordFigures(getTools())
  const first = await readFigures()
  advanceClock(FIGURES_EVERY_MS)
  await recordFigures(getTools())
  const second = await readFigures()
  const today = (figures: Figures) => figures.days.find(({ day }) => day === figures.today)?.values ?? {}
  expect(today(second)).toEqual(today(first))
  expect(today(first)).toMatchObject({ 'posts.squawk': 1, 'emails.waiting': expect.any(Number) })
  expect(today(first).people).toBeGreaterThanOrEqual(2)
  expect(today(first)['seconds.squawk']).toBeGreaterThan(0)
  expect(today(first)['storage.bytes']).toBeGreaterThan(0)
})

test('contains nobody’s name, address or id', async () => {
  const wren = await createPerson('Wren')
  await publishSquawk(wren)
  await recordFigures(getTools())
  const stored = JSON.stringify(await db.select().from(dailyFigures))
  for (const secret of [wren.id, wren.username, wren.email]) expect(stored).not.toContain(secret)
})

test('counts at most once in a while', async () => {
  await recordFigures(getTools())
  const before = await db.select().from(dailyFigures)
  advanceClock(FIGURES_EVERY_MS - MINUTE_MS)
  await createPerson('Late')
  await recordFigures(getTools())
  expect(await db.select().from(dailyFigures)).toEqual(before)
})

test('completes the day that has ended', async () => {
  const today = clock.now()
  await recordFigures(getTools())
  await publishSquawk(await createPerson('Wren'))
  advanceClock(DAY_MS)
  await recordFigures(getTools())
  const { days } = await readFigures()
  expect(days.find(({ day }) => day === toDay(today))?.values['posts.squawk']).toBeGreaterThanOrEqual(1)
  expect(days[0]?.day).toBe(toDay(today + DAY_MS))
})

test('writes refusals together, not one by one', async () => {
  const waiting: Promise<unknown>[] = []
  const deps = { ...getTools(), waitUntil: (work: Promise<unknown>) => void waiting.push(work) }
  for (let count = 1; count < REFUSALS_WRITTEN_AT; count++) countRefusal(deps, 'post.not_found')
  expect(waiting).toHaveLength(0)
  countRefusal(deps, 'post.not_found')
  expect(waiting).toHaveLength(1)
  await Promise.all(waiting)
  countRefusal(deps, 'post.not_found')
  advanceClock(REFUSALS_WRITTEN_MS)
  countRefusal(deps, 'request.invalid')
  await Promise.all(waiting)
  expect(waiting).toHaveLength(2)
  const { days, today } = await readFigures()
  expect(days.find(({ day }) => day === today)?.values).toEqual({
    'refused.post.not_found': REFUSALS_WRITTEN_AT + 1,
    'refused.request.invalid': 1,
  })
})

test('counts the refusals of requests by their code', async () => {
  expect((await call('GET /api/site/settings')).status).toBe(401)
  await flushRefusals(getTools())
  const { days } = await readFigures()
  expect(days[0]?.values['refused.auth.required']).toBe(1)
})

const askMetrics = (authorization: string | null, token: string | undefined = TOKEN) =>
  call('GET /api/metrics', {
    headers: authorization === null ? {} : { authorization },
    bindings: { ...env, METRICS_TOKEN: token },
  })

test('shows metrics to the holder of the token', async () => {
  await publishSquawk(await createPerson('Wren'))
  await recordFigures(getTools())
  const answer = await askMetrics(`Bearer ${TOKEN}`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ])
  const text = await answer.text()
  expect(text).toMatch(/^owlcast_people \d+$/m)
  expect(text).toMatch(/^owlcast_posts_today\{kind="squawk"\} \d+$/m)
  for (const line of text.trim().split('\n'))
    expect(line).toMatch(/^(# TYPE \w+ gauge|\w+(\{\w+="[\w.]+"\})? \d+)$/)
})

test.each([
  ['no header', null, TOKEN],
  ['another token', `Bearer ${TOKEN}x`, TOKEN],
  ['a part of the token', `Bearer ${TOKEN.slice(0, -1)}`, TOKEN],
  ['basic authentication', `Basic ${btoa(`:${TOKEN}`)}`, TOKEN],
  ['an empty token', 'Bearer ', ''],
  ['a token that is too short', 'Bearer short', 'short'],
])('has no metrics with %s', async (_, authorization, token) => {
  expect((await askMetrics(authorization, token)).status).toBe(404)
})

test('has no metrics where no token is set, and reads none from the address', async () => {
  const bindings = { ...env, METRICS_TOKEN: undefined }
  const headers = { authorization: `Bearer ${TOKEN}` }
  expect((await call('GET /api/metrics', { headers, bindings })).status).toBe(404)
  expect((await call(`GET /api/metrics?token=${TOKEN}`)).status).toBe(404)
})

test('logs no token, neither of a refusal nor of a failure', async () => {
  const logged = (['log', 'warn', 'error'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation(() => undefined),
  )
  const broken = {
    ...env,
    METRICS_TOKEN: TOKEN,
    DB: {
      ...env.DB,
      prepare: () => {
        throw new Error('away')
      },
    } as never,
  }
  const failed = await call(`GET /api/metrics?token=${TOKEN}`, {
    headers: { authorization: `Bearer ${TOKEN}` },
    bindings: broken,
  })
  expect(failed.status).toBe(500)
  await askMetrics(`Bearer ${TOKEN}x`)
  const lines = logged.flatMap(({ mock }) => mock.calls.flat()).join('\n')
  vi.restoreAllMocks()
  expect(lines).toContain('away')
  expect(lines).not.toContain(TOKEN)
})
