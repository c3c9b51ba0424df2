/** Threats T12, T13, T15, T16: another site cannot make a user's browser act here. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isWrite, listRoutes } from './declared-routes'
import { addFigure, tally } from './figures'
import { createWorld, type World } from './fuzz-world'
import { createKey } from './publish-posts'
import { formatHead, sendRaw } from './raw-requests'
import { openServer, type TestServer } from './test-server'

let server: TestServer
let world: World
beforeAll(async () => {
  server = await openServer({}, 'tests/abuse/recorded-writes.mjs')
  world = await createWorld(server)
})
afterAll(() => server.close())

const EVIL = 'https://evil.example'
const TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain', null]
const ORIGINS = [EVIL, 'null', null]

/** Reviewed by hand: writes authorised by a link or a signature instead of a cookie; and one that reads nothing. */
const FROM_ANYWHERE = ['post /api/mail/unsubscribe', 'post /api/mail/resubscribe', 'post /share']

/**
 * Reviewed by hand. A preflight of sound is answered the same for every path; the response to the made-up request itself
 * has no such header. `tests/api/media.test.ts` shows that private sound has none either.
 */
const FOR_ANY_SITE = [
  ...[
    '',
    '/preview',
    '/preview.mp3',
    '/preview.wav',
    '/words.json',
    '/words.vtt',
    '/transcript.json',
    '/chapters.json',
  ].map((end) => `options get /media/{id}${end}`),
  'options get /api/oembed',
  'get /api/oembed: *',
]

const routes = listRoutes()
const writes = routes.filter((route) => isWrite(route) && !FROM_ANYWHERE.includes(route.name))
const toPath = (path: string) => path.replace(/\{\w+\}/g, world.known.id?.[0] ?? '')

test('rejects every write from another site, whatever its content type', async () => {
  const statuses: number[] = []
  const wrong: string[] = []
  for (const { name, method, path } of writes)
    for (const type of TYPES)
      for (const origin of ORIGINS) {
        const body = JSON.stringify(world.examples[name] ?? {})
        const answer = await server.request(`${method.toUpperCase()} ${toPath(path)}`, {
          as: world.people.member,
          body: new TextEncoder().encode(body),
          key: createKey(),
          headers: { origin, 'content-type': type },
        })
        await answer.arrayBuffer()
        statuses.push(answer.status)
        if (answer.status !== 403 || answer.headers.get('x-wrote'))
          wrong.push(
            `${name} as ${type} from ${origin}: ${answer.status}, wrote ${answer.headers.get('x-wrote')}`,
          )
      }
  addFigure('other sites: writes × types × origins', statuses.length, tally(statuses))
  expect(wrong).toEqual([])
})

test('allows other sites by CORS to ask for sound and to read oEmbed without cookies, and nothing else', async () => {
  const statuses: number[] = []
  const allowed: string[] = []
  for (const { name, method, path } of routes) {
    const preflight = await server.request(`OPTIONS ${toPath(path)}`, {
      headers: {
        origin: EVIL,
        'access-control-request-method': method.toUpperCase(),
        'access-control-request-headers': 'content-type,idempotency-key',
      },
    })
    await preflight.arrayBuffer()
    statuses.push(preflight.status)
    if (preflight.headers.get('access-control-allow-origin') !== null) allowed.push(`options ${name}`)
    if (method !== 'get') continue
    const read = await server.request(`GET ${toPath(path)}`, {
      as: world.people.member,
      headers: { origin: EVIL },
    })
    await read.arrayBuffer()
    const origin = read.headers.get('access-control-allow-origin')
    if (origin !== null) allowed.push(`${name}: ${origin}`)
    // A wildcard never goes with cookies.
    expect(read.headers.get('access-control-allow-credentials'), name).toBeNull()
  }
  expect(allowed).toEqual(FOR_ANY_SITE)
  addFigure('other sites: preflights, and reads with their origin', statuses.length, 'none is allowed')
})

test('accepts sockets from our own pages only', async () => {
  const open = async (path: string, origin: string | null, version = '13') => {
    const { status } = await sendRaw(
      server.port,
      [
        formatHead(`GET ${path} HTTP/1.1`, [
          ['host', `localhost:${server.port}`],
          ['connection', 'Upgrade'],
          ['upgrade', 'websocket'],
          ['sec-websocket-key', 'dGhlIHNhbXBsZSBub25jZQ=='],
          ['sec-websocket-version', version],
          ['cookie', world.people.member?.cookie ?? ''],
          ...(origin === null ? [] : [['origin', origin] as const]),
        ]),
      ],
      800,
    )
    return status
  }
  const statuses: number[] = []
  for (const path of ['/api/live/me', '/api/live/feed'])
    for (const origin of [
      EVIL,
      'null',
      null,
      `${server.origin}.evil.example`,
      server.origin.replace('http:', 'https:'),
      '',
    ]) {
      const status = await open(path, origin)
      statuses.push(status)
      expect(status, `${path} from ${origin}`).toBe(403)
    }
  expect(await open('/api/live/me', server.origin)).toBe(101)
  addFigure('other sites: sockets', statuses.length, tally(statuses))
})

const NAMES = [
  'next',
  'back',
  'return',
  'returnTo',
  'return_to',
  'redirect',
  'redirect_uri',
  'url',
  'continue',
  'callbackURL',
  'to',
  'state',
  'u',
  'error',
]
const FOREIGN_URLS = [
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:evil.example',
  '/%2f/evil.example',
  '%2f%2fevil.example',
  'javascript:alert(1)',
  '/\tevil.example',
  'http://localhost@evil.example',
]

test('redirects to no other site', async () => {
  const statuses: number[] = []
  const visit = async (path: string) => {
    const answer = await server.request(`GET ${path}`, { headers: { 'sec-fetch-site': 'cross-site' } })
    await answer.arrayBuffer()
    statuses.push(answer.status)
    const to = answer.headers.get('location')
    if (to !== null) expect(new URL(to, `${server.origin}${path}`).origin, path).toBe(server.origin)
    expect(answer.headers.get('refresh'), path).toBeNull()
  }
  for (const foreignUrl of FOREIGN_URLS) {
    const query = NAMES.map((name) => `${name}=${encodeURIComponent(foreignUrl)}`).join('&')
    for (const path of [
      '/',
      '/auth/callback',
      '/squawk',
      '/mue',
      '/share',
      '/api/session',
      '/test-share',
      '/@wren',
    ])
      await visit(`${path}?${query}`)
    for (const base of ['/@', '/squawk/', '/auth/callback/', '/media/', '/'])
      await visit(`${base}${encodeURIComponent(foreignUrl)}`)
  }
  addFigure('open redirects', statuses.length, tally(statuses))
})
