/**
 * Aborted or malformed bodies are errors of the client: nothing is written, and no error is logged, or anyone could
 * flood the log and hide real errors.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Upload } from '../../domain/media.schema'
import { figure, tally } from './figures'
import { type House, openHouse, type Person } from './house'
import { cameOf, head, type RawAnswer, sendRaw } from './raw'
import { fixture, SPEECH, ticketOf } from './voices'

let server: House
let wren: Person
beforeAll(async () => {
  server = await openHouse({}, 'tests/abuse/overheard.mjs')
  wren = await server.createUser('Wren')
})
afterAll(() => server.close())

type Headers = [string, string][]
type Broken = { name: string; headers: Headers; body: (whole: Uint8Array) => (string | Uint8Array)[] }

const framed = (whole: Uint8Array) => [`${whole.length.toString(16)}\r\n`, whole, '\r\n']
const half = (whole: Uint8Array) => whole.subarray(0, whole.length >> 1)
const CHUNKED: Headers = [['transfer-encoding', 'chunked']]

/** Bodies that end too early or have invalid framing, with a length and in chunks. */
const BROKEN: Broken[] = [
  {
    name: 'half of its length',
    headers: [],
    body: (whole) => [half(whole)],
  },
  { name: 'nothing of its length', headers: [], body: () => [] },
  { name: 'no last chunk', headers: CHUNKED, body: (whole) => framed(whole) },
  {
    name: 'half a chunk',
    headers: CHUNKED,
    body: (whole) => [`${whole.length.toString(16)}\r\n`, half(whole)],
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
async function send(line: string, type: string, whole: Uint8Array, broken: Broken): Promise<RawAnswer> {
  const length: Headers = broken.headers.length > 0 ? [] : [['content-length', String(whole.length)]]
  const top = head(`${line} HTTP/1.1`, [
    ['host', `localhost:${server.port}`],
    ['origin', server.origin],
    ['cookie', wren.cookie],
    ['content-type', type],
    ...length,
    ...broken.headers,
  ])
  return sendRaw(server.port, [top, ...broken.body(whole)], 700)
}

const overheard = async (): Promise<string[]> =>
  (await server.request('GET /overheard')).json() as Promise<string[]>

async function ticket(): Promise<string> {
  const answer = await server.request('POST /api/uploads', { as: wren, json: ticketOf(SPEECH) })
  return ((await answer.json()) as Upload).id
}

const text = (words: string) => new TextEncoder().encode(words)
const ROUTES: [line: () => Promise<string> | string, type: string, whole: Uint8Array][] = [
  [() => 'POST /api/auth/sign-in', 'application/json', text(`{"email":"${'a'.repeat(90)}@example.org"}`)],
  [() => 'PUT /api/me/avatar', 'image/png', fixture('pictures/owl.png')],
  [() => 'POST /api/billing/stripe', 'application/json', text('{"id":"evt_1"}')],
  [async () => `PUT /api/uploads/${await ticket()}`, 'audio/mpeg', SPEECH],
]

test('rejects an aborted body as a client error and logs no error', async () => {
  await overheard()
  const answers: RawAnswer[] = []
  const wrong: string[] = []
  for (const [line, type, whole] of ROUTES)
    for (const broken of BROKEN) {
      const to = await line()
      const answer = await send(to, type, whole, broken)
      answers.push(answer)
      const said = await overheard()
      if (said.length > 0) wrong.push(`${to}, ${broken.name}: ${answer.status} ${said}`)
      if (answer.status >= 500) wrong.push(`${to}, ${broken.name}: ${answer.status} ${answer.text}`)
    }
  expect(wrong).toEqual([])
  expect(await server.query("select id from media where state <> 'pending'")).toEqual([])
  figure('bodies: broken off or ill-framed, and the log', answers.length, tally(answers.map(cameOf)))
})
