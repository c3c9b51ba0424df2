/** Production limits that the local runtime does not enforce: body and row sizes, memory and CPU time of the Worker. */
import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESCRIPTION_MAX_CHARS, TAGS_INPUT_MAX_CHARS, TITLE_MAX_CHARS } from '../../../domain/limits'
import { UPLOAD_MAX_BYTES } from '../../../domain/media/media.limits'
import { findViolations } from '../../support/invariants'
import { ALL_INVARIANTS, recordRow } from '../row'
import {
  createRequester,
  createSound,
  createUser,
  createWav,
  openTicket,
  publish,
  type Requester,
  sendSound,
  toHeaders,
  type User,
} from './http-client'
import { pause, type Server, startServer } from './server'

/** Cloudflare's largest body and row. An isolate has 128 MB; here the storage is in the same process. */
const BODY_BYTES = 100_000_000
const ROW_BYTES = 2_000_000
const GROWTH_BYTES = 150_000_000
/** The longest recording, as WAV: a quarter of an hour. */
const LONGEST_SECONDS = 900

let server: Server
let ask: Requester
let wren: User
beforeAll(async () => {
  server = await startServer()
  ask = createRequester(server.origin)
  wren = await createUser(ask, 'Wren', { pro: true })
})
afterAll(() => server.remove())

type Rejection = { status: number; code: string }

/** Declares a body, sends a part of it, and returns the response. */
function announce(route: string, headers: Record<string, string>): Promise<Rejection> {
  const [method, path] = route.split(' ')
  return new Promise((resolve, reject) => {
    const given = { origin: server.origin, cookie: wren.cookie, ...headers }
    const asked = request(`${server.origin}${path}`, { method, headers: given }, async (answer) => {
      let text = ''
      for await (const chunk of answer) text += chunk
      const { error } = JSON.parse(text) as { error: { code: string } }
      resolve({ status: answer.statusCode ?? 0, code: error.code })
      asked.destroy()
    })
    asked.on('error', reject)
    asked.write(Buffer.alloc(1000))
  })
}

test('rejects a body over the production limit with our own error code', async ({ task }) => {
  const sound = createSound(createWav(2))
  const { id } = await openTicket(ask, wren, sound)
  const rejections: string[] = []
  for (const bytes of [UPLOAD_MAX_BYTES + 1, BODY_BYTES, BODY_BYTES + 1]) {
    const headers = { ...toHeaders(sound), 'content-length': String(bytes) }
    const { status, code } = await announce(`PUT /api/uploads/${id}`, headers)
    expect([status, code]).toEqual([413, 'media.too_large'])
    rejections.push(`${bytes}: ${status}`)
  }
  const json = { 'content-type': 'application/json', 'content-length': String(BODY_BYTES + 1) }
  const post = await announce('POST /api/posts', { ...json, 'idempotency-key': sound.draftId })
  expect(post).toEqual({ status: 413, code: 'request.too_large' })
  // A stream without a length is rejected.
  const stream = await announce(`PUT /api/uploads/${id}`, {
    'content-type': sound.type,
    'transfer-encoding': 'chunked',
  })
  expect(stream).toEqual({ status: 411, code: 'request.length_required' })
  // The ticket is still valid.
  expect((await sendSound(ask, wren, sound)).state).toBe('stored')
  recordRow(task, {
    fault: 'F10 bodies over 95,000,000 and 100,000,000 bytes, and of unknown length',
    tried: 5,
    happened: `${rejections.join(', ')}; JSON: ${post.status}; no length: ${stream.status}`,
    checked: 'codes; ticket still valid',
  })
})

test("full fields stay below D1's row limit in every table", async ({ task }) => {
  // Four bytes each.
  const createText = (count: number) => '🦉'.repeat(Math.floor(count / 2))
  const longest = {
    title: createText(TITLE_MAX_CHARS),
    description: createText(DESCRIPTION_MAX_CHARS),
    tags: [createText(TAGS_INPUT_MAX_CHARS / 4)],
    peaks: '_'.repeat(160),
  }
  await publish(ask, wren, createSound(createWav(2)), longest)
  const message = { ...longest, tags: [], recipient: `${'a'.repeat(60)}@example.org` }
  await publish(ask, wren, createSound(createWav(2), { mode: 'mue' }), message)
  const tables = await server.rows<{ name: string }>(
    "select name from sqlite_master where type = 'table' and sql not like 'create virtual%' and name not glob '_*'",
  )
  const largest = { table: '', bytes: 0 }
  for (const { name } of tables) {
    const columns = await server.rows<{ name: string }>(`select name from pragma_table_info('${name}')`)
    const bytes = columns.map((column) => `coalesce(length(cast("${column.name}" as blob)), 0)`).join(' + ')
    const [row] = await server.rows<{ most: number | null }>(`select max(${bytes}) as most from "${name}"`)
    if ((row?.most ?? 0) > largest.bytes) Object.assign(largest, { table: name, bytes: row?.most })
  }
  expect(largest.bytes).toBeLessThan(ROW_BYTES)
  recordRow(task, {
    fault: `F10 rows over ${ROW_BYTES} bytes`,
    tried: tables.length,
    happened: `the largest, with every field full: ${largest.bytes} bytes, in ${largest.table}`,
    checked: 'every table',
  })
})

test('two concurrent uploads of 86 MB fit into the memory of an isolate', async ({ task }) => {
  const bytes = createWav(LONGEST_SECONDS)
  await sendSound(ask, wren, createSound(createWav(100), { mode: 'hum' }))
  const before = server.used().memoryBytes
  let most = before
  let goesOn = true
  const watching = (async () => {
    for (; goesOn; await pause(20)) most = Math.max(most, server.used().memoryBytes)
  })()
  const stored = await Promise.all([
    sendSound(ask, wren, createSound(bytes, { mode: 'hum' })),
    sendSound(ask, wren, createSound(bytes, { mode: 'hum' })),
  ])
  goesOn = false
  await watching
  const grown = most - before
  expect(stored.map(({ state }) => state)).toEqual(['stored', 'stored'])
  // Memory is measured on Linux only.
  if (before > 0) expect(grown).toBeLessThan(GROWTH_BYTES)
  expect(await findViolations(server.stores)).toEqual([])
  recordRow(task, {
    fault: `F10 two uploads of ${bytes.length} bytes at once`,
    tried: 2,
    happened: `memory of workerd with its storage grew from ${formatMegabytes(before)} to ${formatMegabytes(most)}, by ${formatMegabytes(grown)}`,
    checked: `${ALL_INVARIANTS}; below ${formatMegabytes(GROWTH_BYTES)} more`,
  })
})

const formatMegabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`

test('every route stays below the CPU time limit of production', async ({ task }) => {
  const allowed = Number(/cpu_ms = (\d+)/.exec(readFileSync(CONFIG, 'utf8'))?.[1])
  await server.change([
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < 2000)
     insert into posts (id, kind, author_id, author_name, author_username, author_avatar_color, title, created_at, visibility)
     select 'pst_' || i, 'hum', '${wren.id}', 'Wren', '${wren.username}', 'pink', 'A walk by river ' || i, 1000 * i, 'public' from n`,
  ])
  const { post } = await publish(ask, wren, createSound(createWav(2)))
  const password = 'a long enough one'
  const signUp = (at: number) => ({
    email: `a${at}@example.org`,
    password,
    username: `ada_${at}`,
    ageAttested: true,
  })
  const EXPENSIVE: Readonly<Record<string, { times: number; ask: (at: number) => Promise<Response> }>> = {
    'sign up': { times: 4, ask: (at) => ask('POST /api/auth/sign-up', { json: signUp(at) }) },
    'the graph': { times: 6, ask: () => ask('GET /api/graph', { as: wren }) },
    'a page of 100 hums': { times: 10, ask: () => ask('GET /api/posts?kind=hum') },
    'search with a slip': { times: 10, ask: () => ask('GET /api/search/results?q=rivr') },
    'a share page': { times: 10, ask: () => ask(`GET /squawk/${post.id}`) },
    'its picture': { times: 10, ask: () => ask(`GET /og/${post.id}.png`) },
    'an export': { times: 3, ask: () => ask('GET /api/me/export', { as: wren }) },
  }
  const found: string[] = []
  for (const [name, { times, ask: send }] of Object.entries(EXPENSIVE)) {
    const before = server.used().cpuSeconds
    for (let at = 0; at < times; at += 1) {
      const answer = await send(at)
      await answer.arrayBuffer()
      expect(answer.status, name).toBeLessThan(300)
    }
    const ms = ((server.used().cpuSeconds - before) * 1000) / times
    expect(ms, name).toBeLessThan(allowed)
    found.push(`${name} ${Math.round(ms)} ms`)
  }
  recordRow(task, {
    fault: `F10 CPU time, database and storage included; the limit is ${allowed} ms`,
    tried: Object.values(EXPENSIVE).reduce((sum, { times }) => sum + times, 0),
    happened: found.join(', '),
    checked: 'each below; keys from at most 100,000 rounds',
  })
})

const CONFIG = join(import.meta.dirname, '../../../wrangler.toml')
