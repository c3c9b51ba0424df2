/**
 * Aborted or malformed bodies are errors of the client: nothing is written, and no error is logged, or anyone could
 * flood the log and hide real errors.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Upload } from '../../domain/media/media.schema'
import { addFigure, tally } from './figures'
import { readFixture, SPEECH, toTicketRequest } from './publish-posts'
import { describeResult, formatHead, type RawResponse, sendRaw } from './raw-requests'
import { openServer, type Person, type TestServer } from './test-server'

let server: TestServer
let wren: Person
beforeAll(async () => {
  server = await openServer({}, 'tests/abuse/readable-log.mjs')
  wren = await server.createUser('Wren')
})
afterAll(() => server.close())

type Headers = [string, string][]
type Broken = { name: string; headers: Headers; body: (whole: Uint8Array) => (string | Uint8Array)[] }

const toChunk = (whole: Uint8Array) => [`${whole.length.toString(16)}\r\n`, whole, '\r\n']
const takeHalf = (whole: Uint8Array) => whole.subarray(0, whole.length >> 1)
const CHUNKED: Headers = [['transfer-encoding', 'chunked']]

/** Bodies that end too early or have invalid framing, with a length and in chunks. */
const BROKEN: Broken[] = [
  {
    name: 'half of its length',
    headers: [],
    body: (whole) => [takeHalf(whole)],
  },
  { name: 'nothing of its length', headers: [], body: () => [] },
  { name: 'no last chunk', headers: CHUNKED, body: (whole) => toChunk(whole) },
  {
    name: 'half a chunk',
    headers: CHUNKED,
    body: (whole) => [`${whole.length.toString(16)}\r\n`, takeHalf(whole)],
  },
  {
    name: 'a chunk whose length is a word',
    headers: CHUNKED,
    body: (whole) => ['zz\r\n', whole, '\r\n0\r\n\r\n'],
  },
  {
    name: 'a chunk longer than it says',
    headers: CHUNKED,
    body: (whole) => ['1\r\n', whole, '\r\n0\r\n\r\n'],
  },
  {
    name: 'a chunk of 0xFFFFFFFFFFFFFFFF',
    headers: CHUNKED,
    body: (whole) => ['ffffffffffffffff\r\n', whole],
  },
]

/** Sends the request and closes the connection, or waits for the response. */
async function send(line: string, type: string, whole: Uint8Array, broken: Broken): Promise<RawResponse> {
  const length: Headers = broken.headers.length > 0 ? [] : [['content-length', String(whole.length)]]
  const top = formatHead(`${line} HTTP/1.1`, [
    ['host', `localhost:${server.port}`],
    ['origin', server.origin],
    ['cookie', wren.cookie],
    ['content-type', type],
    ...length,
    ...broken.headers,
  ])
  return sendRaw(server.port, [top, ...broken.body(whole)], 700)
}

const readLog = async (): Promise<string[]> =>
  (await server.request('GET /overheard')).json() as Promise<string[]>

async function requestTicket(): Promise<string> {
  const answer = await server.request('POST /api/uploads', { as: wren, json: toTicketRequest(SPEECH) })
  return ((await answer.json()) as Upload).id
}

const encodeText = (text: string) => new TextEncoder().encode(text)
const ROUTES: [line: () => Promise<string> | string, type: string, whole: Uint8Array][] = [
  [
    () => 'POST /api/auth/sign-in',
    'application/json',
    encodeText(`{"email":"${'a'.repeat(90)}@example.org"}`),
  ],
  [() => 'PUT /api/me/avatar', 'image/png', readFixture('pictures/owl.png')],
  [() => 'POST /api/billing/stripe', 'application/json', encodeText('{"id":"evt_1"}')],
  [async () => `PUT /api/uploads/${await requestTicket()}`, 'audio/mpeg', SPEECH],
]

test('rejects an aborted body as a client error and logs no error', async () => {
  await readLog()
  const answers: RawResponse[] = []
  const wrong: string[] = []
  for (const [line, type, whole] of ROUTES)
    for (const broken of BROKEN) {
      const to = await line()
      const answer = await send(to, type, whole, broken)
      answers.push(answer)
      const logged = await readLog()
      if (logged.length > 0) wrong.push(`${to}, ${broken.name}: ${answer.status} ${logged}`)
      if (answer.status >= 500) wrong.push(`${to}, ${broken.name}: ${answer.status} ${answer.text}`)
    }
  expect(wrong).toEqual([])
  expect(await server.query("select id from media where state <> 'pending'")).toEqual([])
  addFigure(
    'bodies: broken off or ill-framed, and the log',
    answers.length,
    tally(answers.map(describeResult)),
  )
})
