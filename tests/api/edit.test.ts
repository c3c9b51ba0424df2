/** Editing title, text and tags: who may, which posts, and where it shows. */
import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, test } from 'vitest'
import { HUM_DEFAULTS } from '../../domain/hum/hum'
import { POST_EDITS } from '../../domain/posts/posts.limits'
import type { EditPostInput, Post, Replies } from '../../domain/posts/posts.schema'
import { hashKey } from '../../worker/gate/rate-limit'
import { editOwnPost } from '../../worker/publishing/edit.service'
import { createMark, findLeaks } from '../support/canary'
import { createInterruptedTools, loadViewer } from '../support/interrupted-tools'
import { publishMessage } from '../support/messages'
import { addCollaborator, listRecordings, publishOwlcast, publishRecording } from '../support/owlcasts'
import { publishSong } from '../support/payments'
import { publishSquawk } from '../support/recordings'
import { call, createPerson, getTools, type Person, setClockOffset } from '../support/world'

afterEach(() => setClockOffset(0))

const requestEdit = (as: Person | null, { id }: Pick<Post, 'id'>, json: EditPostInput) =>
  call(`PATCH /api/posts/${id}`, { as, json })
const editOk = async (as: Person, post: Post, json: EditPostInput) => {
  const answer = await requestEdit(as, post, json)
  expect(answer.status, await answer.clone().text()).toBe(200)
  return answer.json<Post>()
}
const readError = async (answer: Response) => {
  const { error } = await answer.json<{ error: { code: string; field?: string } }>()
  return [answer.status, error.code, error.field]
}
const fetchText = async (path: string, as: Person | null = null) => (await call(`GET ${path}`, { as })).text()
const readSeq = async (as: Person | null = null) =>
  (await (await call('GET /api/events?after=0', { as })).json<{ seq: number }>()).seq

test('shows changed title, text and tags in the feed, page, picture metadata and search', async () => {
  const wren = await createPerson('Wren')
  const [before, after] = [createMark('before'), createMark('after')]
  const post = await publishSquawk(wren, { title: before, description: `about ${before}`, tags: [before] })
  await fetchText('/api/posts?kind=squawk&seq=99999999')
  setClockOffset(5000)
  const now = await editOk(wren, post, { title: after, content: `about ${after}`, tags: [after] })
  expect(now).toMatchObject({ title: after, content: `about ${after}`, tags: [after] })
  expect(now.editedAt).toBeGreaterThan(post.createdAt)
  // Everything else is unchanged.
  expect({ ...now, title: '', content: '', tags: [], editedAt: null }).toEqual({
    ...post,
    title: '',
    content: '',
    tags: [],
    editedAt: null,
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
    const text = await fetchText(path, path.includes('?q=') ? wren : null)
    expect([path, text.includes(after), text.includes(before)]).toEqual([path, true, false])
  }
  expect(await fetchText(`/squawk/${post.id}`)).toContain(
    `"dateModified":"${new Date(now.editedAt ?? 0).toISOString()}"`,
  )
  expect(await fetchText(`/api/posts/candidates?q=${before}`, wren)).not.toContain(post.id)
})

test('changes nothing and sends no event when the same edit is repeated', async () => {
  const wren = await createPerson('Wren')
  const post = await publishSquawk(wren)
  const first = await editOk(wren, post, { title: 'Once' })
  const seq = await readSeq()
  setClockOffset(60_000)
  expect(await editOk(wren, post, { title: 'Once' })).toEqual(first)
  expect(await editOk(wren, post, {})).toEqual(first)
  expect(await editOk(wren, post, { title: ' Once  ', tags: ['#morning'] })).toEqual(first)
  expect(await readSeq()).toBe(seq)
})

describe('allows only the author to edit', () => {
  test('and refuses another member, a moderator, the recipient and a visitor', async () => {
    const [wren, dele, eve] = [
      await createPerson('Wren'),
      await createPerson('Dele'),
      await createPerson('Eve'),
    ]
    const admin = await createPerson('Ada', { admin: true })
    const open = await publishSquawk(wren)
    const seqBefore = await publishMessage(wren, { recipient: `@${dele.username}` })
    for (const [post, as, status] of [
      [open, null, 401],
      [open, eve, 403],
      [open, admin, 403],
      [seqBefore, dele, 403],
      [seqBefore, eve, 404],
      [seqBefore, admin, 404],
      [{ id: 'post_none' }, wren, 404],
    ] as const)
      expect((await requestEdit(as, post, { title: 'Mine now' })).status).toBe(status)
    for (const post of [open, seqBefore])
      expect(await fetchText(`/api/posts/${post.id}`, wren)).not.toContain('Mine now')
  })

  test('the creator for an owlcast, the speaker for a recording', async () => {
    const [pia, tom] = [await createPerson('Pia', { pro: true }), await createPerson('Tom')]
    const cast = await publishOwlcast(pia, { visibility: 'private', tags: ['river'] })
    await addCollaborator(pia, cast, tom)
    const [hers, his] = [await publishRecording(pia, cast), await publishRecording(tom, cast)]
    expect((await requestEdit(tom, cast, { title: 'Taken' })).status).toBe(403)
    expect((await requestEdit(tom, hers, { title: 'Taken' })).status).toBe(403)
    expect((await requestEdit(pia, his, { title: 'Taken' })).status).toBe(403)
    const [seqBefore, feed] = [await readSeq(tom), await readSeq()]
    expect(
      await editOk(pia, cast, { title: 'Three Banks', content: 'And a bridge.', tags: [] }),
    ).toMatchObject({
      visibility: 'private',
      tags: [],
    })
    expect(await readSeq(tom)).toBeGreaterThan(seqBefore)
    const seqBetween = await readSeq(pia)
    await editOk(tom, his, { title: 'From the far side' })
    const heard = await listRecordings(cast, pia)
    expect(Array.isArray(heard) && heard.map(({ title }) => title)).toEqual([hers.title, 'From the far side'])
    // Collaborators get an event for both edits; the public feed for neither.
    expect(await readSeq(pia)).toBeGreaterThan(seqBetween)
    expect(await readSeq()).toBe(feed)
    for (const as of [null, await createPerson('Eve')])
      expect((await call(`GET /api/posts/${cast.id}`, { as })).status).toBe(404)
    expect(await readError(await requestEdit(pia, cast, { title: ' ' }))).toEqual([
      400,
      'owlcast.name_required',
      'title',
    ])
  })
})

test('keeps an edited message private, notifies its two members, and marks nothing unread', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const secret = createMark('secret')
  const post = await publishMessage(wren, { recipient: `@${dele.username}` })
  const [feed, his] = [await readSeq(), await readSeq(dele)]
  await editOk(wren, post, { title: secret, content: secret })
  expect(await fetchText(`/api/posts/${post.id}`, dele)).toContain(secret)
  expect([await readSeq(), (await readSeq(dele)) > his]).toEqual([feed, true])
  const others = new Map<string, string>()
  for (const path of [
    '/api/posts/recent',
    '/api/posts?kind=squawk&seq=99999999',
    `/api/posts/candidates?q=${secret}`,
  ])
    others.set(path, await fetchText(path))
  expect(findLeaks(others, [secret, post.id])).toEqual([])
})

test('shows an edited reply below its parent', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const open = await publishSquawk(wren)
  const reply = await publishSquawk(dele, { parents: [{ id: open.id }] })
  const seq = await readSeq()
  await editOk(dele, reply, { title: 'On second thought' })
  expect(await readSeq()).toBeGreaterThan(seq)
  const { items } = JSON.parse(await fetchText(`/api/posts/${open.id}/replies`)) as Replies
  expect(items).toMatchObject([{ title: 'On second thought', replyCount: 0 }])
  expect(await readError(await requestEdit(dele, reply, { tags: [] }))).toEqual([
    400,
    'post.tags_required',
    'tags',
  ])
})

describe('a hum', () => {
  const detail = {
    ...HUM_DEFAULTS,
    recipientName: 'Marisol',
    alias: 'a friend',
    condition: 'a long winter',
    consent: true,
  }
  const publishHum = (as: Person, given: object) =>
    publishSquawk(
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
    const wren = await createPerson('Wren')
    const kept = await publishHum(wren, { keepAnswers: true })
    expect(kept.visibility).toBe('public')
    expect(
      await readError(await requestEdit(wren, kept, { title: 'For marisol', confirmsAnonymity: true })),
    ).toEqual([400, 'post.title_contains_name', 'title'])
    expect(
      await readError(await requestEdit(wren, kept, { tags: ['Marisol'], confirmsAnonymity: true })),
    ).toEqual([400, 'post.tags_contain_name', 'tags'])
    expect(await readError(await requestEdit(wren, kept, { content: 'Marisol is well.' }))).toEqual([
      400,
      'post.script_locked',
      'content',
    ])
    await editOk(wren, kept, { title: 'For somebody dear' })
    expect(await fetchText(`/api/posts/${kept.id}`, wren)).not.toContain('Marisol')
  })

  test('requires a confirmation when the private name was not stored', async () => {
    const wren = await createPerson('Wren')
    const post = await publishHum(wren, {})
    expect(await readError(await requestEdit(wren, post, { title: 'For her' }))).toEqual([
      400,
      'post.name_check_required',
      'confirmsAnonymity',
    ])
    await editOk(wren, post, { title: 'For her', confirmsAnonymity: true })
    const linked = await publishHum(wren, { isUnlisted: true })
    expect((await editOk(wren, linked, { title: 'For Marisol' })).visibility).toBe('unlisted')
  })
})

test('keeps song data, price and counters when a song is edited', async () => {
  const wren = await createPerson('Wren', { pro: true })
  const sung = await publishSong(wren, 299)
  const now = await editOk(wren, sung, { title: '', content: 'Recorded at low tide.' })
  expect(now).toMatchObject({
    title: sung.song?.title,
    song: sung.song,
    price: { cents: 299, locked: false },
  })
  expect(await fetchText(`/api/posts/${sung.id}`)).toContain('/preview')
})

test('stores unusual texts exactly or refuses them at their field', async () => {
  const wren = await createPerson('Wren')
  const post = await publishSquawk(wren)
  const words = {
    title: '👩‍👩‍👧 عند النهر <b>"\'',
    content: 'שורה\n\ttab; drop table posts --',
    tags: ['狐', 'çok'],
  }
  expect(await editOk(wren, post, words)).toMatchObject(words)
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
    expect(await readError(await requestEdit(wren, post, json as EditPostInput)), code).toEqual([
      400,
      code,
      field,
    ])
  expect(await editOk(wren, post, {})).toMatchObject(words)
})

describe('concurrent changes', () => {
  test('refuse an edit when the post is deleted or expires meanwhile', async () => {
    const wren = await createPerson('Wren')
    const viewer = await loadViewer(wren)
    const deleted = await publishSquawk(wren)
    const meanwhile = createInterruptedTools(() => call(`DELETE /api/posts/${deleted.id}`, { as: wren }))
    const input = { title: 'Too late', confirmsAnonymity: false }
    await expect(editOwnPost(meanwhile, viewer, deleted.id, input)).rejects.toMatchObject({
      code: 'post.not_found',
    })
    const fading = await publishSquawk(wren)
    const late = createInterruptedTools(() =>
      env.DB.prepare('update posts set expires_at = 1 where id = ?').bind(fading.id).run(),
    )
    await expect(editOwnPost(late, viewer, fading.id, input)).rejects.toMatchObject({
      code: 'post.not_found',
    })
    const row = await env.DB.prepare('select title from posts where id = ?').bind(fading.id).first()
    expect(row?.title).toBe(fading.title)
    setClockOffset(50 * 3_600_000)
    const gone = await requestEdit(wren, fading, { title: 'Too late' })
    expect(await readError(gone)).toEqual([404, 'post.not_found', undefined])
  })

  test('keep both of two edits to different fields', async () => {
    const wren = await createPerson('Wren')
    const post = await publishSquawk(wren)
    await Promise.all([
      requestEdit(wren, post, { title: 'From one' }),
      requestEdit(wren, post, { tags: ['other'] }),
    ])
    await editOk(wren, post, { title: 'From one' })
    expect(await editOk(wren, post, { tags: ['other'] })).toMatchObject({
      title: 'From one',
      tags: ['other'],
    })
  })

  test('limit the number of edits', async () => {
    const wren = await createPerson('Wren')
    const post = await publishSquawk(wren)
    const now = getTools().clock.now()
    await env.DB.prepare('insert into rate_limits(key, count, ends_at) values (?, ?, ?)')
      .bind(await hashKey(env, `edits|${wren.id}`), POST_EDITS.count, now + 60_000)
      .run()
    expect((await requestEdit(wren, post, { title: 'Once more' })).status).toBe(429)
  })
})
