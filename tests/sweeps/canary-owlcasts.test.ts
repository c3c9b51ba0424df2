/**
 * Canary tests of owlcasts: private and unlisted ones are found only by those allowed to, and priced ones play no
 * sample past the preview without payment.
 */
import { expect, test } from 'vitest'
import type { ReceivedInvitation } from '../../domain/invitations/invitations.schema'
import type { NewOwlcastInput } from '../../domain/owlcasts/owlcasts.schema'
import {
  crawl,
  createMark,
  dumpResponse,
  findLeaks,
  listenToChannel,
  listMarkedIds,
  publishMarkedPost,
  stripTimes,
} from '../support/canary'
import { addCollaborator, publishOwlcast } from '../support/owlcasts'
import { buy } from '../support/payments'
import { publishSquawk } from '../support/recordings'
import { call, createPerson, type Person } from '../support/world'

const TIME_FOR_ALL_MS = 300_000
const PAGES = ['owlcast', 'nightingale'] as const

/** Creates an owlcast with a recording, with marks in all fields and in the sound. */
async function createMarkedOwlcast(as: Person, given: Partial<NewOwlcastInput>) {
  const [name, description, tag] = [createMark('name'), createMark('about'), createMark('tag')]
  const cast = await publishOwlcast(as, { name, description, tags: [tag], ...given })
  const inside = await publishMarkedPost(as, { mode: 'owlcast', owlcastId: cast.id })
  const marks = [name, description, tag, ...inside.marks]
  return { cast, inside, marks, late: inside.late, ids: [cast.id, ...listMarkedIds(inside)] }
}

async function inviteAndList(creator: Person, postId: string, other: Person): Promise<ReceivedInvitation[]> {
  await call(`POST /api/posts/${postId}/invitations`, { as: creator, json: { to: `@${other.username}` } })
  const { items } = await (await call('GET /api/invitations', { as: other })).json<{
    items: ReceivedInvitation[]
  }>()
  return items.filter(({ post }) => post.id === postId)
}

test('reveals a private owlcast to members and invitees only', {
  timeout: TIME_FOR_ALL_MS,
}, async () => {
  const pia = await createPerson('Pia', { pro: true })
  const [mona, fred, dora, eve] = [
    await createPerson('Mona'),
    await createPerson('Fred'),
    await createPerson('Dora'),
    await createPerson('Eve'),
  ]
  const { cast, marks, ids } = await createMarkedOwlcast(pia, { visibility: 'private' })
  await addCollaborator(pia, cast, mona)
  await addCollaborator(pia, cast, fred)
  await call(`DELETE /api/posts/${cast.id}/collaborators/me`, { as: fred })
  for (const { id } of await inviteAndList(pia, cast.id, dora))
    await call(`POST /api/invitations/${id}/decline`, { as: dora })
  const listeners = await Promise.all([
    listenToChannel('/api/live/feed', null),
    ...[fred, dora, eve].flatMap((as) => [
      listenToChannel('/api/live/feed', as),
      listenToChannel('/api/live/me', as),
    ]),
  ])
  const more = await publishMarkedPost(mona, { mode: 'owlcast', owlcastId: cast.id })
  const [secrets, words] = [
    [...marks, ...more.marks],
    [...ids, ...listMarkedIds(more), pia.id],
  ]
  for (const reader of [null, fred, dora, eve]) {
    const heard = await crawl(reader, words, PAGES)
    expect(heard.size).toBeGreaterThan(150)
    expect(findLeaks(heard, secrets)).toEqual([])
  }
  for (const { texts, close } of listeners) {
    expect(texts).toEqual([])
    close()
  }
  // Proof that the crawler works: a collaborator finds everything that Fred lost access to.
  expect(findLeaks(await crawl(mona, words, PAGES), secrets).length).toBeGreaterThan(10)
})

test('changes no byte of public responses by activity in a private owlcast', async () => {
  const [pia, mona, eve] = [
    await createPerson('Pia', { pro: true }),
    await createPerson('Mona'),
    await createPerson('Eve'),
  ]
  await publishOwlcast(pia)
  const lists = [
    ...['kind=owlcast&seq=999999999', 'kind=squawk&seq=999999999'].map((query) => `/api/posts?${query}`),
    '/api/posts/recent',
    '/api/posts/candidates',
    '/api/connections',
    '/api/events',
    '/api/events?after=0',
  ]
  const fetchAll = async () => {
    const answers = [null, eve].flatMap((as) =>
      lists.map(async (path) => stripTimes(await dumpResponse(await call(`GET ${path}`, { as })))),
    )
    const seqs = [null, eve].map(async (as) => (await call('GET /api/events', { as })).text())
    return Promise.all([...answers, ...seqs])
  }
  const before = await fetchAll()
  const { cast, inside } = await createMarkedOwlcast(pia, { visibility: 'private' })
  await addCollaborator(pia, cast, mona)
  await publishMarkedPost(mona, {
    mode: 'owlcast',
    owlcastId: cast.id,
    parents: [{ id: inside.post.id, moment: { startMs: 100, endMs: 400 } }],
  })
  expect(await fetchAll()).toEqual(before)
  await call(`DELETE /api/posts/${cast.id}`, { as: pia })
  expect(await fetchAll()).toEqual(before)
})

test('finds an unlisted owlcast by its link only', { timeout: TIME_FOR_ALL_MS }, async () => {
  const [pia, eve] = [await createPerson('Pia', { pro: true }), await createPerson('Eve')]
  const open = await publishSquawk(pia)
  const { marks, ids } = await createMarkedOwlcast(pia, { visibility: 'unlisted' })
  const words = [open.id, pia.id, pia.username]
  for (const reader of [null, eve]) expect(findLeaks(await crawl(reader, words, PAGES), marks)).toEqual([])
  expect(findLeaks(await crawl(null, ids, PAGES), marks).length).toBeGreaterThan(5)
})

test('plays no sample past the preview without payment, on any route', {
  timeout: TIME_FOR_ALL_MS,
}, async () => {
  const pia = await createPerson('Pia', { pro: true })
  const [mona, ida, paul, eve] = [
    await createPerson('Mona'),
    await createPerson('Ida'),
    await createPerson('Paul'),
    await createPerson('Eve'),
  ]
  const { cast, inside, late, ids } = await createMarkedOwlcast(pia, { priceCents: 199 })
  const detail = { songTitle: 'Low tide', author: 'Nia', isOriginal: true }
  const sung = await publishMarkedPost(pia, { mode: 'nightingale', tags: [], priceCents: 299, detail })
  await addCollaborator(pia, cast, mona)
  await inviteAndList(pia, cast.id, ida)
  await buy(paul, cast)
  await buy(paul, sung.post)
  const words = [...ids, ...listMarkedIds(sung)]
  const sounds = [inside.marks.at(-1) ?? '', sung.marks.at(-1) ?? '']
  for (const reader of [null, ida, eve]) {
    const heard = await crawl(reader, words, PAGES)
    expect(findLeaks(heard, [late, sung.late])).toEqual([])
    // They may play the preview.
    for (const sound of sounds) expect(findLeaks(heard, [sound]).length).toBeGreaterThan(0)
  }
  const byPaul = await crawl(paul, words, PAGES)
  for (const one of [late, sung.late]) expect(findLeaks(byPaul, [one]).length).toBeGreaterThan(2)
  const byMona = await crawl(mona, words, PAGES)
  expect([findLeaks(byMona, [late]).length > 2, findLeaks(byMona, [sung.late])]).toEqual([true, []])
})

test('hides a formerly public owlcast and its recordings once it is private', {
  timeout: TIME_FOR_ALL_MS,
}, async () => {
  const [pia, mona, eve] = [
    await createPerson('Pia', { pro: true }),
    await createPerson('Mona'),
    await createPerson('Eve'),
  ]
  const { cast, inside, marks, ids } = await createMarkedOwlcast(pia, {})
  await addCollaborator(pia, cast, mona)
  const below = await publishMarkedPost(eve, { mode: 'squawk', parents: [{ id: inside.post.id }] })
  const words = [...ids, ...listMarkedIds(below), pia.id]
  const secrets = [...marks, ...below.marks]
  expect(findLeaks(await crawl(null, words, PAGES), marks).length).toBeGreaterThan(10)
  const json = { visibility: 'private' }
  expect((await call(`PATCH /api/posts/${cast.id}`, { as: pia, json })).status).toBe(200)
  // The next read of the lists is uncached.
  expect(findLeaks(await crawl(null, words, PAGES), secrets)).toEqual([])
  const byEve = await crawl(eve, words, PAGES)
  expect(findLeaks(byEve, marks)).toEqual([])
  // The author keeps the reply in her export and by its own addresses, although its parent is hidden.
  const [postId, mediaId] = listMarkedIds(below)
  expect(new Set(findLeaks(byEve, below.marks).map((one) => one.split(' {')[0]))).toEqual(
    new Set([
      'GET /api/me/export',
      `GET /api/posts/${postId}`,
      `GET /media/${mediaId}`,
      `GET /media/${mediaId}/preview`,
      `GET /media/${mediaId}/preview.wav`,
    ]),
  )
  expect(findLeaks(await crawl(mona, words, PAGES), marks).length).toBeGreaterThan(10)
})
