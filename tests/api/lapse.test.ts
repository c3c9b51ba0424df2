/** What Pro granted remains after Pro has ended: nothing opens, nothing expires sooner, no one loses access. */
import { afterEach, expect, test } from 'vitest'
import { HOUR_MS } from '../../domain/expiry'
import type { Upload } from '../../domain/media.schema'
import type { Post } from '../../domain/posts.schema'
import { WAV_HEADER_BYTES, wavHeader } from '../../domain/wav-format'
import { joins, owlcast, recording, recordingsIn } from '../support/owlcasts'
import { buy, hears, song } from '../support/payments'
import { goPro, meOf, proEnds } from '../support/plans'
import { send, sending, squawk, squawkOf, ticketFor } from '../support/recordings'
import { call, type Person, person, tools, travel } from '../support/world'

afterEach(() => travel(0))

const RATE_HZ = 8000

/** Creates a user whose Pro ends in one hour. */
async function lastHour(name: string): Promise<Person> {
  const one = await person(name)
  await goPro(one)
  await proEnds(one, Date.now() + HOUR_MS)
  return one
}
async function lapse(one: Person) {
  travel(2 * HOUR_MS)
  expect((await meOf(one)).isPro).toBe(false)
}
const read = (post: Pick<Post, 'id'>, as: Person | null = null) => call(`GET /api/posts/${post.id}`, { as })

/** Seven minutes: above the limit of Free, below that of Pro. */
async function longSpeech() {
  const frames = 7 * 60 * RATE_HZ
  const bytes = new Uint8Array(WAV_HEADER_BYTES + frames * 2)
  bytes.set(wavHeader(frames, RATE_HZ))
  return sending({ bytes, type: 'audio/wav' })
}

test('publishes a recording made with Pro after it ended, by its ticket, but not the next one', async () => {
  const wren = await lastHour('Wren')
  const wanted = await longSpeech()
  const ticket = await (await ticketFor(wren, wanted)).json<Upload>()
  expect(ticket.secondsLimit).toBe(900)
  await lapse(wren)
  expect(await (await ticketFor(wren, wanted)).json<Upload>()).toMatchObject({
    id: ticket.id,
    secondsLimit: 900,
  })
  expect((await send(wren, ticket.id, wanted)).status).toBe(200)
  const published = await call('POST /api/posts', {
    as: wren,
    json: squawkOf(ticket.id),
    key: 'lapsed-in-between',
  })
  expect(published.status).toBe(201)
  const next = await (await ticketFor(wren, { ...wanted, draftId: 'draft_next_one' })).json<Upload>()
  expect(next.secondsLimit).toBe(300)
  const refused = await send(wren, next.id, wanted)
  expect([refused.status, await refused.json()]).toMatchObject([422, { error: { code: 'media.too_long' } }])
})

test('keeps the 48 hours of a squawk made with Pro, and gives later ones 24', async () => {
  const wren = await lastHour('Wren')
  const post = await squawk(wren)
  const expiresAt = post.createdAt + 48 * HOUR_MS
  expect(post.expiresAt).toBe(expiresAt)
  await lapse(wren)
  expect(await (await read(post)).json()).toMatchObject({ expiresAt })
  const later = await squawk(wren)
  expect(later.expiresAt).toBe(later.createdAt + 24 * HOUR_MS)
  travel(47 * HOUR_MS)
  expect((await read(post)).status).toBe(200)
  travel(48 * HOUR_MS + 60_000)
  expect((await read(post)).status).toBe(404)
})

test('keeps private and unlisted owlcasts with their members, recordings and prices', async () => {
  const [pia, tom, eve] = [await lastHour('Pia'), await person('Tom'), await person('Eve')]
  const closed = await owlcast(pia, { visibility: 'private', priceCents: 499 })
  const byLink = await owlcast(pia, { visibility: 'unlisted', priceCents: 299 })
  await joins(pia, closed, tom)
  const voice = await recording(pia, closed)
  await lapse(pia)
  for (const as of [null, eve]) {
    expect((await read(closed, as)).status).toBe(404)
    expect(await recordingsIn(closed, as)).toBe(404)
    expect(await hears(as, voice)).toBe(404)
  }
  for (const as of [pia, tom]) {
    expect(await (await read(closed, as)).json()).toMatchObject({
      visibility: 'private',
      price: { cents: 499 },
    })
    expect(await recordingsIn(closed, as)).toHaveLength(1)
    expect(await hears(as, voice)).toBe(200)
  }
  expect(await (await read(byLink)).json()).toMatchObject({ visibility: 'unlisted', price: { cents: 299 } })
  const feed = await (await call('GET /api/posts?kind=owlcast')).json<{ items: Post[] }>()
  const listed = feed.items.map(({ id }) => id)
  expect(listed).not.toContain(closed.id)
  expect(listed).not.toContain(byLink.id)
  // Collaborators can still record there.
  expect(await recording(tom, closed)).toMatchObject({ visibility: 'private' })
  expect(await recordingsIn(closed, pia)).toHaveLength(2)
})

test('keeps access for buyers and still charges others', async () => {
  const [nia, rook, jay] = [await lastHour('Nia'), await person('Rook'), await person('Jay')]
  const cast = await owlcast(nia, { priceCents: 499 })
  const [voice, tune] = [await recording(nia, cast), await song(nia, 99)]
  for (const post of [cast, tune]) await buy(rook, post)
  await lapse(nia)
  for (const post of [voice, tune])
    expect([await hears(rook, post), await hears(jay, post), await hears(nia, post)]).toEqual([200, 402, 200])
  expect(await buy(jay, tune)).toEqual({ is: 'paid' })
})

test('refuses Pro features from the moment it ends and allows them again after a renewal', async () => {
  const pia = await lastHour('Pia')
  await lapse(pia)
  const ask = (given: object) =>
    call('POST /api/owlcasts', {
      as: pia,
      json: { name: 'Two Banks', ...given },
      key: tools().ids.random(16),
    })
  for (const given of [{ visibility: 'private' }, { visibility: 'unlisted' }, { priceCents: 99 }])
    expect((await ask(given)).status).toBe(403)
  await goPro(pia)
  expect((await ask({ visibility: 'private', priceCents: 99 })).status).toBe(201)
})
