/**
 * Sends every route valid, nearly valid and arbitrary requests as visitor, member and moderator. No response is a
 * server error, reveals internals, lacks a header, is late or has an undeclared shape; and a rejected request writes
 * nothing. `RUNS` is the number of requests per route, `SEED` repeats a run.
 */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ErrorCode } from '../../domain/errors/error-table'
import { anyJson, BROKEN_BODIES, createArbitraries } from './arbitraries'
import { isWrite, listRoutes, type Route } from './declared-routes'
import { addFigure, tally } from './figures'
import { createWorld, ROLES, type Role, type World } from './fuzz-world'
import { createKey } from './publish-posts'
import { findFlaw, openServer, type TestServer } from './test-server'

const RUNS = Number(process.env.RUNS ?? 300)
const SEED = Number(process.env.SEED ?? 20261121)
/** Time limit per route: routes that hash passwords get fewer requests. */
const ROUTE_MS = Number(process.env.ROUTE_MS ?? 1800)
const LATE_MS = 2000

/** Rejections with a 5xx status: a provider is unreachable, or oEmbed requires it (its 2.3.3). */
const EXPECTED_FAILURES: ErrorCode[] = [
  'podcast.load_failed',
  'auth.google_failed',
  'share.format_unsupported',
]

let server: TestServer
beforeAll(async () => {
  server = await openServer({}, 'tests/abuse/recorded-writes.mjs')
})
afterAll(() => server.close())

const routes = listRoutes()
const ran: { route: string; statuses: number[] }[] = []

type FuzzRequest = {
  role: Role
  path: Record<string, unknown>
  query: Record<string, unknown>
  /** Raw text, or a value to be sent as JSON. */
  body: { text: string } | { value: unknown } | null
  headers: Record<string, string>
}

function createRequests(route: Route, { known, examples }: World): fc.Arbitrary<FuzzRequest> {
  const { createValid, createNearlyValid, createText } = createArbitraries(known)
  const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const query = route.query ? createValid(route.query) : fc.constant({})
  const example = fc.constant(examples[route.name])
  const value = (one: fc.Arbitrary<unknown>) => one.map((value) => ({ value: value }))
  const text = (one: fc.Arbitrary<string>) => one.map((value) => ({ text: value }))
  const body = route.body
    ? fc.oneof(
        { weight: 4, arbitrary: value(createValid(route.body)) },
        { weight: 3, arbitrary: value(createNearlyValid(createValid(route.body))) },
        { weight: route.name in examples ? 2 : 0, arbitrary: value(example) },
        { weight: route.name in examples ? 6 : 0, arbitrary: value(createNearlyValid(example)) },
        { weight: 1, arbitrary: value(anyJson) },
        { weight: 1, arbitrary: text(fc.constantFrom(...BROKEN_BODIES)) },
      )
    : isWrite(route)
      ? fc.oneof(fc.constant(null), text(createText('')))
      : fc.constant(null)
  return fc.record({
    role: fc.constantFrom(...ROLES, 'member' as const),
    path: fc.record(Object.fromEntries(names.map((name) => [name, createText(name)]))),
    query: fc
      .oneof(query, createNearlyValid(query))
      .map((value) =>
        typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {},
      ),
    body,
    headers: fc.oneof(
      { weight: 4, arbitrary: fc.constant({}) },
      {
        weight: 1,
        arbitrary: fc.constantFrom<Record<string, string>>(
          { range: 'bytes=0-' },
          { range: 'bytes=9-1,-5,x' },
          { 'if-none-match': '*' },
          { 'accept-language': '*;q=0,,;;' },
          { cookie: 'owlcast=x.y; a=%; =; __Host-owlcast=' },
          { 'content-type': 'application/json; charset=utf-16' },
          { 'idempotency-key': "'; drop table posts" },
        ),
      },
    ),
  })
}

async function send(route: Route, { people }: World, { role, path, query, body, headers }: FuzzRequest) {
  const target = route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeSegment(path[name]) || '%20')
  const asked = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined
        ? []
        : [
            [
              toWellFormed(name),
              typeof value === 'object' ? JSON.stringify(value) : toWellFormed(String(value)),
            ],
          ],
    ),
  )
  const began = performance.now()
  const answer = await server.request(`${route.method.toUpperCase()} ${target}?${asked}`, {
    as: people[role],
    key: route.idempotent ? createKey() : undefined,
    body: body && 'text' in body ? body.text : body ? (JSON.stringify(body.value) ?? '') : undefined,
    headers: {
      ...(body ? { 'content-type': route.bodyType ?? 'application/json' } : {}),
      'cf-connecting-ip': `198.51.100.${Math.floor(Math.random() * 250)}`,
      ...headers,
    },
  })
  const text = await answer.text()
  return { answer, text, ms: performance.now() - began }
}

/** A lone surrogate cannot be encoded in a URL. */
const toWellFormed = (text: string) => text.toWellFormed()
/** Encodes a path segment. Dots alone would be resolved before the request is sent. */
const encodeSegment = (value: unknown) => {
  const text = toWellFormed(String(value ?? ''))
  return /^\.{1,2}$/.test(text) ? `${text}x` : encodeURIComponent(text)
}

/** Returns what is wrong with the response, or null. */
async function findResponseFlaw(
  route: Route,
  world: World,
  sent: FuzzRequest,
  statuses: number[],
): Promise<string | null> {
  const { answer, text, ms } = await send(route, world, sent)
  statuses.push(answer.status)
  const isExpected = EXPECTED_FAILURES.some((code) => text.includes(`"code":"${code}"`))
  const wrong = isExpected ? null : findFlaw(answer, text)
  if (wrong) return wrong
  const wrote = answer.headers.get('x-wrote')
  if (answer.status >= 400 && wrote) return `${answer.status}, and wrote ${wrote}`
  // A busy machine may be late once.
  if (
    ms > LATE_MS &&
    (await send(route, world, sent)).ms > LATE_MS &&
    (await send(route, world, sent)).ms > LATE_MS
  )
    return `came after ${Math.round(ms)} ms`
  const shape = answer.headers.get('content-type')?.startsWith('application/json')
    ? route.answers.get(answer.status)
    : undefined
  const parsed = shape?.safeParse(JSON.parse(text))
  return parsed && !parsed.success ? `answers in another shape: ${parsed.error.message.slice(0, 300)}` : null
}

test.each(routes.map((route) => [route.name, route] as const))('%s', async (name, route) => {
  const world = await createWorld(server)
  const statuses: number[] = []
  const end = Date.now() + ROUTE_MS
  const run = await fc.check(
    fc.asyncProperty(createRequests(route, world), async (sent) => {
      // The call has no time limit: a slow first request would be the failure of a test without any.
      if (statuses.length > 0 && Date.now() > end) return
      const wrong = await findResponseFlaw(route, world, sent, statuses)
      if (wrong) throw new Error(wrong)
    }),
    { numRuns: RUNS, seed: SEED },
  )
  ran.push({ route: name, statuses })
  if (run.failed) {
    const [sent] = run.counterexample ?? []
    expect.fail(`${run.errorInstance} by ${JSON.stringify(sent)?.slice(0, 1500)}`)
  }
  expect(statuses.length).toBeGreaterThan(0)
})

test('every declared route was tried', () => {
  for (const { route, statuses } of ran)
    console.log(`${route.padEnd(58)} ${String(statuses.length).padStart(4)}  ${tally(statuses)}`)
  expect(ran.map(({ route }) => route)).toEqual(routes.map(({ name }) => name))
  const all = ran.flatMap(({ statuses }) => statuses)
  const least = Math.min(...ran.map(({ statuses }) => statuses.length))
  addFigure(`fuzz: ${ran.length} routes, ${least} to ${RUNS} runs each, seed ${SEED}`, all.length, tally(all))
})
