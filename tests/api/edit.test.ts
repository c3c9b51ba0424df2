/** Editing title, text and tags: who may, which posts, and where it shows. */
import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, test } from 'vitest'
import { HUM_DEFAULTS } from '../../domain/hum'
import { POST_EDITS } from '../../domain/limits'
import type { EditPost, Post, Replies } from '../../domain/posts.schema'
import { countedAs } from '../../worker/http/rate-limit'
import { editPost } from '../../worker/posts/edit.service'
import { leaks, mark } from '../support/canary'
import { toolsMeanwhile, viewerOf } from '../support/meanwhile'
import { message } from '../support/messages'
import { joins, owlcast, recording, recordingsIn } from '../support/owlcasts'
import { song } from '../support/payments'
import { squawk } from '../support/recordings'
import { call, type Person, person, tools, travel } from '../support/world'

afterEach(() => travel(0))

const change = (as: Person | null, { id }: Pick<Post, 'id'>, json: EditPost) =>
  call(`PATCH /api/posts/${id}`, { as, json })
const changed = async (as: Person, post: Post, json: EditPost) => {
  const answer = await change(as, post, json)
  expect(answer.status, await answer.clone().text()).toBe(200)
  return answer.json<Post>()
}
const refusal = async (answer: Response) => {
  const { error } = await answer.json<{ error: { code: string; field?: string } }>()
  return [answer.status, error.code, error.field]
}
const read = async (path: string, as: Person | null = null) => (await call(`GET ${path}`, { as })).text()
const events = async (as: Person | null = null) =>
  (await (await call('GET /api/events?after=0', { as })).json<{ seq: number }>()).seq

test('shows changed title, text and tags in the feed, page, picture metadata and search', async () => {
  const wren = await person('Wren')
  const [before, after] = [mark('before'), mark('after')]
  const post = await squawk(wren, { title: before, description: `about ${before}`, tags: [before] })
  await read('/api/posts?kind=squawk&seq=99999999')
  travel(5000)
  const now = await changed(wren, post, { title: after, content: `about ${after}`, tags: [after] })
  expect(now).toMatchObject({ title: after, content: `about ${after}`, tags: [after] })
  expect(now.editedAt).toBeGreaterThan(post.createdAt)
  // Everything else is unchanged.
  expect({ ...now, title: '', content: '', tags: [], editedAt: null }).toEqual({
    ...post,
    ...{ title: '', content: '', tags: [], editedAt: null },
  })
  for (const path of [
    `/api/posts/${post.id}`,
    '/api/posts?kind=squawk&seq=99999999',
    '/api/posts/recent',
    `/squawk/${post.id}`,
    `/embed/squawk/${post.id}`,
    `/api/oembed?url=${encodeURIComponent(`${env.ORIGIN}/squawk/${post.id}`)}`,
    `/api/posts/candidates?q=${after}`,
  ]) {
    const text = await read(path, path.includes('?q=') ? wren : null)
    expect([path, text.includes(after), text.includes(before)]).toEqual([path, true, false])
  }
  expect(await read(`/squawk/${post.id}`)).toContain(
    `"dateModified":"${new Date(now.editedAt ?? 0).toISOString()}"`,
  )
  expect(await read(`/api/posts/candidates?q=${before}`, wren)).not.toContain(post.id)
})

test('changes nothing and sends no event when the same edit is repeated', async () => {
  const wren = await person('Wren')
  const post = await squawk(wren)
  const first = await changed(wren, post, { title: 'Once' })
  const seq = await events()
  travel(60_000)
  expect(await changed(wren, post, { title: 'Once' })).toEqual(first)
  expect(await changed(wren, post, {})).toEqual(first)
  expect(await changed(wren, post, { title: ' Once  ', tags: ['#morning'] })).toEqual(first)
  expect(await events()).toBe(seq)
})

describe('allows only the author to edit', () => {
  test('not another member, a moderator, the recipient or a visitor', async () => {
    const [wren, dele, eve] = [await person('Wren'), await person('Dele'), await person('Eve')]
    const admin = await person('Ada', { admin: true })
    const open = await squawk(wren)
    const told = await message(wren, { recipient: `@${dele.username}` })
    for (const [post, as, status] of [
      [open, null, 401],
      [open, eve, 403],
      [open, admin, 403],
      [told, dele, 403],
      [told, eve, 404],
      [told, admin, 404],
      [{ id: 'post_none' }, wren, 404],
    ] as const)
      expect((await change(as, post, { title: 'Mine now' })).status).toBe(status)
    for (const post of [open, told])
      expect(await read(`/api/posts/${post.id}`, wren)).not.toContain('Mine now')
  })

  test('the creator for an owlcast, the speaker for a recording', async () => {
    const [pia, tom] = [await person('Pia', { pro: true }), await person('Tom')]
    const cast = await owlcast(pia, { visibility: 'private', tags: ['river'] })
    await joins(pia, cast, tom)
    const [hers, his] = [await recording(pia, cast), await recording(tom, cast)]
    expect((await change(tom, cast, { title: 'Taken' })).status).toBe(403)
    expect((await change(tom, hers, { title: 'Taken' })).status).toBe(403)
    expect((await change(pia, his, { title: 'Taken' })).status).toBe(403)
    const [told, feed] = [await events(tom), await events()]
    expect(
      await changed(pia, cast, { title: 'Three Banks', content: 'And a bridge.', tags: [] }),
    ).toMatchObject({
      visibility: 'private',
      tags: [],
    })
    expect(await events(tom)).toBeGreaterThan(told)
    const toldAgain = await events(pia)
    await changed(tom, his, { title: 'From the far side' })
    const heard = await recordingsIn(cast, pia)
    expect(Array.isArray(heard) && heard.map(({ title }) => title)).toEqual([hers.title, 'From the far side'])
    // Collaborators get an event for both edits; the public feed for neither.
    expect(await events(pia)).toBeGreaterThan(toldAgain)
    expect(await events()).toBe(feed)
    for (const as of [null, await person('Eve')])
      expect((await call(`GET /api/posts/${cast.id}`, { as })).status).toBe(404)
    expect(await refusal(await change(pia, cast, { title: ' ' }))).toEqual([
      400,
      'owlcast.name_required',
      'title',
    ])
  })
})

test('keeps an edited message private, notifies its two members, and marks nothing unread', async () => {
  const [wren, dele] = [await person('Wren'), await person('Dele')]
  const secret = mark('secret')
  const post = await message(wren, { recipient: `@${dele.username}` })
  const [feed, his] = [await events(), await events(dele)]
  await changed(wren, post, { title: secret, content: secret })
  expect(await read(`/api/posts/${post.id}`, dele)).toContain(secret)
  expect([await events(), (await events(dele)) > his]).toEqual([feed, true])
  const others = new Map<string, string>()
  for (const path of [
    '/api/posts/recent',
    '/api/posts?kind=squawk&seq=99999999',
    `/api/posts/candidates?q=${secret}`,
  ])
    others.set(path, await read(path))
  expect(leaks(others, [secret, post.id])).toEqual([])
})

test('shows an edited reply below its parent', async () => {
  const [wren, dele] = [await person('Wren'), await person('Dele')]
  const open = await squawk(wren)
  const reply = await squawk(dele, { parents: [{ id: open.id }] })
  const seq = await events()
  await changed(dele, reply, { title: 'On second thought' })
  expect(await events()).toBeGreaterThan(seq)
  const { items } = JSON.parse(await read(`/api/posts/${open.id}/replies`)) as Replies
  expect(items).toMatchObject([{ title: 'On second thought', replyCount: 0 }])
  expect(await refusal(await change(dele, reply, { tags: [] }))).toEqual([400, 'post.tags_required', 'tags'])
})

describe('a hum', () => {
  const detail = {
    ...HUM_DEFAULTS,
    recipientName: 'Marisol',
    alias: 'a friend',
    condition: 'a long winter',
    consent: true,
  }
  const story = (as: Person, given: object) =>
    squawk(
      as,
      {
        mode: 'hum',
        title: 'For a friend',
        description: 'You are well.',
        tags: [],
        detail: { ...detail, ...given },
      },
      { mode: 'hum' },
    )

  test('refuses an edit that adds a name which its author kept private', async () => {
    const wren = await person('Wren')
    const kept = await story(wren, { keepAnswers: true })
    expect(kept.visibility).toBe('public')
    expect(await refusal(await change(wren, kept, { title: 'For marisol', namesNobody: true }))).toEqual([
      400,
      'post.title_names',
      'title',
    ])
    expect(await refusal(await change(wren, kept, { tags: ['Marisol'], namesNobody: true }))).toEqual([
      400,
      'post.tags_name',
      'tags',
    ])
    expect(await refusal(await change(wren, kept, { content: 'Marisol is well.' }))).toEqual([
      400,
      'post.script_fixed',
      'content',
    ])
    await changed(wren, kept, { title: 'For somebody dear' })
    expect(await read(`/api/posts/${kept.id}`, wren)).not.toContain('Marisol')
  })

  test('requires a confirmation when the private name was not stored', async () => {
    const wren = await person('Wren')
    const post = await story(wren, {})
    expect(await refusal(await change(wren, post, { title: 'For her' }))).toEqual([
      400,
      'post.name_unchecked',
      'namesNobody',
    ])
    await changed(wren, post, { title: 'For her', namesNobody: true })
    const linked = await story(wren, { isUnlisted: true })
    expect((await changed(wren, linked, { title: 'For Marisol' })).visibility).toBe('unlisted')
  })
})

test('keeps song data, price and counters when a song is edited', async () => {
  const wren = await person('Wren', { pro: true })
  const sung = await song(wren, 299)
  const now = await changed(wren, sung, { title: '', content: 'Recorded at low tide.' })
  expect(now).toMatchObject({
    title: sung.song?.title,
    song: sung.song,
    price: { cents: 299, locked: false },
  })
  expect(await read(`/api/posts/${sung.id}`)).toContain('/preview')
})

test('stores unusual texts exactly or refuses them at their field', async () => {
  const wren = await person('Wren')
  const post = await squawk(wren)
  const words = {
    title: '👩‍👩‍👧 عند النهر <b>"\'',
    content: 'שורה\n\ttab; drop table posts --',
    tags: ['狐', 'çok'],
  }
  expect(await changed(wren, post, words)).toMatchObject(words)
  for (const [json, code, field] of [
    [{ title: 'a\u0000b' }, 'post.text_invalid', 'title'],
    [{ content: 'a\u202eb' }, 'post.text_invalid', 'content'],
    [{ tags: ['a\u0007'] }, 'post.text_invalid', 'tags'],
    [{ tags: [] }, 'post.tags_required', 'tags'],
    [{ tags: Array.from({ length: 30 }, (_, n) => `tag-number-${n}`) }, 'post.tags_too_long', 'tags'],
    [{ title: 'x'.repeat(101) }, 'post.title_too_long', 'title'],
    [{ title: 7 }, 'request.invalid', 'title'],
    [{ visibility: 'everyone' }, 'request.invalid', 'visibility'],
    [{ authorId: 'someone' }, 'request.invalid', undefined],
  ] as const)
    expect(await refusal(await change(wren, post, json as EditPost)), code).toEqual([400, code, field])
  expect(await changed(wren, post, {})).toMatchObject(words)
})

describe('concurrent changes', () => {
  test('refuse an edit when the post is deleted or expires meanwhile', async () => {
    const wren = await person('Wren')
    const viewer = await viewerOf(wren)
    const deleted = await squawk(wren)
    const meanwhile = toolsMeanwhile(() => call(`DELETE /api/posts/${deleted.id}`, { as: wren }))
    const input = { title: 'Too late', namesNobody: false }
    await expect(editPost(meanwhile, viewer, deleted.id, input)).rejects.toMatchObject({
      code: 'post.not_found',
    })
    const fading = await squawk(wren)
    const late = toolsMeanwhile(() =>
      env.DB.prepare('update posts set expires_at = 1 where id = ?').bind(fading.id).run(),
    )
    await expect(editPost(late, viewer, fading.id, input)).rejects.toMatchObject({ code: 'post.not_found' })
    const row = await env.DB.prepare('select title from posts where id = ?').bind(fading.id).first()
    expect(row?.title).toBe(fading.title)
    travel(50 * 3_600_000)
    const gone = await change(wren, fading, { title: 'Too late' })
    expect(await refusal(gone)).toEqual([404, 'post.not_found', undefined])
  })

  test('keep both of two edits to different fields', async () => {
    const wren = await person('Wren')
    const post = await squawk(wren)
    await Promise.all([change(wren, post, { title: 'From one' }), change(wren, post, { tags: ['other'] })])
    await changed(wren, post, { title: 'From one' })
    expect(await changed(wren, post, { tags: ['other'] })).toMatchObject({
      title: 'From one',
      tags: ['other'],
    })
  })

  test('limit the number of edits', async () => {
    const wren = await person('Wren')
    const post = await squawk(wren)
    const now = tools().clock.now()
    await env.DB.prepare('insert into rate_limits(key, count, ends_at) values (?, ?, ?)')
      .bind(await countedAs(`edits|${wren.id}`), POST_EDITS.count, now + 60_000)
      .run()
    expect((await change(wren, post, { title: 'Once more' })).status).toBe(429)
  })
})
