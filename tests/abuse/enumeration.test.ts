/** Threats T8, P5: neither responses nor their timing reveal whether an account, a post or a sound exists. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Post } from '../../domain/posts/posts.schema'
import { isIndistinguishable } from './compare-timing'
import { addFigure } from './figures'
import { signUpUser } from './mailbox'
import { publishPost } from './publish-posts'
import { openServer, type Person, type TestServer } from './test-server'

const READS = Number(process.env.SAMPLES ?? 200)
/** Each of these hashes a password. */
const HASHES = 20

let server: TestServer
let ada: Person
let member: { email: string }
let secret: Post
let deleted: Post
let expired: Post
beforeAll(async () => {
  server = await openServer({}, 'tests/abuse/unlimited.mjs')
  const wren = await server.createUser('Wren')
  ada = await server.createUser('Ada')
  const bo = await server.createUser('Bo')
  secret = await publishPost(server, wren, { mode: 'mue', recipient: `@${bo.username}` })
  deleted = await publishPost(server, wren)
  await server.request(`DELETE /api/posts/${deleted.id}`, { as: wren })
  expired = await publishPost(server, wren)
  await server.query('update posts set expires_at = 1 where id = ?', expired.id)
  member = await signUpUser(server, 'a long password')
})
afterAll(() => server.close())

/** Returns status, headers and body without request-specific values. */
async function toComparable(answer: Response, ...own: string[]): Promise<string> {
  const requestId = answer.headers.get('x-request-id') ?? '-'
  const headers = [...answer.headers].filter(
    ([name]) => !['date', 'x-request-id', 'set-cookie'].includes(name),
  )
  const all = `${answer.status} ${JSON.stringify(headers.sort())} ${await answer.text()}`
  return [requestId, ...own]
    .filter((name) => name.length > 1)
    .reduce((text, name) => text.replaceAll(name, '*'), all)
}
const getMediaId = ({ audioUrl }: Post) => audioUrl?.split('/').at(-1) ?? ''
/** Returns an unknown id of the same length. */
const toAbsentId = (id: string) => `${id.slice(0, -6)}zzzzzz`

const REQUEST_HEADERS: Record<string, string>[] = [
  {},
  { range: 'bytes=0-9' },
  { range: 'bytes=999999999-' },
  { 'if-none-match': '*' },
  { 'if-none-match': 'W/"x"', range: 'bytes=0-9' },
  { 'if-modified-since': 'Thu, 01 Jan 2099 00:00:00 GMT' },
]

test('absent, private, expired and deleted posts give the same bytes for any request', async () => {
  let tried = 0
  for (const as of [null, ada])
    for (const method of ['GET', 'HEAD'])
      for (const headers of REQUEST_HEADERS) {
        const ask = async (path: string, id: string) =>
          toComparable(await server.request(`${method} ${path}${id}`, { as, headers }), id)
        for (const [path, idOf] of [
          ['/media/', getMediaId],
          ['/api/posts/', ({ id }: Post) => id],
          ['/mue/', ({ id }: Post) => id],
          ['/embed/mue/', ({ id }: Post) => id],
          ['/og/', ({ id }: Post) => `${id}.png`],
        ] as const) {
          const nothing = await ask(path, toAbsentId(idOf(secret)))
          for (const post of [secret, expired, deleted]) {
            expect(await ask(path, idOf(post)), `${method} ${path} ${JSON.stringify(headers)}`).toBe(nothing)
            tried += 1
          }
        }
      }
  addFigure('answers: absent, private, expired, deleted', tried, 'the same bytes')
})

const knownPhone = '+46701740610'
const postJson = (route: string, body: unknown, as: Person | null = null) =>
  server.request(route, { json: body, as })

test('known and unknown accounts give the same bytes', async () => {
  const [known, unknown] = [member.email, `x${member.email}`]
  const signUp = (email: string) => ({
    email,
    password: 'a long password',
    username: `n${email.slice(0, 12)}`.replace(/\W/g, ''),
    displayName: '',
    ageAttested: true,
  })
  const pairs: [string, unknown, unknown][] = [
    [
      'POST /api/auth/sign-in',
      { email: known, password: 'wrong wrong' },
      { email: unknown, password: 'wrong wrong' },
    ],
    ['POST /api/auth/forgot', { email: known }, { email: unknown }],
    ['POST /api/auth/sign-up', signUp(known), signUp(unknown)],
  ]
  for (const [route, one, other] of pairs) {
    const asked = await Promise.all([postJson(route, one), postJson(route, other)])
    const texts = await Promise.all(asked.map((answer) => toComparable(answer)))
    // The id of a sign-up is random.
    const [a, b] = texts.map((text) => text.replace(/sup_\w+/g, '*'))
    expect(a, route).toBe(b)
  }
  addFigure('answers: known and unknown accounts', pairs.length, 'the same bytes')
})

test('reading a private post takes as long as reading an absent one', async () => {
  const reads: [string, (post: Post) => string][] = [
    ['GET /api/posts/{id}', ({ id }) => `/api/posts/${id}`],
    ['GET /media/{id}', (post) => `/media/${getMediaId(post)}`],
    ['GET /mue/{id}', ({ id }) => `/mue/${id}`],
  ]
  for (const [name, pathOf] of reads) {
    const read = async (path: string) => (await server.request(`GET ${path}`, { as: ada })).arrayBuffer()
    const path = pathOf(secret)
    const is = await isIndistinguishable(
      `${name}, private and absent`,
      () => read(path),
      () => read(toAbsentId(path)),
      READS,
    )
    expect(is, name).toBe(true)
  }
})

test('asking for a member’s address takes as long as asking for an unknown one', async () => {
  const [known, unknown] = [member.email, `x${member.email}`]
  const asks: [string, (email: string, n: number) => unknown, number][] = [
    ['POST /api/auth/forgot', (email) => ({ email }), READS],
    ['POST /api/auth/sign-in', (email) => ({ email, password: 'wrong wrong' }), HASHES],
    [
      'POST /api/auth/sign-up',
      (email, n) => ({
        email,
        password: 'a long password',
        username: `u${n}${email.length}`,
        displayName: '',
        ageAttested: true,
      }),
      HASHES,
    ],
  ]
  for (const [route, body, samples] of asks) {
    const ask = async (email: string, n: number) => (await postJson(route, body(email, n))).arrayBuffer()
    const is = await isIndistinguishable(
      `${route}, known and unknown`,
      (n) => ask(known, n),
      (n) => ask(unknown, n),
      samples,
    )
    expect(is, route).toBe(true)
  }
})

test('a code to a known number takes as long as one to an unknown number', async () => {
  await server.query(
    'update users set phone_number = ?, phone_number_verified = 1 where id = ?',
    knownPhone,
    ada.id,
  )
  const ask = async (phone: string) => (await postJson('POST /api/auth/phone/code', { phone })).arrayBuffer()
  const is = await isIndistinguishable(
    'POST /api/auth/phone/code, known and unknown',
    () => ask(knownPhone),
    () => ask('+46701740611'),
    READS >> 1,
  )
  expect(is).toBe(true)
})
