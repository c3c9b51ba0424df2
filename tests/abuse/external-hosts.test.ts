/**
 * Threats S1 to S6: the Worker does not fetch our own or non-public hosts. The address checks are tested in
 * tests/api/podcast-fetch.test.ts; here a listener counts the requests that arrive.
 */
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PODCAST_FETCHES } from '../../worker/podcasts/podcasts.routes'
import { addFigure, tally } from './figures'
import { SPEECH } from './publish-posts'
import { openServer, type Person, type TestServer } from './test-server'

let server: TestServer
let open: Server
let closed: Server
let arrived: string[] = []
const counts = { closed: 0 }

/** Listens on the loopback; returns the port. */
async function startListening(listener: Server): Promise<number> {
  listener.listen(0)
  await once(listener, 'listening')
  const address = listener.address()
  if (address === null || typeof address === 'string') throw new Error('There is no free port.')
  return address.port
}

let ports: { open: number; closed: number }
beforeAll(async () => {
  // A host that tests may fetch from, and a forbidden one.
  open = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://pod')
    arrived.push(pathname)
    const to = searchParams.get('to')
    if (to !== null) return void response.writeHead(302, { location: encodeURI(to) }).end()
    response.writeHead(200, { 'content-type': 'audio/mpeg' }).end(SPEECH)
  })
  closed = createServer((_, response) => {
    counts.closed += 1
    response.writeHead(200, { 'content-type': 'audio/mpeg' }).end(SPEECH)
  })
  ports = { open: await startListening(open), closed: await startListening(closed) }
  server = await openServer({ PODCAST_TEST_HOSTS: `127.0.0.1:${ports.open}` })
})
afterAll(async () => {
  open.close()
  closed.close()
  await server.close()
})

let asker: { person: Person; left: number } | null = null
/** Requests a fetch as a user with some of the hourly budget left. */
async function fetchPodcast(url: string): Promise<Response> {
  if (!asker || asker.left === 0)
    asker = { person: await server.createUser('Wren'), left: PODCAST_FETCHES.count - 1 }
  asker.left -= 1
  return server.request('POST /api/podcasts/fetch', { as: asker.person, json: { url } })
}

const HOSTS = [
  '127.0.0.1',
  'localhost',
  'LOCALHOST.',
  '2130706433',
  '0x7f.1',
  '0177.0.0.1',
  '127.1',
  '①②⑦.0.0.1',
  '0',
  '0.0.0.0',
]
const MORE_HOSTS = [
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[64:ff9b::127.0.0.1]',
  '[2002:7f00:1::]',
  'wren@127.0.0.1',
  'pod.example@127.0.0.1',
  '127.0.0.1.',
  'localtest.localhost',
]

test('no spelling of the loopback is fetched, directly or by a redirect', async () => {
  const statuses: number[] = []
  for (const host of [...HOSTS, ...MORE_HOSTS])
    for (const url of [
      `http://${host}:${ports.closed}/a.mp3`,
      `http://127.0.0.1:${ports.open}/to?to=${encodeURIComponent(`http://${host}:${ports.closed}/a.mp3`)}`,
      `http://127.0.0.1:${ports.open}/to?to=${encodeURIComponent(`http://127.0.0.1:${ports.open}/to?to=//${host}:${ports.closed}/`)}`,
    ]) {
      const answer = await fetchPodcast(url)
      await answer.arrayBuffer()
      statuses.push(answer.status)
      expect(answer.ok, url).toBe(false)
    }
  expect(counts.closed).toBe(0)
  addFigure(
    'external hosts: the loopback, spelled and redirected to',
    statuses.length,
    `0 hits; ${tally(statuses)}`,
  )
})

test('other protocols and ports, and our own host, are not fetched', async () => {
  const urls = [
    'file:///etc/passwd',
    'ftp://127.0.0.1/a',
    'gopher://127.0.0.1/',
    'data:audio/mpeg,x',
    'blob:x',
    'ws://127.0.0.1/',
    'http:///a',
    'http://',
    '//a',
    `${server.origin}/api/session`,
    'https://pod.example.org:22/',
    'http://169.254.169.254/latest/meta-data/',
    'http://metadata.internal/',
    'http://10.0.0.1/',
    'http://[fd00::1]/',
  ]
  const statuses: number[] = []
  for (const url of urls) {
    const answer = await fetchPodcast(url)
    const text = await answer.text()
    statuses.push(answer.status)
    expect(answer.ok, url).toBe(false)
    // All rejections read the same, so that they reveal nothing about a network.
    expect(text, url).toMatch(/podcast\.load_failed|request\.invalid|podcast\.url/)
  }
  addFigure('external hosts: protocols, ports, our own host, metadata', statuses.length, tally(statuses))
})

test('a visitor gets 401, and a user fetches no more than ten times an hour', async () => {
  arrived = []
  const url = `http://127.0.0.1:${ports.open}/latest.mp3`
  expect((await server.request('POST /api/podcasts/fetch', { json: { url } })).status).toBe(401)
  expect(arrived).toEqual([])
  const wren = await server.createUser('Wren')
  const statuses = []
  for (let n = 0; n < PODCAST_FETCHES.count + 5; n++) {
    const answer = await server.request('POST /api/podcasts/fetch', { as: wren, json: { url } })
    await answer.arrayBuffer()
    statuses.push(answer.status)
  }
  // The URL of a sample is fetched like any other (S6).
  expect(arrived).toEqual(Array(PODCAST_FETCHES.count).fill('/latest.mp3'))
  addFigure('external hosts: fetches of one user in an hour', statuses.length, tally(statuses))
})
