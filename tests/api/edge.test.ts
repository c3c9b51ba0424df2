/**
 * The edge cache never serves what has expired or was deleted, hidden, closed or changed, nor a signed-in viewer's
 * pages.
 */
import { env } from 'cloudflare:workers'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { FEED_MEMO_MS } from '../../domain/limits'
import type { Feed, Post } from '../../domain/posts.schema'
import { FRESH_UNTIL_HEADER } from '../../worker/front/fresh'
import { keptName } from '../../worker/front/kept'
import { owlcast } from '../support/owlcasts'
import { squawk } from '../support/recordings'
import { type Asking, anotherIsolate, firstIsolate, siteBefore } from '../support/sites'
import { call, type Person, person } from '../support/world'

const FEED = '/api/posts?kind=squawk'
type Site = ReturnType<typeof siteBefore>
type Isolate = Awaited<ReturnType<typeof anotherIsolate>>
let near: Site
let far: Site
let second: Isolate
/** Asked for pages as they are at this moment. */
let third: Isolate
let at = Date.now()

beforeAll(async () => {
  second = await anotherIsolate()
  third = await anotherIsolate()
})
beforeEach(() => {
  // Each test begins when no cached entry is fresh. Pages has no clock but that of its machine.
  at = Math.max(Date.now(), at) + 10 * FEED_MEMO_MS
  vi.useFakeTimers({ toFake: ['Date'], now: at })
  near = siteBefore(firstIsolate)
  far = siteBefore(second)
})
afterEach(() => {
  at = Date.now()
  vi.useRealTimers()
})
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms)

const feedOf = async (site: Site, { query = '', ...asking }: Asking & { query?: string } = {}) =>
  (await site.visit(`${FEED}${query}`, asking)).json<Feed>()
const has = ({ items }: Feed, post: Post) => items.some(({ id }) => id === post.id)
const pathOf = ({ kind, id }: Pick<Post, 'kind' | 'id'>) => `/${kind}/${id}`

const hide = async ({ id }: Post) =>
  call('POST /api/moderation/decisions', {
    as: await person('Ilo', { admin: true }),
    json: { subject: { is: 'post', id }, deed: 'hide' },
  })

describe('the feed for visitors', () => {
  test('is fetched from the Worker once per freshness period, with the current time in each response', async () => {
    await squawk(await person('Wren'))
    const first = await feedOf(near)
    pass(FEED_MEMO_MS / 4)
    const second = await near.visit(FEED)
    expect(second.headers.get('cache-control')).toBe('no-store')
    expect(second.headers.get(FRESH_UNTIL_HEADER)).toBeNull()
    expect(await second.json()).toEqual({ ...first, now: Date.now() })
    expect([near.asked, first.now]).toEqual([1, Date.now() - FEED_MEMO_MS / 4])
    // The same data centre with another isolate behind it.
    await feedOf(far)
    expect(far.asked).toBe(0)
    pass(FEED_MEMO_MS)
    await feedOf(near)
    expect(near.asked).toBe(2)
  })

  test('is cached for each kind and each event number', async () => {
    const { seq } = await feedOf(near)
    const kinds = await (await near.visit('/api/posts?kind=hum')).json<Feed>()
    expect(kinds.items.every(({ kind }) => kind === 'hum')).toBe(true)
    const post = await squawk(await person('Wren'))
    const heard = await feedOf(near, { query: `&seq=${seq + 1}` })
    expect([has(heard, post), near.asked]).toEqual([true, 3])
  })

  test('is not cached under an event number that does not exist yet', async () => {
    const wren = await person('Wren')
    const last = await env.DB.prepare('SELECT max(seq) AS seq FROM events').first<{ seq: number }>()
    const query = `&seq=${(last?.seq ?? 0) + 1}`
    for (const _ of [1, 2]) await feedOf(near, { query })
    expect(near.asked).toBe(2)
    const post = await squawk(wren)
    expect(has(await feedOf(far, { query }), post)).toBe(true)
  })

  test('is fetched once with the number of an event in another feed', async () => {
    await squawk(await person('Wren'))
    await owlcast(await person('Dele', { pro: true }))
    const { seq } = await (await near.visit('/api/posts?kind=owlcast')).json<Feed>()
    const there = [siteBefore(firstIsolate), siteBefore(second)]
    for (const site of there) expect((await feedOf(site, { query: `&seq=${seq}` })).seq).toBeLessThan(seq)
    expect(there.map(({ asked }) => asked)).toEqual([1, 0])
  })

  test('omits a post that expired between two requests', async () => {
    const post = await squawk(await person('Wren'))
    const end = post.expiresAt ?? 0
    vi.setSystemTime(end - FEED_MEMO_MS / 4)
    expect([has(await feedOf(near), post), has(await feedOf(far), post)]).toEqual([true, true])
    vi.setSystemTime(end)
    expect([has(await feedOf(near), post), has(await feedOf(far), post)]).toEqual([false, false])
  })

  test.each([
    ['deleted', async (post: Post, wren: Person) => call(`DELETE /api/posts/${post.id}`, { as: wren })],
    ['hidden', hide],
  ])(
    'omits a %s post at once where it was done, and elsewhere after the freshness period',
    async (_, done) => {
      const wren = await person('Wren')
      const post = await squawk(wren)
      const before = await feedOf(near)
      const [here, there] = [siteBefore(firstIsolate), siteBefore(second)]
      await there.visit(FEED, { as: await person('Dele') })
      expect(has(before, post)).toBe(true)
      expect((await done(post, wren)).ok).toBe(true)
      // Signed-in users never get cached responses.
      expect(has(await feedOf(here, { as: wren }), post)).toBe(false)
      // The event for the change carries a number, which selects a page that knows of it.
      const { seq } = await feedOf(here, { as: wren })
      expect(has(await feedOf(there, { query: `&seq=${seq}` }), post)).toBe(false)
      pass(FEED_MEMO_MS)
      expect([has(await feedOf(near), post), has(await feedOf(far), post)]).toEqual([false, false])
    },
  )

  test('is never served to signed-in users, nor are their responses served to visitors', async () => {
    const [wren, dele] = [await person('Wren'), await person('Dele')]
    const post = await squawk(wren)
    await call(`PUT /api/people/${wren.username}/block`, { as: dele })
    for (const site of [near, far])
      for (const as of [null, dele, null]) expect(has(await feedOf(site, { as }), post)).toBe(as === null)
    expect([near.asked, far.asked]).toEqual([2, 1])
    // An invalid session cookie bypasses the cache as well.
    await feedOf(near, { as: { cookie: 'owlcast=nonsense' } })
    expect(near.asked).toBe(3)
  })
})

describe('a shared page', () => {
  /** Fetches the page as it is at this moment. */
  const truth = async (path: string) => {
    const answer = await siteBefore(third).visit(`${path}?`)
    return { status: answer.status, text: await answer.text() }
  }
  const seen = async (site: Site, path: string, asking?: Asking) => {
    const answer = await site.visit(path, asking)
    return { status: answer.status, text: await answer.text() }
  }

  test('is cached, and the Worker revalidates it each time', async () => {
    const path = pathOf(await squawk(await person('Wren')))
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
    ['hidden', 404, hide],
    [
      'changed',
      200,
      (post: Post, as: Person) =>
        call(`PATCH /api/posts/${post.id}`, { as, json: { title: 'Another name' } }),
    ],
  ] as const)('is gone or updated as soon as it was %s', async (_, status, done) => {
    const wren = await person('Wren', { pro: true })
    const post = await owlcast(wren)
    const paths = [pathOf(post), `/embed${pathOf(post)}`]
    for (const path of paths)
      for (const site of [near, far]) expect((await seen(site, path)).text).toContain(post.title)
    expect((await done(post, wren)).ok).toBe(true)
    for (const path of paths)
      for (const site of [near, far, near]) {
        const now = await seen(site, path)
        expect(now.status).toBe(status)
        expect(now.text.includes(post.title)).toBe(false)
        if (status === 200) expect(now).toEqual(await truth(path))
      }
    if (status !== 404) return
    for (const path of paths)
      expect(await caches.default.match(keptName(new URL(`${env.ORIGIN}${path}`)))).toBeUndefined()
  })

  test('is gone as soon as the post expires, and the member page without it', async () => {
    const wren = await person('Wren')
    const post = await squawk(wren)
    const [page, member] = [pathOf(post), `/@${wren.username}`]
    vi.setSystemTime((post.expiresAt ?? 0) - 1)
    for (const site of [near, far])
      for (const path of [page, member]) expect((await seen(site, path)).text).toContain(post.title)
    vi.setSystemTime(post.expiresAt ?? 0)
    for (const site of [near, far]) {
      expect((await seen(site, page)).status).toBe(404)
      expect((await seen(site, member)).text.includes(post.title)).toBe(false)
    }
  })

  test("is gone with all posts as soon as a member's deletion begins", async () => {
    const wren = await person('Wren')
    const post = await squawk(wren)
    const [page, member] = [pathOf(post), `/@${wren.username}`]
    for (const path of [page, member]) expect((await seen(near, path)).text).toContain(post.title)
    await env.DB.prepare(
      'INSERT INTO erasures(person_id, stand_in, had_payments, started_at) VALUES (?1, ?1, 0, ?2)',
    )
      .bind(wren.id, Date.now())
      .run()
    for (const path of [page, member])
      for (const site of [near, far]) expect((await seen(site, path)).text.includes(post.title)).toBe(false)
  })

  test('is not cached when it is private to one user', async () => {
    const wren = await person('Wren', { pro: true })
    const cast = await owlcast(wren, { visibility: 'private' })
    const path = pathOf(cast)
    for (const site of [near, far]) {
      expect((await seen(site, path, { as: wren })).text).toContain(cast.title)
      expect((await seen(site, path)).status).toBe(404)
      expect((await seen(site, path, { as: await person('Dele') })).status).toBe(404)
    }
    expect(await caches.default.match(keptName(new URL(`${env.ORIGIN}${path}`)))).toBeUndefined()
  })

  test('bypasses the cache with a token or an invitation', async () => {
    const post = await squawk(await person('Wren'))
    for (const query of ['?token=abc', '?invitation=abc', '?after=1.post_x']) {
      await near.visit(`${pathOf(post)}${query}`)
      const url = new URL(`${env.ORIGIN}${pathOf(post)}${query}`)
      expect(await caches.default.match(keptName(url))).toBeUndefined()
    }
  })

  test('has a separate cache key for each language', () => {
    const url = new URL('https://owlcast.example/squawk/post_x')
    expect(keptName(url, 'de')).not.toBe(keptName(url, 'es'))
  })
})
