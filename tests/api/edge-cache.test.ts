/**
 * The edge cache never serves what has expired or was deleted, hidden, closed or changed, nor a signed-in viewer's
 * pages.
 */
import { env } from 'cloudflare:workers'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Feed } from '../../domain/posts/feed.schema'
import { FEED_MEMO_MS } from '../../domain/posts/posts.limits'
import type { Post } from '../../domain/posts/posts.schema'
import { SERVER_TIME_HEADER } from '../../domain/posts/server-time'
import { getCacheKey } from '../../worker/front/cache'
import { FRESH_UNTIL_HEADER } from '../../worker/http/fresh'
import { createSite, firstIsolate, startIsolate, type VisitOptions } from '../support/edge-sites'
import { readFeed } from '../support/feeds'
import { publishOwlcast } from '../support/owlcasts'
import { publishSquawk } from '../support/recordings'
import { call, createPerson, type Person } from '../support/world'

const FEED = '/api/posts?kind=squawk'
type Site = ReturnType<typeof createSite>
type Isolate = Awaited<ReturnType<typeof startIsolate>>
let near: Site
let far: Site
let second: Isolate
/** Asked for pages as they are at this moment. */
let freshIsolate: Isolate
let at = Date.now()

beforeAll(async () => {
  second = await startIsolate()
  freshIsolate = await startIsolate()
})
beforeEach(() => {
  // Each test begins when no cached entry is fresh. Pages has no clock but that of its machine.
  at = Math.max(Date.now(), at) + 10 * FEED_MEMO_MS
  vi.useFakeTimers({ toFake: ['Date'], now: at })
  near = createSite(firstIsolate)
  far = createSite(second)
})
afterEach(() => {
  at = Date.now()
  vi.useRealTimers()
})
const advanceClock = (ms: number) => vi.setSystemTime(Date.now() + ms)

const fetchFeed = async (site: Site, { query = '', ...asking }: VisitOptions & { query?: string } = {}) =>
  readFeed(await site.visit(`${FEED}${query}`, asking))
const hasPost = ({ items }: Feed, post: Post) => items.some(({ id }) => id === post.id)
const getPath = ({ kind, id }: Pick<Post, 'kind' | 'id'>) => `/${kind}/${id}`

const hidePost = async ({ id }: Post) =>
  call('POST /api/moderation/decisions', {
    as: await createPerson('Ilo', { admin: true }),
    json: { subject: { type: 'post', id }, action: 'hide', rule: 'harassment' },
  })

describe('the feed for visitors', () => {
  test('is fetched from the Worker once per freshness period, with the current time in each response', async () => {
    await publishSquawk(await createPerson('Wren'))
    const sentAt = Date.now()
    const first = await fetchFeed(near)
    advanceClock(FEED_MEMO_MS / 4)
    const second = await near.visit(FEED)
    expect(second.headers.get(SERVER_TIME_HEADER)).toBe(String(sentAt + FEED_MEMO_MS / 4))
    expect(second.headers.get('cache-control')).toBe('no-store')
    expect(second.headers.get(FRESH_UNTIL_HEADER)).toBeNull()
    expect(await readFeed(second)).toEqual(first)
    expect(near.asked).toBe(1)
    // The same data centre with another isolate behind it.
    await fetchFeed(far)
    expect(far.asked).toBe(0)
    advanceClock(FEED_MEMO_MS)
    await fetchFeed(near)
    expect(near.asked).toBe(2)
  })

  test('is cached as text, whatever the first client accepts', async () => {
    const post = await publishSquawk(await createPerson('Wren'))
    for (const encoding of ['gzip', 'identity']) {
      const answer = await near.visit(FEED, { headers: { 'accept-encoding': encoding } })
      expect(answer.headers.get('content-encoding')).toBeNull()
      expect(hasPost(await readFeed(answer), post)).toBe(true)
    }
    expect(near.asked).toBe(1)
  })

  test('is cached for each kind and each event number', async () => {
    const { seq } = await fetchFeed(near)
    const kinds = await readFeed(await near.visit('/api/posts?kind=hum'))
    expect(kinds.items.every(({ kind }) => kind === 'hum')).toBe(true)
    const post = await publishSquawk(await createPerson('Wren'))
    const heard = await fetchFeed(near, { query: `&seq=${seq + 1}` })
    expect([hasPost(heard, post), near.asked]).toEqual([true, 3])
  })

  test('is not cached under an event number that does not exist yet', async () => {
    const wren = await createPerson('Wren')
    const last = await env.DB.prepare('SELECT max(seq) AS seq FROM events').first<{ seq: number }>()
    const query = `&seq=${(last?.seq ?? 0) + 1}`
    for (const _ of [1, 2]) await fetchFeed(near, { query })
    expect(near.asked).toBe(2)
    const post = await publishSquawk(wren)
    expect(hasPost(await fetchFeed(far, { query }), post)).toBe(true)
  })

  test('is fetched once with the number of an event in another feed', async () => {
    await publishSquawk(await createPerson('Wren'))
    await publishOwlcast(await createPerson('Dele', { pro: true }))
    const { seq } = await readFeed(await near.visit('/api/posts?kind=owlcast'))
    const there = [createSite(firstIsolate), createSite(second)]
    for (const site of there) expect((await fetchFeed(site, { query: `&seq=${seq}` })).seq).toBeLessThan(seq)
    expect(there.map(({ asked }) => asked)).toEqual([1, 0])
  })

  test('omits a post that expired between two requests', async () => {
    const post = await publishSquawk(await createPerson('Wren'))
    const end = post.expiresAt ?? 0
    vi.setSystemTime(end - FEED_MEMO_MS / 4)
    expect([hasPost(await fetchFeed(near), post), hasPost(await fetchFeed(far), post)]).toEqual([true, true])
    vi.setSystemTime(end)
    expect([hasPost(await fetchFeed(near), post), hasPost(await fetchFeed(far), post)]).toEqual([
      false,
      false,
    ])
  })

  test.each([
    ['deleted', async (post: Post, wren: Person) => call(`DELETE /api/posts/${post.id}`, { as: wren })],
    ['hidden', hidePost],
  ])(
    'omits a %s post at once where it was done, and elsewhere after the freshness period',
    async (_, done) => {
      const wren = await createPerson('Wren')
      const post = await publishSquawk(wren)
      const before = await fetchFeed(near)
      const [here, there] = [createSite(firstIsolate), createSite(second)]
      await there.visit(FEED, { as: await createPerson('Dele') })
      expect(hasPost(before, post)).toBe(true)
      expect((await done(post, wren)).ok).toBe(true)
      // Signed-in users never get cached responses.
      expect(hasPost(await fetchFeed(here, { as: wren }), post)).toBe(false)
      // The event for the change carries a number, which selects a page that knows of it.
      const { seq } = await fetchFeed(here, { as: wren })
      expect(hasPost(await fetchFeed(there, { query: `&seq=${seq}` }), post)).toBe(false)
      advanceClock(FEED_MEMO_MS)
      expect([hasPost(await fetchFeed(near), post), hasPost(await fetchFeed(far), post)]).toEqual([
        false,
        false,
      ])
    },
  )

  test('is never served to signed-in users, nor are their responses served to visitors', async () => {
    const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
    const post = await publishSquawk(wren)
    await call(`PUT /api/people/${wren.username}/block`, { as: dele })
    for (const site of [near, far])
      for (const as of [null, dele, null])
        expect(hasPost(await fetchFeed(site, { as }), post)).toBe(as === null)
    expect([near.asked, far.asked]).toEqual([2, 1])
    // An invalid session cookie bypasses the cache as well.
    await fetchFeed(near, { as: { cookie: 'owlcast=nonsense' } })
    expect(near.asked).toBe(3)
  })
})

describe('a shared page', () => {
  /** Fetches the page as it is at this moment. */
  const fetchFresh = async (path: string) => {
    const answer = await createSite(freshIsolate).visit(`${path}?`)
    return { status: answer.status, text: await answer.text() }
  }
  const fetchPage = async (site: Site, path: string, asking?: VisitOptions) => {
    const answer = await site.visit(path, asking)
    return { status: answer.status, text: await answer.text() }
  }

  test('is cached, and the Worker revalidates it each time', async () => {
    const path = getPath(await publishSquawk(await createPerson('Wren')))
    const first = await near.visit(path)
    const etag = first.headers.get('etag') ?? ''
    const text = await first.text()
    const again = await far.visit(path)
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([200, etag, text])
    for (const header of ['cache-control', 'content-type', 'content-security-policy'])
      expect(again.headers.get(header)).toBe(first.headers.get(header))
    expect(again.headers.get(FRESH_UNTIL_HEADER)).toBeNull()
    expect([near.asked, far.asked]).toEqual([1, 1])
    expect((await far.visit(path, { headers: { 'if-none-match': etag } })).status).toBe(304)
    expect((await far.visit(path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
  })

  test.each([
    ['deleted', 404, (post: Post, as: Person) => call(`DELETE /api/posts/${post.id}`, { as })],
    [
      'closed',
      404,
      (post: Post, as: Person) =>
        call(`PATCH /api/posts/${post.id}`, { as, json: { visibility: 'private' } }),
    ],
    ['hidden', 404, hidePost],
    [
      'changed',
      200,
      (post: Post, as: Person) =>
        call(`PATCH /api/posts/${post.id}`, { as, json: { title: 'Another name' } }),
    ],
  ] as const)('is gone or updated as soon as it was %s', async (_, status, done) => {
    const wren = await createPerson('Wren', { pro: true })
    const post = await publishOwlcast(wren)
    const paths = [getPath(post), `/embed${getPath(post)}`]
    for (const path of paths)
      for (const site of [near, far]) expect((await fetchPage(site, path)).text).toContain(post.title)
    expect((await done(post, wren)).ok).toBe(true)
    for (const path of paths)
      for (const site of [near, far, near]) {
        const now = await fetchPage(site, path)
        expect(now.status).toBe(status)
        expect(now.text.includes(post.title)).toBe(false)
        if (status === 200) expect(now).toEqual(await fetchFresh(path))
      }
    if (status !== 404) return
    for (const path of paths)
      expect(await caches.default.match(getCacheKey(new URL(`${env.ORIGIN}${path}`)))).toBeUndefined()
  })

  test('is gone as soon as the post expires, and the member page without it', async () => {
    const wren = await createPerson('Wren')
    const post = await publishSquawk(wren)
    const [page, member] = [getPath(post), `/@${wren.username}`]
    vi.setSystemTime((post.expiresAt ?? 0) - 1)
    for (const site of [near, far])
      for (const path of [page, member]) expect((await fetchPage(site, path)).text).toContain(post.title)
    vi.setSystemTime(post.expiresAt ?? 0)
    for (const site of [near, far]) {
      expect((await fetchPage(site, page)).status).toBe(404)
      expect((await fetchPage(site, member)).text.includes(post.title)).toBe(false)
    }
  })

  test("is gone with all posts as soon as a member's deletion begins", async () => {
    const wren = await createPerson('Wren')
    const post = await publishSquawk(wren)
    const [page, member] = [getPath(post), `/@${wren.username}`]
    for (const path of [page, member]) expect((await fetchPage(near, path)).text).toContain(post.title)
    await env.DB.prepare(
      'INSERT INTO account_deletions(user_id, deleted_user_id, had_payments, started_at) VALUES (?1, ?1, 0, ?2)',
    )
      .bind(wren.id, Date.now())
      .run()
    for (const path of [page, member])
      for (const site of [near, far])
        expect((await fetchPage(site, path)).text.includes(post.title)).toBe(false)
  })

  test('is not cached when it is private to one user', async () => {
    const wren = await createPerson('Wren', { pro: true })
    const cast = await publishOwlcast(wren, { visibility: 'private' })
    const path = getPath(cast)
    for (const site of [near, far]) {
      expect((await fetchPage(site, path, { as: wren })).text).toContain(cast.title)
      expect((await fetchPage(site, path)).status).toBe(404)
      expect((await fetchPage(site, path, { as: await createPerson('Dele') })).status).toBe(404)
    }
    expect(await caches.default.match(getCacheKey(new URL(`${env.ORIGIN}${path}`)))).toBeUndefined()
  })

  test('bypasses the cache with a token or an invitation', async () => {
    const post = await publishSquawk(await createPerson('Wren'))
    for (const query of ['?token=abc', '?invitation=abc', '?after=1.post_x']) {
      await near.visit(`${getPath(post)}${query}`)
      const url = new URL(`${env.ORIGIN}${getPath(post)}${query}`)
      expect(await caches.default.match(getCacheKey(url))).toBeUndefined()
    }
  })

  test('has a separate cache key for each language', () => {
    const url = new URL('https://owlcast.example/squawk/post_x')
    expect(getCacheKey(url, 'de')).not.toBe(getCacheKey(url, 'es'))
  })
})
