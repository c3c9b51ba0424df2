/** Changing visibility and price after publication: closed at once, opened only where no one else is exposed by it. */
import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, test } from 'vitest'
import type { AppError } from '../../domain/errors/app-error'
import {
  type EditPostInput,
  type NewPost,
  newPostShape,
  type Post,
  type PublishedPost,
} from '../../domain/posts/posts.schema'
import { editOwnPost } from '../../worker/publishing/edit.service'
import { publishNewPost } from '../../worker/publishing/publish.service'
import { listenToChannel } from '../support/canary'
import { readFeed } from '../support/feeds'
import { createInterruptedTools, loadViewer } from '../support/interrupted-tools'
import { addCollaborator, listRecordings, publishOwlcast, publishRecording } from '../support/owlcasts'
import { buy, getPlayStatus, publishSong, requestPurchase } from '../support/payments'
import { setProEnd } from '../support/plans'
import { getPostStatus } from '../support/posts'
import { createSquawkInput, createUpload, publishSquawk } from '../support/recordings'
import { call, createPerson, getTools, type Person, setClockOffset } from '../support/world'

afterEach(() => setClockOffset(0))

const PRO = { pro: true }
const requestEdit = (as: Person, { id }: Pick<Post, 'id'>, json: EditPostInput) =>
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
const fetchFeed = async () => readFeed(await call('GET /api/posts?kind=owlcast&seq=99999999'))
const isListed = async ({ id }: Post) => (await fetchFeed()).items.some((one) => one.id === id)

/** Edits a post while something else happens between its checks and its batch. */
async function editDuring(as: Person, post: Post, json: EditPostInput, happens: () => Promise<unknown>) {
  const input = { confirmsAnonymity: false, ...json }
  return editOwnPost(createInterruptedTools(happens), await loadViewer(as), post.id, input).then(
    () => 'changed',
    (error: AppError) => error.code,
  )
}

describe('an owlcast made private', () => {
  test('leaves lists, counters, search and pages at once with its recordings; collaborators keep access', async () => {
    const [pia, tom, eve] = [
      await createPerson('Pia', PRO),
      await createPerson('Tom'),
      await createPerson('Eve'),
    ]
    const cast = await publishOwlcast(pia, { name: 'Seldomheard', tags: ['river'], priceCents: 199 })
    await addCollaborator(pia, cast, tom)
    const recording = await publishRecording(tom, cast)
    const before = (await fetchFeed()).stats
    const [everyone, his] = [
      await listenToChannel('/api/live/feed', null),
      await listenToChannel('/api/live/me', tom),
    ]
    expect(await editOk(pia, cast, { visibility: 'private' })).toMatchObject({
      visibility: 'private',
      editedAt: null,
      title: cast.title,
    })
    expect(await isListed(cast)).toBe(false)
    expect((await fetchFeed()).stats.priced).toBe(before.priced - 1)
    for (const as of [null, eve])
      expect([
        await getPostStatus(as, cast),
        await getPostStatus(as, recording),
        await getPlayStatus(as, recording),
      ]).toEqual([404, 404, 404])
    for (const path of ['owlcast', 'embed/owlcast'])
      expect((await call(`GET /${path}/${cast.id}`)).status).toBe(404)
    expect(await (await call('GET /api/posts/candidates?q=seldomheard', { as: eve })).text()).not.toContain(
      cast.id,
    )
    expect([
      await getPostStatus(tom, cast),
      await getPostStatus(tom, recording),
      await getPlayStatus(tom, recording),
    ]).toEqual([200, 200, 200])
    expect(await listRecordings(cast, pia)).toMatchObject([{ id: recording.id, visibility: 'private' }])
    // Both channels receive an event.
    for (const { texts, close } of [everyone, his]) {
      await expect.poll(() => texts.join()).toContain(cast.id)
      close()
    }
    expect(everyone.texts.join()).toContain('post.deleted')
  })

  test('can be made public again to its former audience, and is counted and listed again', async () => {
    const [pia, tom] = [await createPerson('Pia', PRO), await createPerson('Tom')]
    const cast = await publishOwlcast(pia)
    await addCollaborator(pia, cast, tom)
    const recording = await publishRecording(tom, cast)
    for (const visibility of ['unlisted', 'private', 'unlisted', 'public'] as const) {
      setClockOffset(1000)
      await editOk(pia, cast, { visibility })
      expect([await isListed(cast), await getPostStatus(null, recording)]).toEqual([
        visibility === 'public',
        visibility === 'private' ? 404 : 200,
      ])
    }
  })
})

describe('refuses to open what others recorded or joined inside', () => {
  test('when it was private from the beginning', async () => {
    const [pia, tom] = [await createPerson('Pia', PRO), await createPerson('Tom')]
    const cast = await publishOwlcast(pia, { visibility: 'private' })
    await publishRecording(pia, cast)
    await addCollaborator(pia, cast, tom)
    for (const visibility of ['public', 'unlisted'] as const)
      expect(await readError(await requestEdit(pia, cast, { visibility }))).toEqual([
        409,
        'owlcast.has_members',
        'visibility',
      ])
    expect(await getPostStatus(null, cast)).toBe(404)
    // Without collaborators the owner may open it.
    await call(`DELETE /api/posts/${cast.id}/collaborators/me`, { as: tom })
    await editOk(pia, cast, { visibility: 'public' })
    expect(await getPostStatus(null, cast)).toBe(200)
  })

  test('when others recorded while it was private, even after they left', async () => {
    const [pia, tom] = [await createPerson('Pia', PRO), await createPerson('Tom')]
    const cast = await publishOwlcast(pia)
    await addCollaborator(pia, cast, tom)
    setClockOffset(1000)
    await editOk(pia, cast, { visibility: 'private' })
    setClockOffset(2000)
    const recording = await publishRecording(tom, cast)
    await call(`DELETE /api/posts/${cast.id}/collaborators/me`, { as: tom })
    expect((await requestEdit(pia, cast, { visibility: 'unlisted' })).status).toBe(409)
    await call(`DELETE /api/posts/${recording.id}`, { as: tom })
    await editOk(pia, cast, { visibility: 'public' })
  })

  test('when a recording is published during the change, in either order', async () => {
    const [pia, tom] = [await createPerson('Pia', PRO), await createPerson('Tom')]
    const cast = await publishOwlcast(pia)
    await addCollaborator(pia, cast, tom)
    await editOk(pia, cast, { visibility: 'private' })
    setClockOffset(1000)
    const recordMeanwhile = () => publishRecording(tom, cast)
    expect(await editDuring(pia, cast, { visibility: 'public' }, recordMeanwhile)).toBe('owlcast.has_members')
    expect(await getPostStatus(null, cast)).toBe(404)

    const other = await publishOwlcast(pia)
    await addCollaborator(pia, other, tom)
    await editOk(pia, other, { visibility: 'private' })
    const { id: mediaId } = await createUpload(tom, { mode: 'owlcast' })
    const input = newPostShape.parse(createSquawkInput(mediaId, { mode: 'owlcast', owlcastId: other.id }))
    const author = await loadViewer(tom)
    const asked = { input, key: getTools().ids.random(16), viewer: author }
    const makePublic = () => editOk(pia, other, { visibility: 'public' })
    await expect(publishNewPost(createInterruptedTools(makePublic), author, asked)).rejects.toMatchObject({
      code: 'owlcast.visibility_changed',
      field: 'owlcast',
    })
    expect(await listRecordings(other)).toEqual([])
  })
})

describe('publishes nothing more public than its author was shown', () => {
  const publish = async (as: Person, json: Partial<NewPost>) => {
    const { id } = await createUpload(as, { mode: json.mode ?? 'squawk' })
    const key = getTools().ids.random(16)
    return call('POST /api/posts', { as, key, json: createSquawkInput(id, json) })
  }

  test('into an owlcast that was opened meanwhile', async () => {
    const [pia, tom] = [await createPerson('Pia', PRO), await createPerson('Tom')]
    const cast = await publishOwlcast(pia)
    await addCollaborator(pia, cast, tom)
    await editOk(pia, cast, { visibility: 'private' })
    const recording = { mode: 'owlcast', owlcastId: cast.id, shownVisibility: 'private' } as const
    const first = await publish(pia, recording)
    expect(first.status).toBe(201)
    const { post } = await first.json<PublishedPost>()
    await editOk(pia, cast, { visibility: 'public' })
    for (const parents of [[], [{ id: post.id }]])
      expect(await readError(await publish(tom, { ...recording, parents }))).toEqual([
        409,
        'owlcast.visibility_changed',
        'owlcast',
      ])
    expect((await publish(tom, { ...recording, shownVisibility: 'public' })).status).toBe(201)
  })

  test('as a reply to a post that was opened meanwhile', async () => {
    const [pia, tom] = [await createPerson('Pia', PRO), await createPerson('Tom')]
    const cast = await publishOwlcast(pia, { visibility: 'private' })
    await editOk(pia, cast, { visibility: 'public' })
    const reply: Partial<NewPost> = { parents: [{ id: cast.id }], shownVisibility: 'private' }
    expect(await readError(await publish(tom, reply))).toEqual([409, 'owlcast.visibility_changed', 'parents'])
  })
})

test('hides replies below a post made private from signed-in members, too', async () => {
  const [pia, tom, eve] = [
    await createPerson('Pia', PRO),
    await createPerson('Tom'),
    await createPerson('Eve'),
  ]
  const cast = await publishOwlcast(pia)
  const reply = await publishSquawk(tom, { parents: [{ id: cast.id }] })
  expect(await getPostStatus(eve, reply)).toBe(200)
  await editOk(pia, cast, { visibility: 'private' })
  expect(await getPostStatus(null, reply)).toBe(404)
  expect(await getPostStatus(eve, reply)).toBe(404)
  expect(await getPostStatus(pia, reply)).toBe(200)
})

test('lets only one of two concurrent visibility changes succeed', async () => {
  const pia = await createPerson('Pia', PRO)
  const cast = await publishOwlcast(pia)
  const makePrivate = () => editOk(pia, cast, { visibility: 'private' })
  expect(await editDuring(pia, cast, { visibility: 'unlisted', title: 'Late' }, makePrivate)).toBe(
    'post.edit_conflict',
  )
  const seen = await (await call(`GET /api/posts/${cast.id}`, { as: pia })).json<Post>()
  expect(seen).toMatchObject({ visibility: 'private', title: cast.title })
})

test('allows opening without Pro, refuses closing, and ignores unchanged values', async () => {
  const [free, lapsed] = [await createPerson('Free'), await createPerson('Lapsed', PRO)]
  const open = await publishOwlcast(free)
  expect(await readError(await requestEdit(free, open, { visibility: 'unlisted' }))).toEqual([
    403,
    'owlcast.pro_required',
    'visibility',
  ])
  expect(await readError(await requestEdit(free, open, { priceCents: 199 }))).toEqual([
    403,
    'post.pro_required',
    'price',
  ])
  const cast = await publishOwlcast(lapsed, { visibility: 'private', priceCents: 199 })
  await setProEnd(lapsed, 1)
  expect((await requestEdit(lapsed, cast, { visibility: 'unlisted' })).status).toBe(403)
  await editOk(lapsed, cast, { visibility: 'private', priceCents: 199, title: 'Still mine' })
  expect(await editOk(lapsed, cast, { visibility: 'public', priceCents: 0 })).toMatchObject({
    visibility: 'public',
    price: null,
  })
})

describe('a price', () => {
  test('when raised leaves access to those who paid, and applies to all recordings inside', async () => {
    const [pia, rook, eve] = [
      await createPerson('Pia', PRO),
      await createPerson('Rook'),
      await createPerson('Eve'),
    ]
    const cast = await publishOwlcast(pia, { priceCents: 199 })
    const recording = await publishRecording(pia, cast)
    await buy(rook, cast)
    expect(await editOk(pia, cast, { priceCents: 499 })).toMatchObject({
      price: { cents: 499, locked: false },
    })
    expect([await getPlayStatus(rook, recording), await getPlayStatus(eve, recording)]).toEqual([200, 402])
    expect(await listRecordings(cast)).toMatchObject([{ price: { cents: 499, locked: true } }])
    expect(await readError(await requestPurchase(eve, cast))).toEqual([
      409,
      'purchase.price_changed',
      'price',
    ])
    await editOk(pia, cast, { priceCents: 0 })
    expect([await getPlayStatus(eve, recording), await getPlayStatus(null, recording)]).toEqual([200, 200])
    await editOk(pia, cast, { priceCents: 299 })
    expect([await getPlayStatus(rook, recording), await getPlayStatus(eve, recording)]).toEqual([200, 402])
  })

  test('can be set on a song too, and invalid ones are refused', async () => {
    const [nia, rook] = [await createPerson('Nia', PRO), await createPerson('Rook')]
    const sung = await publishSong(nia, 0)
    await editOk(nia, sung, { priceCents: 299 })
    expect(await getPlayStatus(rook, sung)).toBe(402)
    expect(await readError(await requestEdit(nia, sung, { priceCents: 49 }))).toEqual([
      400,
      'post.price_invalid',
      'price',
    ])
    expect((await requestEdit(nia, sung, { priceCents: 1.5 })).status).toBe(400)
    expect((await requestEdit(nia, sung, { priceCents: -299 })).status).toBe(400)
  })
})

describe('a post that was paid for', () => {
  test('cannot be made private, but unlisted: buyers keep access by link', async () => {
    const [pia, rook] = [await createPerson('Pia', PRO), await createPerson('Rook')]
    const cast = await publishOwlcast(pia, { priceCents: 199 })
    const recording = await publishRecording(pia, cast)
    await buy(rook, cast)
    expect(await readError(await requestEdit(pia, cast, { visibility: 'private' }))).toEqual([
      409,
      'owlcast.has_buyers',
      'visibility',
    ])
    await editOk(pia, cast, { visibility: 'unlisted' })
    expect([
      await getPostStatus(rook, cast),
      await getPlayStatus(rook, recording),
      await isListed(cast),
    ]).toEqual([200, 200, false])
  })

  test('cannot be made private while a payment is in progress or arrives at the same time', async () => {
    const [pia, rook] = [await createPerson('Pia', PRO), await createPerson('Rook')]
    const cast = await publishOwlcast(pia, { priceCents: 199 })
    const purchase = () => buy(rook, cast)
    expect(await editDuring(pia, cast, { visibility: 'private' }, purchase)).toBe('owlcast.has_buyers')
    const other = await publishOwlcast(pia, { priceCents: 199 })
    await env.DB.prepare(
      `insert into payments(id, payer_id, payee_id, subject, subject_id, cents, fee_cents, provider, state, created_at)
       values (?, ?, ?, 'post', ?, 199, 20, 'stripe', 'started', ?)`,
    )
      .bind(getTools().ids.make('pay'), rook.id, pia.id, other.id, getTools().clock.now())
      .run()
    expect((await requestEdit(pia, other, { visibility: 'private' })).status).toBe(409)
    // An abandoned payment stops blocking after its checkout ends.
    setClockOffset(2 * 3_600_000)
    await editOk(pia, other, { visibility: 'private' })
  })
})

test('refuses visibility and price where the post does not carry one of its own', async () => {
  const pia = await createPerson('Pia', PRO)
  const cast = await publishOwlcast(pia)
  const [recording, open, sung] = [
    await publishRecording(pia, cast),
    await publishSquawk(pia),
    await publishSong(pia, 0),
  ]
  const below = await publishSquawk(
    pia,
    { mode: 'nightingale', tags: [], parents: [{ id: sung.id }], detail: SONG },
    { mode: 'nightingale' },
  )
  for (const [post, json, field] of [
    [recording, { visibility: 'private' }, 'visibility'],
    [recording, { priceCents: 199 }, 'price'],
    [open, { visibility: 'private' }, 'visibility'],
    [open, { priceCents: 199 }, 'price'],
    [sung, { visibility: 'unlisted' }, 'visibility'],
    [below, { priceCents: 199 }, 'price'],
  ] as const)
    expect(await readError(await requestEdit(pia, post, json))).toEqual([400, 'request.invalid', field])
})

const SONG = { songTitle: 'Low tide', author: 'Nia', isOriginal: true }
