import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { decodeStreamEnd } from '../../domain/podcasts/stream-end'
import worker from '../../worker/index'
import { PODCAST_FETCHES } from '../../worker/podcasts/podcasts.routes'
import {
  type FetchLimits,
  fetchPodcast,
  PODCAST_FETCHES_AT_ONCE,
} from '../../worker/podcasts/podcasts.service'
import { parsePublicUrl } from '../../worker/tools/public-url'
import { hashBytes, readFixture } from '../support/recordings'
import { call, createPerson, getTools, type Person } from '../support/world'

const host = env.TEST_SERVICES.podcastHost
/** Time limits that no test reaches unless its host is slow on purpose. */
const LIMITS: FetchLimits = { headersMs: 60_000, totalMs: 60_000, maxBytes: 1_000_000 }
/** Leaves a busy machine time for the headers before the limit ends the body. */
const QUICK: FetchLimits = { ...LIMITS, totalMs: 3000 }

type Asked = { path: string; headers: Record<string, string> }
/** Returns the requests the host received since the last call. */
const listRequests = async (): Promise<Asked[]> => (await fetch(`http://${host}/-/asked`)).json()

/** The Worker's tools, with the loopback host allowed as in tests only. */
function createTools(given: Partial<typeof env> = {}) {
  const later: Promise<unknown>[] = []
  const made = { ...getTools(), env: { ...env, PODCAST_TEST_HOSTS: host, ...given } }
  return { ...made, waitUntil: (work: Promise<unknown>) => void later.push(work) }
}
const loadPath = async (path: string, limits = LIMITS, user?: Person) =>
  fetchPodcast(createTools(), user ?? (await createPerson('Wren')), `http://${host}${path}`, limits)
const readBytes = async (body: ReadableStream<Uint8Array>) =>
  new Uint8Array(await new Response(body).arrayBuffer())
const REFUSED = { code: 'podcast.load_failed' }

beforeEach(async () => void (await listRequests()))

describe('fetching a podcast through the Worker', () => {
  test('returns the same bytes as a file for this user only', async () => {
    const wren = await createPerson('Wren')
    const run = createExecutionContext()
    const answer = await worker.fetch(
      new Request(`${env.ORIGIN}/api/podcasts/fetch`, {
        method: 'POST',
        headers: { origin: env.ORIGIN, cookie: wren.cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ url: `http://${host}/speech.mp3` }),
      }),
      { ...env, PODCAST_TEST_HOSTS: host },
      run,
    )
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toContain('no-store')
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="podcast.mp3"')
    expect(answer.headers.get('content-type')).toBe('audio/mpeg')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    const bytes = new Uint8Array(await answer.arrayBuffer())
    expect(await hashBytes(bytes.slice(0, -1))).toBe(await hashBytes(await readFixture('speech-a.mp3')))
    expect(decodeStreamEnd(bytes.at(-1))).toBe('complete')
    await waitOnExecutionContext(run)
    const [{ headers } = { headers: {} as Record<string, string> }] = await listRequests()
    expect(headers['accept-encoding']).toBe('identity')
    expect(headers).not.toHaveProperty('cookie')
  })

  test('follows at most three redirects and checks each', async () => {
    const toRedirect = (url: string) => `/to?url=${encodeURIComponent(url)}`
    const three = toRedirect(toRedirect(toRedirect('/speech.mp3')))
    expect((await readBytes((await loadPath(three)).body)).length).toBeGreaterThan(1000)
    await expect(loadPath(toRedirect(three))).rejects.toMatchObject(REFUSED)
    await listRequests()
    for (const url of [
      'http://127.0.0.1/',
      `http://localhost:${host.split(':')[1]}/speech.mp3`,
      'http://[::1]/',
      'file:///etc/passwd',
      '',
    ])
      await expect(loadPath(toRedirect(url)), url).rejects.toMatchObject(REFUSED)
    expect((await listRequests()).map(({ path }) => path)).toEqual(Array(5).fill('/to'))
  })
})

describe('refuses what is not a podcast', () => {
  test.each(['/page', '/as-text', '/missing'])('%s', async (path) => {
    await expect(loadPath(path)).rejects.toMatchObject(REFUSED)
  })
  test('refuses a declared size above the limit', async () => {
    await expect(loadPath('/large')).rejects.toMatchObject({ code: 'podcast.file_too_large' })
  })
  test('refuses a host that does not respond', async () => {
    await expect(loadPath('/silent', { ...LIMITS, headersMs: 100 })).rejects.toMatchObject(REFUSED)
  })
  test.each([
    ['/endless', 'podcast.file_too_large', LIMITS],
    ['/bomb', 'podcast.file_too_large', LIMITS],
    ['/drip', 'podcast.load_failed', QUICK],
    ['/short', 'podcast.load_failed', LIMITS],
    ['/broken', 'podcast.load_failed', LIMITS],
  ])('for %s ends the stream with the code %s in its last byte', async (path, end, limits) => {
    const bytes = await loadPath(path, limits).then(({ body }) => readBytes(body))
    expect(decodeStreamEnd(bytes.at(-1))).toBe(end)
    expect(bytes.length).toBeLessThanOrEqual(LIMITS.maxBytes + 1)
  })
})

/** Security 2.4, S1: spellings of addresses that are not public. */
const PRIVATE = [
  'localhost',
  'a.localhost',
  'printer.local',
  'db.internal',
  'intranet',
  'router.home.arpa',
  'pod.example.org.',
  '127.0.0.1.',
  'pod.example',
  'PRINTER.LOCAL',
  'hidden.onion',
  'shop.test',
  'a.invalid',
  '1.0.0.127.in-addr.arpa',
  'nas.lan',
  'wiki.corp',
  'router.home',
  'db。internal',
  '127.0.0.1',
  '2130706433',
  '0x7f.1',
  '0177.0.0.1',
  '127.1',
  '①②⑦.0.0.1',
  '0.0.0.0',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '192.0.2.1',
  '198.18.0.1',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:a9fe:a9fe]',
  '[64:ff9b::10.0.0.1]',
  '[2002:7f00:1::]',
  '[fe80::1]',
  '[fc00::1]',
  '[fd12::1]',
  '[ff02::1]',
  '[2001:db8::1]',
  '[::127.0.0.1]',
]

describe('checks addresses', () => {
  const own = ['owlcast.example.org']
  test.each(PRIVATE)('and does not request %s', async (name) => {
    for (const url of [`http://${name}/a.mp3`, `https://${name}/a.mp3`])
      expect(parsePublicUrl(url, own)).toBe(null)
    let hits = 0
    const fetchExternal = async () => {
      hits += 1
      return new Response()
    }
    await expect(
      fetchPodcast(
        { ...createTools(), fetchExternal },
        await createPerson('Wren'),
        `http://${name}/a.mp3`,
        LIMITS,
      ),
    ).rejects.toMatchObject(REFUSED)
    expect(hits).toBe(0)
  })
  test.each([
    'https://owlcast.example.org/api/health',
    'https://pod.example.org:8443/a.mp3',
    'http://pod.example.org:22/a.mp3',
    'http://pod.example.org:443/a.mp3',
    'https://wren:secret@pod.example.org/a.mp3',
    'ftp://pod.example.org/a.mp3',
    'data:audio/mpeg,x',
    'a.mp3',
  ])('and rejects %s', (url) => expect(parsePublicUrl(url, own)).toBe(null))
  test.each([
    'https://pod.example.org/a.mp3',
    'http://pod.example.org:80/a.mp3',
    'https://1.1.1.1/a.mp3',
    'https://[2606:4700::1111]/a.mp3',
    'https://[::ffff:1.1.1.1]/a.mp3',
    'https://internal.pod.example.org/a.mp3',
  ])('and accepts %s', (url) => expect(parsePublicUrl(url, own)?.href).toBe(new URL(url).href))

  test('and never reaches the loopback listener through the route', async () => {
    const [, port] = host.split(':')
    for (const name of ['127.0.0.1', '2130706433', 'localhost', '[::ffff:127.0.0.1]', '①②⑦.0.0.1']) {
      const answer = await call('POST /api/podcasts/fetch', {
        as: await createPerson('Wren'),
        json: { url: `http://${name}:${port}/speech.mp3` },
      })
      expect(answer.status, name).toBe(502)
    }
    expect(await listRequests()).toEqual([])
  })

  test.each(['production', 'development'] as const)(
    'and has no list of exceptions in %s',
    async (ENVIRONMENT) => {
      const given = createTools({ ENVIRONMENT, ORIGIN: 'https://owlcast.example' })
      await expect(
        fetchPodcast(given, await createPerson('Wren'), `http://${host}/speech.mp3`, LIMITS),
      ).rejects.toMatchObject(REFUSED)
      expect(await listRequests()).toEqual([])
      expect(env).not.toHaveProperty('PODCAST_TEST_HOSTS')
    },
  )
})

describe('limits each user', () => {
  test('to two fetches at once, and allows another once one ends', async () => {
    const wren = await createPerson('Wren')
    const open = []
    for (let n = 0; n < PODCAST_FETCHES_AT_ONCE; n++) open.push(await loadPath('/drip', LIMITS, wren))
    await expect(loadPath('/speech.mp3', LIMITS, wren)).rejects.toMatchObject({
      code: 'request.rate_limited',
    })
    await open[0]?.body.cancel()
    await expect
      .poll(() =>
        loadPath('/speech.mp3', LIMITS, wren).then(
          ({ fileName }) => fileName,
          () => null,
        ),
      )
      .toBe('podcast.mp3')
    await open[1]?.body.cancel()
  })

  test('to ten fetches an hour', async () => {
    const wren = await createPerson('Wren')
    const requestFetch = () =>
      call('POST /api/podcasts/fetch', { as: wren, json: { url: 'http://localhost/' } })
    for (let n = 0; n < PODCAST_FETCHES.count; n++) expect((await requestFetch()).status).toBe(502)
    expect((await requestFetch()).status).toBe(429)
  })
})
