/** Bodies with wrong lengths or framing, sent as bytes on a socket. */
import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { UPLOAD_MAX_BYTES } from '../../domain/media/media.limits'
import type { Upload } from '../../domain/media/media.schema'
import { addFigure, tally } from './figures'
import { SPEECH, toTicketRequest } from './publish-posts'
import { describeResult, formatHead, isTurnedAway, type RawResponse, sendRaw } from './raw-requests'
import { openServer, type Person, type TestServer } from './test-server'

/** Cloudflare's own limit. */
const EDGE_MAX_BYTES = 100_000_000

let server: TestServer
let user: Person
beforeAll(async () => {
  server = await openServer()
  user = await server.createUser('Wren', { pro: true })
})
afterAll(() => server.close())

type Headers = [string, string][]
let addresses = 0
const send = (line: string, headers: Headers, body: Iterable<string | Uint8Array>, patienceMs = 4000) =>
  sendRaw(
    server.port,
    (function* () {
      yield formatHead(line, [
        ['host', `localhost:${server.port}`],
        ['origin', server.origin],
        ['cookie', user.cookie],
        ['cf-connecting-ip', `198.51.100.${++addresses % 250}`],
        ...headers,
      ])
      yield* body
    })(),
    patienceMs,
  )

async function requestTicket(): Promise<string> {
  const answer = await server.request('POST /api/uploads', { as: user, json: toTicketRequest(SPEECH) })
  return ((await answer.json()) as Upload).id
}
const getState = async (id: string) =>
  (await server.query<{ state: string }>('select state from media where id = ?', id))[0]?.state

/** Yields zeros in pieces of 1 MB. */
function* createZeros(bytes: number): Generator<Uint8Array> {
  const piece = new Uint8Array(1_000_000)
  for (let left = bytes; left > 0; left -= piece.length)
    yield left < piece.length ? piece.subarray(0, left) : piece
}
const toChunks = (...pieces: (string | Uint8Array)[]) =>
  pieces
    .flatMap((piece) => [`${Buffer.byteLength(piece).toString(16)}\r\n`, piece, '\r\n'])
    .concat('0\r\n\r\n')

const TYPE: Headers[number] = ['content-type', 'audio/mpeg']
const JSON_TYPE: Headers[number] = ['content-type', 'application/json']

test('rejects an upload whose length is missing, doubled or wrong, and keeps its ticket valid', async () => {
  const id = await requestTicket()
  const line = `PUT /api/uploads/${id} HTTP/1.1`
  const length = (value: number | string): Headers[number] => ['content-length', String(value)]
  const half = SPEECH.subarray(0, SPEECH.length >> 1)
  const attempts: [string, RawResponse][] = [
    [
      '95 MB and a byte',
      await send(line, [TYPE, length(UPLOAD_MAX_BYTES + 1)], createZeros(UPLOAD_MAX_BYTES + 1)),
    ],
    [
      '100 MB and a byte',
      await send(line, [TYPE, length(EDGE_MAX_BYTES + 1)], createZeros(EDGE_MAX_BYTES + 1)),
    ],
    ['no length', await send(line, [TYPE], [])],
    ['chunked', await send(line, [TYPE, ['transfer-encoding', 'chunked']], toChunks(SPEECH))],
    ['two lengths', await send(line, [TYPE, length(SPEECH.length), length(3)], [SPEECH])],
    [
      'a length and chunks',
      await send(line, [TYPE, length(3), ['transfer-encoding', 'chunked']], toChunks(SPEECH)),
    ],
    ['a negative length', await send(line, [TYPE, length(-1)], [SPEECH])],
    ['a length in words', await send(line, [TYPE, length('many')], [SPEECH])],
    ['a length of 1e9', await send(line, [TYPE, length('1e9')], [SPEECH])],
    ['more bytes than its length', await send(line, [TYPE, length(half.length)], [SPEECH])],
    [
      'gzip',
      await send(
        line,
        [TYPE, ['content-encoding', 'gzip'], length(gzipSync(SPEECH).length)],
        [gzipSync(SPEECH)],
      ),
    ],
    ['fewer bytes than its length', await send(line, [TYPE, length(SPEECH.length)], [half], 1500)],
  ]
  for (const [name, answer] of attempts) {
    expect(isTurnedAway(answer), `${name}: ${answer.status}`).toBe(true)
    expect(await getState(id), name).toBe('pending')
  }
  expect(await server.query('select id from posts')).toEqual([])
  const whole = await send(line, [TYPE, length(SPEECH.length)], [SPEECH])
  expect(whole.status).toBe(200)
  expect(await getState(id)).toBe('stored')
  const { objects } = await server.bucket.list()
  expect(objects.map(({ size }) => size)).toEqual([SPEECH.length])
  addFigure(
    'bodies: uploads with a wrong length',
    attempts.length,
    tally(attempts.map(([, answer]) => describeResult(answer))),
  )
})

test('rejects a JSON body that is too large, whatever its declared length or encoding', async () => {
  const large = JSON.stringify({ email: 'x'.repeat(2_000_000), password: 'y' })
  const line = 'POST /api/auth/sign-in HTTP/1.1'
  const bomb = gzipSync(large)
  const attempts: [string, RawResponse][] = [
    ['declared', await send(line, [JSON_TYPE, ['content-length', String(large.length)]], [large])],
    [
      'chunked',
      await send(
        line,
        [JSON_TYPE, ['transfer-encoding', 'chunked']],
        toChunks(...Array(20).fill('x'.repeat(100_000))),
      ),
    ],
    [
      'declared small, chunked large',
      await send(
        line,
        [JSON_TYPE, ['content-length', '2'], ['transfer-encoding', 'chunked']],
        toChunks(large),
      ),
    ],
    [
      'gzip',
      await send(
        line,
        [JSON_TYPE, ['content-encoding', 'gzip'], ['content-length', String(bomb.length)]],
        [bomb],
      ),
    ],
    [
      'endless chunks',
      await send(line, [JSON_TYPE, ['transfer-encoding', 'chunked']], createEndlessChunks(), 3000),
    ],
    [
      'a chunk of 0xFFFFFFFFFFFFFFFF',
      await send(line, [JSON_TYPE, ['transfer-encoding', 'chunked']], ['ffffffffffffffff\r\nx'], 1500),
    ],
  ]
  for (const [name, answer] of attempts) expect(isTurnedAway(answer), `${name}: ${answer.status}`).toBe(true)
  addFigure(
    'bodies: JSON that is too large or ill-framed',
    attempts.length,
    tally(attempts.map(([, answer]) => describeResult(answer))),
  )
})

test('a body that breaks while it is read fails only its own request', async () => {
  const line = 'POST /api/auth/sign-in HTTP/1.1'
  const broken = await send(
    line,
    [JSON_TYPE, ['transfer-encoding', 'chunked']],
    ['zz\r\nx\r\n0\r\n\r\n'],
    1500,
  )
  // The client may be gone before the response.
  expect(broken.status === 0 || broken.status >= 400, String(broken.status)).toBe(true)
  expect((await server.request('GET /api/health')).status).toBe(200)
})

function* createEndlessChunks(): Generator<string> {
  for (let n = 0; n < 2000; n++) yield `2710\r\n${'x'.repeat(10_000)}\r\n`
}

test('a smuggled request does not get the cookie of the request before it', async () => {
  const inner = `GET /api/session HTTP/1.1\r\nhost: localhost:${server.port}\r\n\r\n`
  const { text } = await send(
    'POST /api/auth/sign-out HTTP/1.1',
    [JSON_TYPE, ['content-length', '0'], ['transfer-encoding', 'chunked'], ['cookie', '']],
    [`0\r\n\r\n${inner}`],
    1500,
  )
  expect(text).not.toContain(user.email)
})

test('answers deep and broad JSON without a server error', async () => {
  const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
  const objects = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`
  const upload = (json: string) => `{"mode":"squawk","title":"a","tags":["b"],"detail":{"x":${json}}}`
  const bodies = [
    deep(30_000),
    objects(10_000),
    upload(deep(30_000)),
    upload(objects(10_000)),
    upload('[1,2]'),
    upload('1e400'),
  ]
  const statuses = []
  for (const route of [
    'POST /api/posts',
    'POST /api/owlcasts',
    'PATCH /api/me/profile',
    'PUT /api/me/notification-settings',
  ])
    for (const body of bodies) {
      const key = createHash('sha256')
        .update(route + body)
        .digest('hex')
        .slice(0, 40)
      const answer = await server.request(route, {
        as: user,
        body,
        key,
        headers: { 'content-type': 'application/json' },
      })
      statuses.push(answer.status)
      expect(
        answer.status,
        `${route} ${body.slice(0, 60)}: ${(await answer.text()).slice(0, 200)}`,
      ).toBeLessThan(500)
    }
  addFigure('bodies: deep and broad JSON', statuses.length, tally(statuses))
})
