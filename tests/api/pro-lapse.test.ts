/** Posts made with Pro stay as they are after Pro has ended: nothing opens, nothing expires sooner, no one loses access. */
import { afterEach, expect, test } from 'vitest'
import { createWavHeader, WAV_HEADER_BYTES } from '../../domain/audio/wav-format'
import type { Upload } from '../../domain/media/media.schema'
import type { Post } from '../../domain/posts/posts.schema'
import { HOUR_MS } from '../../domain/time/units'
import { addCollaborator, listRecordings, publishOwlcast, publishRecording } from '../support/owlcasts'
import { buy, getPlayStatus, publishSong } from '../support/payments'
import { fetchMe, goPro, setProEnd } from '../support/plans'
import {
  createSquawkInput,
  createUploadInput,
  publishSquawk,
  requestTicket,
  sendBytes,
} from '../support/recordings'
import { call, createPerson, getTools, type Person, setClockOffset } from '../support/world'

afterEach(() => setClockOffset(0))

const RATE_HZ = 8000

/** Creates a user whose Pro ends in one hour. */
async function createPro(name: string): Promise<Person> {
  const one = await createPerson(name)
  await goPro(one)
  await setProEnd(one, Date.now() + HOUR_MS)
  return one
}
async function endPro(one: Person) {
  setClockOffset(2 * HOUR_MS)
  expect((await fetchMe(one)).isPro).toBe(false)
}
const fetchPost = (post: Pick<Post, 'id'>, as: Person | null = null) =>
  call(`GET /api/posts/${post.id}`, { as })

/** Seven minutes: above the limit of Free, below that of Pro. */
async function createLongUpload() {
  const frames = 7 * 60 * RATE_HZ
  const bytes = new Uint8Array(WAV_HEADER_BYTES + frames * 2)
  bytes.set(createWavHeader(frames, RATE_HZ))
  return createUploadInput({ bytes, type: 'audio/wav' })
}

test('publishes a recording made with Pro after it ended, by its ticket, but not the next one', async () => {
  const wren = await createPro('Wren')
  const wanted = await createLongUpload()
  const ticket = await (await requestTicket(wren, wanted)).json<Upload>()
  expect(ticket.secondsLimit).toBe(900)
  await endPro(wren)
  expect(await (await requestTicket(wren, wanted)).json<Upload>()).toMatchObject({
    id: ticket.id,
    secondsLimit: 900,
  })
  expect((await sendBytes(wren, ticket.id, wanted)).status).toBe(200)
  const published = await call('POST /api/posts', {
    as: wren,
    json: createSquawkInput(ticket.id),
    key: 'lapsed-in-between',
  })
  expect(published.status).toBe(201)
  const next = await (await requestTicket(wren, { ...wanted, draftId: 'draft_next_one' })).json<Upload>()
  expect(next.secondsLimit).toBe(300)
  const refused = await sendBytes(wren, next.id, wanted)
  expect([refused.status, await refused.json()]).toMatchObject([422, { error: { code: 'media.too_long' } }])
})

test('keeps the 48 hours of a squawk made with Pro, and gives later ones 24', async () => {
  const wren = await createPro('Wren')
  const post = await publishSquawk(wren)
  const expiresAt = post.createdAt + 48 * HOUR_MS
  expect(post.expiresAt).toBe(expiresAt)
  await endPro(wren)
  expect(await (await fetchPost(post)).json()).toMatchObject({ expiresAt })
  const later = await publishSquawk(wren)
  expect(later.expiresAt).toBe(later.createdAt + 24 * HOUR_MS)
  setClockOffset(47 * HOUR_MS)
  expect((await fetchPost(post)).status).toBe(200)
  setClockOffset(48 * HOUR_MS + 60_000)
  expect((await fetchPost(post)).status).toBe(404)
})

test('keeps private and unlisted owlcasts with their members, recordings and prices', async () => {
  const [pia, tom, eve] = [await createPro('Pia'), await createPerson('Tom'), await createPerson('Eve')]
  const closed = await publishOwlcast(pia, { visibility: 'private', priceCents: 499 })
  const byLink = await publishOwlcast(pia, { visibility: 'unlisted', priceCents: 299 })
  await addCollaborator(pia, closed, tom)
  const voice = await publishRecording(pia, closed)
  await endPro(pia)
  for (const as of [null, eve]) {
    expect((await fetchPost(closed, as)).status).toBe(404)
    expect(await listRecordings(closed, as)).toBe(404)
    expect(await getPlayStatus(as, voice)).toBe(404)
  }
  for (const as of [pia, tom]) {
    expect(await (await fetchPost(closed, as)).json()).toMatchObject({
      visibility: 'private',
      price: { cents: 499 },
    })
    expect(await listRecordings(closed, as)).toHaveLength(1)
    expect(await getPlayStatus(as, voice)).toBe(200)
  }
  expect(await (await fetchPost(byLink)).json()).toMatchObject({
    visibility: 'unlisted',
    price: { cents: 299 },
  })
  const feed = await (await call('GET /api/posts?kind=owlcast')).json<{ items: Post[] }>()
  const listed = feed.items.map(({ id }) => id)
  expect(listed).not.toContain(closed.id)
  expect(listed).not.toContain(byLink.id)
  // Collaborators can still record there.
  expect(await publishRecording(tom, closed)).toMatchObject({ visibility: 'private' })
  expect(await listRecordings(closed, pia)).toHaveLength(2)
})

test('keeps access for buyers and still charges others', async () => {
  const [nia, rook, jay] = [await createPro('Nia'), await createPerson('Rook'), await createPerson('Jay')]
  const cast = await publishOwlcast(nia, { priceCents: 499 })
  const [voice, tune] = [await publishRecording(nia, cast), await publishSong(nia, 99)]
  for (const post of [cast, tune]) await buy(rook, post)
  await endPro(nia)
  for (const post of [voice, tune])
    expect([
      await getPlayStatus(rook, post),
      await getPlayStatus(jay, post),
      await getPlayStatus(nia, post),
    ]).toEqual([200, 402, 200])
  expect(await buy(jay, tune)).toEqual({ status: 'paid' })
})

test('refuses Pro features from the moment it ends and allows them again after a renewal', async () => {
  const pia = await createPro('Pia')
  await endPro(pia)
  const tryCreate = (given: object) =>
    call('POST /api/owlcasts', {
      as: pia,
      json: { name: 'Two Banks', ...given },
      key: getTools().ids.random(16),
    })
  for (const given of [{ visibility: 'private' }, { visibility: 'unlisted' }, { priceCents: 99 }])
    expect((await tryCreate(given)).status).toBe(403)
  await goPro(pia)
  expect((await tryCreate({ visibility: 'private', priceCents: 99 })).status).toBe(201)
})
