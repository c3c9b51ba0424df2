/** Unusual paths and methods: each route has one spelling and its own method. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addFigure, tally } from './figures'
import { formatHead, type RawResponse, sendRaw } from './raw-requests'
import { openServer, type Person, type TestServer } from './test-server'

let server: TestServer
let wren: Person
beforeAll(async () => {
  server = await openServer()
  wren = await server.createUser('Wren')
})
afterAll(() => server.close())

const sendGet = (target: string, method = 'GET', more: [string, string][] = []): Promise<RawResponse> =>
  sendRaw(server.port, [
    formatHead(`${method} ${target} HTTP/1.1`, [
      ['host', `localhost:${server.port}`],
      ['connection', 'close'],
      ['cookie', wren.cookie],
      ...more,
    ]),
  ])

/** Ways to write `/api/session`, which reveals data of a signed-in user, and paths outside the client's folder. */
const SPELLINGS = [
  '//api//session',
  '/api//session',
  '/API/session',
  '/Api/Session',
  '/api/session/',
  '/api/session.',
  '/api/session%00',
  '/api/session%20',
  '/api/session;a=b',
  '/api/%2e%2e/api/session',
  '/api/..%2fsession',
  '/api/.%2e/.%2e/etc/passwd',
  '/media/%2e%2e%2f%2e%2e%2fapi%2fsession',
  '/api\\session',
  '/api%5csession',
  '/api/sess\u00efon',
  '/api/%ff%fe',
  '/%',
  '/%zz',
  '/api/%E0%A4%A',
  '/assets/%2e%2e/%2e%2e/wrangler.toml',
  '/assets/..%2f..%2fwrangler.toml',
  '/.git/config',
  '/.dev.vars',
  '/wrangler.toml',
  '/cdn-cgi/handler/scheduled',
  '/cdn-cgi/mf/reload',
  '//evil.example',
  '//evil.example/..',
  '/\\evil.example',
  '/%2f%2fevil.example/',
  '/%5cevil.example/',
  '//evil.example/index.html',
  '/evil.example/%2e%2e//evil.example',
  '/index.html/',
]

test('no other spelling of a path reaches a route or leaves the folder of the client', async () => {
  const statuses: number[] = []
  for (const path of SPELLINGS) {
    const { status, text, headers } = await sendGet(path)
    statuses.push(status)
    expect(status, path).toBeLessThan(500)
    expect(headers.get('location') ?? '/', path).toMatch(/^\/(?![/\\])/)
    expect(text, path).not.toContain(wren.email)
    expect(text, path).not.toMatch(/AUTH_SECRET|\[core\]|compatibility_date|root:x/)
    if (status >= 400)
      expect(headers.get('x-content-type-options') ?? '', `${path} ${status}`).toBe('nosniff')
  }
  addFigure('paths: other spellings', SPELLINGS.length, tally(statuses))
})

test('a foreign host name changes nothing and appears in no link', async () => {
  for (const host of ['evil.example', 'evil.example:8787', 'localhost.evil.example', '']) {
    const { status, text } = await sendRaw(server.port, [
      formatHead('GET /test-share HTTP/1.1', [
        ['host', host],
        ['x-forwarded-host', 'evil.example'],
        ['forwarded', 'host=evil.example'],
        ['connection', 'close'],
      ]),
    ])
    expect(status, host).toBeLessThan(500)
    expect(text, host).not.toContain('evil.example')
  }
})

test('no header or field overrides the method', async () => {
  const before = await server.query('select count(*) as n from sessions')
  const statuses = []
  for (const name of ['x-http-method-override', 'x-http-method', 'x-method-override'])
    for (const method of ['DELETE', 'PUT', 'PATCH']) {
      statuses.push((await sendGet('/api/sessions', 'GET', [[name, method]])).status)
      statuses.push((await sendGet('/api/sessions?_method=DELETE', 'GET', [[name, method]])).status)
    }
  expect(await server.query('select count(*) as n from sessions')).toEqual(before)
  for (const method of ['TRACE', 'TRACK', 'PROPFIND', 'DEBUG', 'FOO', 'OPTIONS']) {
    const { status, text } = await sendGet('/api/session', method, [['x-secret', 'echo-me']])
    statuses.push(status)
    // 501 comes from the server in front of the Worker, for methods unknown to HTTP.
    expect(status === 501 || status < 500, `${method}: ${status}`).toBe(true)
    expect(text, method).not.toContain('echo-me')
    expect(text, method).not.toContain(wren.email)
  }
  addFigure('methods: overrides, TRACE and unknown ones', statuses.length, tally(statuses))
})

test('very long URLs and headers are rejected or not found', async () => {
  const statuses = []
  for (const [target, more] of [
    [`/api/posts/${'a'.repeat(16_000)}`, []],
    [`/api/search?q=${'%41'.repeat(5000)}`, []],
    [`/squawk/${'b'.repeat(16_000)}`, []],
    [`/api/session?${'x=1&'.repeat(4000)}`, []],
    ['/api/session', [['x-long', 'y'.repeat(60_000)]]],
    ['/api/session', [['cookie', `owlcast=${'z'.repeat(60_000)}`]]],
  ] as [string, [string, string][]][]) {
    const { status } = await sendGet(target, 'GET', more)
    statuses.push(status)
    expect(status).toBeLessThan(500)
  }
  addFigure('very long addresses and headers', statuses.length, tally(statuses))
})
