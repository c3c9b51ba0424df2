/** Changing visibility and price after publication: closed at once, opened only where no one else is exposed by it. */
import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, test } from 'vitest'
import type { Failure } from '../../domain/failure'
import { type EditPost, type Feed, newPostShape, type Post } from '../../domain/posts.schema'
import { editPost } from '../../worker/posts/edit.service'
import { publishPost } from '../../worker/posts/publish.service'
import { eavesdrop } from '../support/canary'
import { toolsMeanwhile, viewerOf } from '../support/meanwhile'
import { joins, owlcast, recording, recordingsIn } from '../support/owlcasts'
import { askToBuy, buy, hears, song } from '../support/payments'
import { proEnds } from '../support/plans'
import { squawk, squawkOf, uploaded } from '../support/recordings'
import { call, type Person, person, tools, travel } from '../support/world'

afterEach(() => travel(0))

const PRO = { pro: true }
const change = (as: Person, { id }: Pick<Post, 'id'>, json: EditPost) =>
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
const look = async ({ id }: Pick<Post, 'id'>, as: Person | null = null) =>
  (await call(`GET /api/posts/${id}`, { as })).status
const feed = async () => (await call('GET /api/posts?kind=owlcast&seq=99999999')).json<Feed>()
const isListed = async ({ id }: Post) => (await feed()).items.some((one) => one.id === id)

/** Edits a post while something else happens between its checks and its batch. */
async function changesMeanwhile(as: Person, post: Post, json: EditPost, happens: () => Promise<unknown>) {
  const input = { namesNobody: false, ...json }
  return editPost(toolsMeanwhile(happens), await viewerOf(as), post.id, input).then(
    () => 'changed',
    (error: Failure) => error.code,
  )
}

describe('an owlcast made private', () => {
  test('leaves lists, counters, search and pages at once with its recordings; collaborators keep access', async () => {
    const [pia, tom, eve] = [await person('Pia', PRO), await person('Tom'), await person('Eve')]
    const cast = await owlcast(pia, { name: 'Seldomheard', tags: ['river'], priceCents: 199 })
    await joins(pia, cast, tom)
    const said = await recording(tom, cast)
    const before = (await feed()).stats
    const [everyone, his] = [await eavesdrop('/api/live/feed', null), await eavesdrop('/api/live/me', tom)]
    expect(await changed(pia, cast, { visibility: 'private' })).toMatchObject({
      ...{ visibility: 'private', editedAt: null, title: cast.title },
    })
    expect(await isListed(cast)).toBe(false)
    expect((await feed()).stats.priced).toBe(before.priced - 1)
    for (const as of [null, eve])
      expect([await look(cast, as), await look(said, as), await hears(as, said)]).toEqual([404, 404, 404])
    for (const path of ['owlcast', 'embed/owlcast'])
      expect((await call(`GET /${path}/${cast.id}`)).status).toBe(404)
    expect(await (await call('GET /api/posts/candidates?q=seldomheard', { as: eve })).text()).not.toContain(
      cast.id,
    )
    expect([await look(cast, tom), await look(said, tom), await hears(tom, said)]).toEqual([200, 200, 200])
    expect(await recordingsIn(cast, pia)).toMatchObject([{ id: said.id, visibility: 'private' }])
    // Both channels receive an event.
    for (const { texts, close } of [everyone, his]) {
      await expect.poll(() => texts.join()).toContain(cast.id)
      close()
    }
    expect(everyone.texts.join()).toContain('post.deleted')
  })

  test('can be made public again to its former audience, and is counted and listed again', async () => {
    const [pia, tom] = [await person('Pia', PRO), await person('Tom')]
    const cast = await owlcast(pia)
    await joins(pia, cast, tom)
    const said = await recording(tom, cast)
    for (const visibility of ['unlisted', 'private', 'unlisted', 'public'] as const) {
      travel(1000)
      await changed(pia, cast, { visibility })
      expect([await isListed(cast), await look(said)]).toEqual([
        visibility === 'public',
        visibility === 'private' ? 404 : 200,
      ])
    }
  })
})

describe('refuses to open what others recorded or joined inside', () => {
  test('when it was private from the beginning', async () => {
    const [pia, tom] = [await person('Pia', PRO), await person('Tom')]
    const cast = await owlcast(pia, { visibility: 'private' })
    await recording(pia, cast)
    await joins(pia, cast, tom)
    for (const visibility of ['public', 'unlisted'] as const)
      expect(await refusal(await change(pia, cast, { visibility }))).toEqual([
        ...[409, 'owlcast.others_inside', 'visibility'],
      ])
    expect(await look(cast)).toBe(404)
    // Without collaborators the owner may open it.
    await call(`DELETE /api/posts/${cast.id}/collaborators/me`, { as: tom })
    await changed(pia, cast, { visibility: 'public' })
    expect(await look(cast)).toBe(200)
  })

  test('when others recorded while it was private, even after they left', async () => {
    const [pia, tom] = [await person('Pia', PRO), await person('Tom')]
    const cast = await owlcast(pia)
    await joins(pia, cast, tom)
    travel(1000)
    await changed(pia, cast, { visibility: 'private' })
    travel(2000)
    const said = await recording(tom, cast)
    await call(`DELETE /api/posts/${cast.id}/collaborators/me`, { as: tom })
    expect((await change(pia, cast, { visibility: 'unlisted' })).status).toBe(409)
    await call(`DELETE /api/posts/${said.id}`, { as: tom })
    await changed(pia, cast, { visibility: 'public' })
  })

  test('when a recording is published during the change, in either order', async () => {
    const [pia, tom] = [await person('Pia', PRO), await person('Tom')]
    const cast = await owlcast(pia)
    await joins(pia, cast, tom)
    await changed(pia, cast, { visibility: 'private' })
    travel(1000)
    const speaks = () => recording(tom, cast)
    expect(await changesMeanwhile(pia, cast, { visibility: 'public' }, speaks)).toBe('owlcast.others_inside')
    expect(await look(cast)).toBe(404)

    const other = await owlcast(pia)
    await joins(pia, other, tom)
    await changed(pia, other, { visibility: 'private' })
    const { id: mediaId } = await uploaded(tom, { mode: 'owlcast' })
    const input = newPostShape.parse(squawkOf(mediaId, { mode: 'owlcast', owlcastId: other.id }))
    const author = await viewerOf(tom)
    const asked = { input, key: tools().ids.random(16), country: undefined, viewer: author }
    const opens = () => changed(pia, other, { visibility: 'public' })
    await expect(publishPost(toolsMeanwhile(opens), author, asked)).rejects.toMatchObject({
      ...{ code: 'owlcast.opened', field: 'owlcast' },
    })
    expect(await recordingsIn(other)).toEqual([])
  })
})

test('lets only one of two concurrent visibility changes succeed', async () => {
  const pia = await person('Pia', PRO)
  const cast = await owlcast(pia)
  const closes = () => changed(pia, cast, { visibility: 'private' })
  expect(await changesMeanwhile(pia, cast, { visibility: 'unlisted', title: 'Late' }, closes)).toBe(
    'post.changed_meanwhile',
  )
  const seen = await (await call(`GET /api/posts/${cast.id}`, { as: pia })).json<Post>()
  expect(seen).toMatchObject({ visibility: 'private', title: cast.title })
})

test('allows opening without Pro, refuses closing, and ignores unchanged values', async () => {
  const [free, lapsed] = [await person('Free'), await person('Lapsed', PRO)]
  const open = await owlcast(free)
  expect(await refusal(await change(free, open, { visibility: 'unlisted' }))).toEqual([
    ...[403, 'owlcast.pro_required', 'visibility'],
  ])
  expect(await refusal(await change(free, open, { priceCents: 199 }))).toEqual([
    403,
    'post.pro_required',
    'price',
  ])
  const cast = await owlcast(lapsed, { visibility: 'private', priceCents: 199 })
  await proEnds(lapsed, 1)
  expect((await change(lapsed, cast, { visibility: 'unlisted' })).status).toBe(403)
  await changed(lapsed, cast, { visibility: 'private', priceCents: 199, title: 'Still mine' })
  expect(await changed(lapsed, cast, { visibility: 'public', priceCents: 0 })).toMatchObject({
    ...{ visibility: 'public', price: null },
  })
})

describe('a price', () => {
  test('when raised leaves access to those who paid, and applies to all recordings inside', async () => {
    const [pia, rook, eve] = [await person('Pia', PRO), await person('Rook'), await person('Eve')]
    const cast = await owlcast(pia, { priceCents: 199 })
    const said = await recording(pia, cast)
    await buy(rook, cast)
    expect(await changed(pia, cast, { priceCents: 499 })).toMatchObject({
      price: { cents: 499, locked: false },
    })
    expect([await hears(rook, said), await hears(eve, said)]).toEqual([200, 402])
    expect(await recordingsIn(cast)).toMatchObject([{ price: { cents: 499, locked: true } }])
    expect(await refusal(await askToBuy(eve, cast))).toEqual([409, 'purchase.price_changed', 'price'])
    await changed(pia, cast, { priceCents: 0 })
    expect([await hears(eve, said), await hears(null, said)]).toEqual([200, 200])
    await changed(pia, cast, { priceCents: 299 })
    expect([await hears(rook, said), await hears(eve, said)]).toEqual([200, 402])
  })

  test('can be set on a song too, and invalid ones are refused', async () => {
    const [nia, rook] = [await person('Nia', PRO), await person('Rook')]
    const sung = await song(nia, 0)
    await changed(nia, sung, { priceCents: 299 })
    expect(await hears(rook, sung)).toBe(402)
    expect(await refusal(await change(nia, sung, { priceCents: 7 }))).toEqual([
      400,
      'post.price_invalid',
      'price',
    ])
    expect((await change(nia, sung, { priceCents: 1.5 })).status).toBe(400)
    expect((await change(nia, sung, { priceCents: -299 })).status).toBe(400)
  })
})

describe('a post that was paid for', () => {
  test('cannot be made private, but unlisted: buyers keep access by link', async () => {
    const [pia, rook] = [await person('Pia', PRO), await person('Rook')]
    const cast = await owlcast(pia, { priceCents: 199 })
    const said = await recording(pia, cast)
    await buy(rook, cast)
    expect(await refusal(await change(pia, cast, { visibility: 'private' }))).toEqual([
      ...[409, 'owlcast.sold', 'visibility'],
    ])
    await changed(pia, cast, { visibility: 'unlisted' })
    expect([await look(cast, rook), await hears(rook, said), await isListed(cast)]).toEqual([200, 200, false])
  })

  test('cannot be made private while a payment is in progress or arrives at the same time', async () => {
    const [pia, rook] = [await person('Pia', PRO), await person('Rook')]
    const cast = await owlcast(pia, { priceCents: 199 })
    const buys = () => buy(rook, cast)
    expect(await changesMeanwhile(pia, cast, { visibility: 'private' }, buys)).toBe('owlcast.sold')
    const other = await owlcast(pia, { priceCents: 199 })
    await env.DB.prepare(
      `insert into payments(id, payer_id, payee_id, subject, subject_id, cents, fee_cents, provider, state, created_at)
       values (?, ?, ?, 'post', ?, 199, 20, 'stripe', 'started', ?)`,
    )
      .bind(tools().ids.make('pay'), rook.id, pia.id, other.id, tools().clock.now())
      .run()
    expect((await change(pia, other, { visibility: 'private' })).status).toBe(409)
    // An abandoned payment stops blocking after its checkout ends.
    travel(2 * 3_600_000)
    await changed(pia, other, { visibility: 'private' })
  })
})

test('refuses visibility and price where the post does not carry one of its own', async () => {
  const pia = await person('Pia', PRO)
  const cast = await owlcast(pia)
  const [said, open, sung] = [await recording(pia, cast), await squawk(pia), await song(pia, 0)]
  const below = await squawk(
    pia,
    { mode: 'nightingale', tags: [], parents: [{ id: sung.id }], detail: SONG },
    { mode: 'nightingale' },
  )
  for (const [post, json, field] of [
    [said, { visibility: 'private' }, 'visibility'],
    [said, { priceCents: 199 }, 'price'],
    [open, { visibility: 'private' }, 'visibility'],
    [open, { priceCents: 199 }, 'price'],
    [sung, { visibility: 'unlisted' }, 'visibility'],
    [below, { priceCents: 199 }, 'price'],
  ] as const)
    expect(await refusal(await change(pia, post, json))).toEqual([400, 'request.invalid', field])
})

const SONG = { songTitle: 'Low tide', author: 'Nia', isOriginal: true }
