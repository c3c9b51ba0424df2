/**
 * Canary tests of owlcasts: private and unlisted ones are found only by those allowed to, and priced ones play no
 * sample past the preview without payment.
 */
import { expect, test } from 'vitest'
import type { ReceivedInvitation } from '../../domain/invitations.schema'
import type { NewOwlcast } from '../../domain/owlcasts.schema'
import {
  crawl,
  eavesdrop,
  everythingIn,
  idsOf,
  leaks,
  mark,
  markedVoice,
  withoutTimes,
} from '../support/canary'
import { joins, owlcast } from '../support/owlcasts'
import { buy } from '../support/payments'
import { squawk } from '../support/recordings'
import { call, type Person, person } from '../support/world'

const TIME_FOR_ALL_MS = 300_000
const PAGES = ['owlcast', 'nightingale'] as const

/** Creates an owlcast with a recording, with marks in all fields and in the sound. */
async function markedOwlcast(as: Person, given: Partial<NewOwlcast>) {
  const [name, description, tag] = [mark('name'), mark('about'), mark('tag')]
  const cast = await owlcast(as, { name, description, tags: [tag], ...given })
  const inside = await markedVoice(as, { mode: 'owlcast', owlcastId: cast.id })
  const marks = [name, description, tag, ...inside.marks]
  return { cast, inside, marks, late: inside.late, ids: [cast.id, ...idsOf(inside)] }
}

async function invited(creator: Person, postId: string, other: Person): Promise<ReceivedInvitation[]> {
  await call(`POST /api/posts/${postId}/invitations`, { as: creator, json: { to: `@${other.username}` } })
  const { items } = await (await call('GET /api/invitations', { as: other })).json<{
    items: ReceivedInvitation[]
  }>()
  return items.filter(({ post }) => post.id === postId)
}

test('reveals a private owlcast to members and invitees only', {
  timeout: TIME_FOR_ALL_MS,
}, async () => {
  const pia = await person('Pia', { pro: true })
  const [mona, fred, dora, eve] = [
    await person('Mona'),
    await person('Fred'),
    await person('Dora'),
    await person('Eve'),
  ]
  const { cast, marks, ids } = await markedOwlcast(pia, { visibility: 'private' })
  await joins(pia, cast, mona)
  await joins(pia, cast, fred)
  await call(`DELETE /api/posts/${cast.id}/collaborators/me`, { as: fred })
  for (const { id } of await invited(pia, cast.id, dora))
    await call(`POST /api/invitations/${id}/decline`, { as: dora })
  const listeners = await Promise.all([
    eavesdrop('/api/live/feed', null),
    ...[fred, dora, eve].flatMap((as) => [eavesdrop('/api/live/feed', as), eavesdrop('/api/live/me', as)]),
  ])
  const more = await markedVoice(mona, { mode: 'owlcast', owlcastId: cast.id })
  const [secrets, words] = [
    [...marks, ...more.marks],
    [...ids, ...idsOf(more), pia.id],
  ]
  for (const reader of [null, fred, dora, eve]) {
    const heard = await crawl(reader, words, PAGES)
    expect(heard.size).toBeGreaterThan(150)
    expect(leaks(heard, secrets)).toEqual([])
  }
  for (const { texts, close } of listeners) {
    expect(texts).toEqual([])
    close()
  }
  // Proof that the crawler works: a collaborator finds everything that Fred lost access to.
  expect(leaks(await crawl(mona, words, PAGES), secrets).length).toBeGreaterThan(10)
})

test('changes no byte of public responses by activity in a private owlcast', async () => {
  const [pia, mona, eve] = [await person('Pia', { pro: true }), await person('Mona'), await person('Eve')]
  await owlcast(pia)
  const lists = [
    ...['kind=owlcast&seq=999999999', 'kind=squawk&seq=999999999'].map((query) => `/api/posts?${query}`),
    ...[
      '/api/posts/recent',
      '/api/posts/candidates',
      '/api/connections',
      '/api/events',
      '/api/events?after=0',
    ],
  ]
  const all = async () => {
    const answers = [null, eve].flatMap((as) =>
      lists.map(async (path) => withoutTimes(await everythingIn(await call(`GET ${path}`, { as })))),
    )
    const seqs = [null, eve].map(async (as) => (await call('GET /api/events', { as })).text())
    return Promise.all([...answers, ...seqs])
  }
  const before = await all()
  const { cast, inside } = await markedOwlcast(pia, { visibility: 'private' })
  await joins(pia, cast, mona)
  await markedVoice(mona, { mode: 'owlcast', owlcastId: cast.id, parents: [{ id: inside.post.id }] })
  expect(await all()).toEqual(before)
  await call(`DELETE /api/posts/${cast.id}`, { as: pia })
  expect(await all()).toEqual(before)
})

test('finds an unlisted owlcast by its link only', { timeout: TIME_FOR_ALL_MS }, async () => {
  const [pia, eve] = [await person('Pia', { pro: true }), await person('Eve')]
  const open = await squawk(pia)
  const { marks, ids } = await markedOwlcast(pia, { visibility: 'unlisted' })
  const words = [open.id, pia.id, pia.username]
  for (const reader of [null, eve]) expect(leaks(await crawl(reader, words, PAGES), marks)).toEqual([])
  expect(leaks(await crawl(null, ids, PAGES), marks).length).toBeGreaterThan(5)
})

test('plays no sample past the preview without payment, on any route', {
  timeout: TIME_FOR_ALL_MS,
}, async () => {
  const pia = await person('Pia', { pro: true })
  const [mona, ida, paul, eve] = [
    await person('Mona'),
    await person('Ida'),
    await person('Paul'),
    await person('Eve'),
  ]
  const { cast, inside, late, ids } = await markedOwlcast(pia, { priceCents: 199 })
  const detail = { songTitle: 'Low tide', author: 'Nia', isOriginal: true }
  const sung = await markedVoice(pia, { mode: 'nightingale', tags: [], priceCents: 299, detail })
  await joins(pia, cast, mona)
  await invited(pia, cast.id, ida)
  await buy(paul, cast)
  await buy(paul, sung.post)
  const words = [...ids, ...idsOf(sung)]
  const sounds = [inside.marks.at(-1) ?? '', sung.marks.at(-1) ?? '']
  for (const reader of [null, ida, eve]) {
    const heard = await crawl(reader, words, PAGES)
    expect(leaks(heard, [late, sung.late])).toEqual([])
    // They may play the preview.
    for (const sound of sounds) expect(leaks(heard, [sound]).length).toBeGreaterThan(0)
  }
  const byPaul = await crawl(paul, words, PAGES)
  for (const one of [late, sung.late]) expect(leaks(byPaul, [one]).length).toBeGreaterThan(2)
  const byMona = await crawl(mona, words, PAGES)
  expect([leaks(byMona, [late]).length > 2, leaks(byMona, [sung.late])]).toEqual([true, []])
})

test('hides a formerly public owlcast and its recordings once it is private', {
  timeout: TIME_FOR_ALL_MS,
}, async () => {
  const [pia, mona, eve] = [await person('Pia', { pro: true }), await person('Mona'), await person('Eve')]
  const { cast, inside, marks, ids } = await markedOwlcast(pia, {})
  await joins(pia, cast, mona)
  const below = await markedVoice(eve, { mode: 'squawk', parents: [{ id: inside.post.id }] })
  const words = [...ids, ...idsOf(below), pia.id]
  const secrets = [...marks, ...below.marks]
  expect(leaks(await crawl(null, words, PAGES), marks).length).toBeGreaterThan(10)
  const json = { visibility: 'private' }
  expect((await call(`PATCH /api/posts/${cast.id}`, { as: pia, json })).status).toBe(200)
  // The next read of the lists is uncached.
  expect(leaks(await crawl(null, words, PAGES), secrets)).toEqual([])
  const byEve = await crawl(eve, words, PAGES)
  expect(leaks(byEve, marks)).toEqual([])
  // The author keeps the reply in her export, although its parent is hidden.
  expect(leaks(byEve, below.marks).map((one) => one.split(' {')[0])).toEqual(['GET /api/me/export'])
  expect(leaks(await crawl(mona, words, PAGES), marks).length).toBeGreaterThan(10)
})
