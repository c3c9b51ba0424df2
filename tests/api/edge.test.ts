/** What is kept near to who asks is never what has faded, was deleted, hidden, closed or changed; nor is it anybody's own. */
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
/** Asked for pages as they are this very moment. */
let third: Isolate
let at = Date.now()

beforeAll(async () => {
  second = await anotherIsolate()
  third = await anotherIsolate()
})
beforeEach(() => {
  // Each test begins when nothing is fresh any more. Pages has no clock but the one of its machine.
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
  test('is asked of the Worker once a moment, and tells the time it is given at', async () => {
    await squawk(await person('Wren'))
    const first = await feedOf(near)
    pass(FEED_MEMO_MS / 4)
    const second = await near.visit(FEED)
    expect(second.headers.get('cache-control')).toBe('no-store')
    expect(second.headers.get(FRESH_UNTIL_HEADER)).toBeNull()
    expect(await second.json()).toEqual({ ...first, now: Date.now() })
    expect([near.asked, first.now]).toEqual([1, Date.now() - FEED_MEMO_MS / 4])
    // The same data centre, another isolate behind it.
    await feedOf(far)
    expect(far.asked).toBe(0)
    pass(FEED_MEMO_MS)
    await feedOf(near)
    expect(near.asked).toBe(2)
  })

  test('is another for each kind, and for each event that was heard of', async () => {
    const { seq } = await feedOf(near)
    const kinds = await (await near.visit('/api/posts?kind=hum')).json<Feed>()
    expect(kinds.items.every(({ kind }) => kind === 'hum')).toBe(true)
    const post = await squawk(await person('Wren'))
    const heard = await feedOf(near, { query: `&seq=${seq + 1}` })
    expect([has(heard, post), near.asked]).toEqual([true, 3])
  })

  test('that was asked for with a number nobody has heard of yet is not what they get who hear of it', async () => {
    const wren = await person('Wren')
    const last = await env.DB.prepare('SELECT max(seq) AS seq FROM events').first<{ seq: number }>()
    const query = `&seq=${(last?.seq ?? 0) + 1}`
    for (const _ of [1, 2]) await feedOf(near, { query })
    expect(near.asked).toBe(2)
    const post = await squawk(wren)
    expect(has(await feedOf(far, { query }), post)).toBe(true)
  })

  test('is asked for once with the number of an event in another feed', async () => {
    await squawk(await person('Wren'))
    await owlcast(await person('Dele', { pro: true }))
    const { seq } = await (await near.visit('/api/posts?kind=owlcast')).json<Feed>()
    const there = [siteBefore(firstIsolate), siteBefore(second)]
    for (const site of there) expect((await feedOf(site, { query: `&seq=${seq}` })).seq).toBeLessThan(seq)
    expect(there.map(({ asked }) => asked)).toEqual([1, 0])
  })

  test('has nothing that faded between two looks', async () => {
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
  ])('has nothing that was %s: at once where it was done, in a moment elsewhere', async (_, done) => {
    const wren = await person('Wren')
    const post = await squawk(wren)
    const before = await feedOf(near)
    const [here, there] = [siteBefore(firstIsolate), siteBefore(second)]
    await there.visit(FEED, { as: await person('Dele') })
    expect(has(before, post)).toBe(true)
    expect((await done(post, wren)).ok).toBe(true)
    // Who is signed in is never given what is kept at the edge.
    expect(has(await feedOf(here, { as: wren }), post)).toBe(false)
    // The hint of it brings a number, and a page that knows of it.
    const { seq } = await feedOf(here, { as: wren })
    expect(has(await feedOf(there, { query: `&seq=${seq}` }), post)).toBe(false)
    pass(FEED_MEMO_MS)
    expect([has(await feedOf(near), post), has(await feedOf(far), post)]).toEqual([false, false])
  })

  test('is never what somebody signed in gets, nor theirs what visitors get', async () => {
    const [wren, dele] = [await person('Wren'), await person('Dele')]
    const post = await squawk(wren)
    await call(`PUT /api/people/${wren.username}/block`, { as: dele })
    for (const site of [near, far])
      for (const as of [null, dele, null]) expect(has(await feedOf(site, { as }), post)).toBe(as === null)
    expect([near.asked, far.asked]).toEqual([2, 1])
    // A cookie that opens nothing is a reason to ask as well.
    await feedOf(near, { as: { cookie: 'owlcast=nonsense' } })
    expect(near.asked).toBe(3)
  })
})

describe('a page at the end of a link', () => {
  /** The page as it is this very moment. */
  const truth = async (path: string) => {
    const answer = await siteBefore(third).visit(`${path}?`)
    return { status: answer.status, text: await answer.text() }
  }
  const seen = async (site: Site, path: string, asking?: Asking) => {
    const answer = await site.visit(path, asking)
    return { status: answer.status, text: await answer.text() }
  }

  test('is kept, and the Worker says each time that it holds', async () => {
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
  ] as const)('is gone or new the moment it was %s', async (_, status, done) => {
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

  test('is gone the moment the voice fades, and a member is quiet then', async () => {
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

  test('of somebody who leaves is gone with all they said', async () => {
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

  test('that is for one person alone is kept by nobody', async () => {
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

  test('with a token or an invitation passes by', async () => {
    const post = await squawk(await person('Wren'))
    for (const query of ['?token=abc', '?invitation=abc', '?after=1.post_x']) {
      await near.visit(`${pathOf(post)}${query}`)
      const url = new URL(`${env.ORIGIN}${pathOf(post)}${query}`)
      expect(await caches.default.match(keptName(url))).toBeUndefined()
    }
  })

  test('has a place of its own in each language', () => {
    const url = new URL('https://owlcast.example/squawk/post_x')
    expect(keptName(url, 'de')).not.toBe(keptName(url, 'es'))
  })
})
