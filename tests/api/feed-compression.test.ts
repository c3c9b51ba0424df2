/** The first page of a feed is sent as the gzip that is stored, to clients that accept it, and the same to the others. */
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { CompactFeed } from '../../domain/posts/feed.schema'
import { FEED_MEMO_MS } from '../../domain/posts/posts.limits'
import { decompressText } from '../../worker/http/gzip'
import { publishSquawk } from '../support/recordings'
import { call, createPerson, type Person, setClockOffset } from '../support/world'

const NEWEST = 'GET /api/posts?kind=squawk&seq=99999999'
const fetchGzip = (route = NEWEST, as: Person | null = null) =>
  call(route, { as, headers: { 'accept-encoding': 'gzip, br' } })
const readGzip = async (answer: Response): Promise<CompactFeed> =>
  JSON.parse(decompressText(new Uint8Array(await answer.arrayBuffer())))

test('sends one page as gzip or as text, by Accept-Encoding', async () => {
  const post = await publishSquawk(await createPerson('Wren'))
  const [text, compressed] = [await call(NEWEST), await fetchGzip()]
  const refused = await call(NEWEST, { headers: { 'accept-encoding': 'br, gzip;q=0' } })
  for (const { headers } of [text, compressed, refused]) {
    expect(headers.get('vary')?.toLowerCase()).toContain('accept-encoding')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-type')).toBe('application/json')
    expect(headers.get('etag')).toBeNull()
  }
  expect([text, compressed, refused].map(({ headers }) => headers.get('content-encoding'))).toEqual([
    null,
    'gzip',
    null,
  ])
  const feed = await text.json<CompactFeed>()
  expect(await readGzip(compressed)).toEqual(feed)
  expect(await refused.json()).toEqual(feed)
  expect(feed.items[0]?.id).toBe(post.id)
})

test('sends the same bytes from memory and from the stored row', async () => {
  await publishSquawk(await createPerson('Wren'))
  const built = new Uint8Array(await (await fetchGzip()).arrayBuffer())
  const fromMemory = await fetchGzip('GET /api/posts?kind=squawk')
  expect(new Uint8Array(await fromMemory.arrayBuffer())).toEqual(built)
  setClockOffset(FEED_MEMO_MS)
  const stored = await fetchGzip()
  setClockOffset(0)
  expect(new Uint8Array(await stored.arrayBuffer())).toEqual(built)
})

test('builds a stored page of another format again', async () => {
  const post = await publishSquawk(await createPerson('Wren'))
  await call(NEWEST)
  await env.DB.prepare("UPDATE feed_pages SET body = ? WHERE kind = 'squawk'")
    .bind(`${JSON.stringify({ seq: 0 })}\n[]`)
    .run()
  expect((await readGzip(await fetchGzip())).items[0]?.id).toBe(post.id)
})

test('keeps the page of a viewer with blocks apart from the shared one', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const post = await publishSquawk(wren)
  await call(`PUT /api/people/${wren.username}/block`, { as: dele })
  for (const as of [null, dele, null, dele]) {
    const answer = await fetchGzip('GET /api/posts?kind=squawk', as)
    expect(answer.headers.get('content-encoding')).toBe(as ? null : 'gzip')
    const { items } = as ? await answer.json<CompactFeed>() : await readGzip(answer)
    expect(items.some(({ id }) => id === post.id)).toBe(as === null)
  }
})
