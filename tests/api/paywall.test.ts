/** Prices (D22): the whole recording for those who paid or own it, a preview for everyone else. */
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { Mp3Counter } from '../../domain/audio/mp3-counter'
import { createWavHeader, measureWav, WAV_HEAD_BYTES } from '../../domain/audio/wav-format'
import type { Post } from '../../domain/posts/posts.schema'
import { addCollaborator, listRecordings, publishOwlcast, publishRecording } from '../support/owlcasts'
import { buy, getFullUrl, getPlayStatus, publishSong, requestPurchase } from '../support/payments'
import { createUpload, hashBytes, publishSquawk, readFixture } from '../support/recordings'
import { call, createPerson } from '../support/world'

const PRO = { pro: true }
const readSpeech = () => readFixture('speech-60.mp3')

function countMp3Seconds(bytes: Uint8Array): number | null {
  const count = new Mp3Counter()
  count.push(bytes)
  return count.measure().seconds
}
const readBytes = async (answer: Response) => new Uint8Array(await answer.arrayBuffer())

async function expectSameBytes(
  bytes: Uint8Array<ArrayBuffer>,
  others: Uint8Array<ArrayBuffer>,
  about?: string,
) {
  expect(bytes.length, about).toBe(others.length)
  expect(await hashBytes(bytes), about).toBe(await hashBytes(others))
}

test('serves a priced recording as a whole only to its author and buyers', async () => {
  const [nia, rook] = [await createPerson('Nia', PRO), await createPerson('Rook')]
  const post = await publishSong(nia, 299, {}, { bytes: await readSpeech() })
  const seen = await (await call(`GET /api/posts/${post.id}`)).json<Post>()
  expect(seen).toMatchObject({ price: { cents: 299, locked: true }, audioUrl: `${getFullUrl(post)}/preview` })
  for (const as of [null, rook]) {
    const refused = await call(`GET ${getFullUrl(post)}`, { as })
    expect([refused.status, refused.headers.get('cache-control')]).toEqual([402, 'no-store'])
    expect(await refused.json()).toMatchObject({
      error: {
        code: 'media.payment_required',
        message: '$2.99 to listen',
        params: { cents: 299, price: '$2.99' },
      },
    })
  }
  const own = await call(`GET ${getFullUrl(post)}`, { as: nia })
  expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  await expectSameBytes(await readBytes(own), await readSpeech())
  await buy(rook, post)
  const bought = await call(`GET ${getFullUrl(post)}`, { as: rook })
  expect([bought.status, bought.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  await expectSameBytes(await readBytes(bought), await readSpeech())
  expect(await getPlayStatus(null, post)).toBe(402)
})

test('refuses every range and conditional request without payment', async () => {
  const nia = await createPerson('Nia', PRO)
  const post = await publishSong(nia, 99)
  const etag = (await call(`HEAD ${getFullUrl(post)}`, { as: nia })).headers.get('etag') ?? ''
  expect(etag).not.toBe('')
  const asks: Record<string, string>[] = [
    { range: 'bytes=0-0' },
    { range: 'bytes=-1' },
    { range: 'bytes=99999999-' },
    { 'if-none-match': etag },
    { 'if-none-match': '*' },
    { 'if-none-match': etag, range: 'bytes=0-9' },
    { 'if-range': etag, range: 'bytes=0-9' },
  ]
  for (const headers of asks)
    for (const method of ['GET', 'HEAD']) {
      const answer = await call(`${method} ${getFullUrl(post)}`, { headers })
      expect([answer.status, answer.headers.get('etag')], JSON.stringify(headers)).toEqual([402, null])
      expect(answer.headers.get('content-type')).toContain('application/json')
      await answer.text()
    }
})

test('sells an owlcast as a whole and plays it for collaborators', async () => {
  const [nia, kay, rook, gone] = [
    await createPerson('Nia', PRO),
    await createPerson('Kay'),
    await createPerson('Rook'),
    await createPerson('Gone'),
  ]
  const cast = await publishOwlcast(nia, { priceCents: 499 })
  await addCollaborator(nia, cast, kay)
  await addCollaborator(nia, cast, gone)
  const [first, second] = [await publishRecording(nia, cast), await publishRecording(gone, cast)]
  await call(`DELETE /api/posts/${cast.id}/collaborators/me`, { as: gone })
  const listStatuses = (as: typeof kay | null) =>
    Promise.all([getPlayStatus(as, first), getPlayStatus(as, second)])
  expect(await listStatuses(nia)).toEqual([200, 200])
  expect(await listStatuses(kay)).toEqual([200, 200])
  expect(await listStatuses(rook)).toEqual([402, 402])
  // A former collaborator may play their own recording.
  expect(await listStatuses(gone)).toEqual([402, 200])
  // Buying a recording buys its whole owlcast.
  expect((await requestPurchase(rook, first)).status).toBe(200)
  expect(await listStatuses(rook)).toEqual([200, 200])
  const items = await listRecordings(cast, rook)
  expect(Array.isArray(items) && items.map(({ price }) => price)).toEqual([
    { cents: 499, locked: false },
    { cents: 499, locked: false },
  ])
})

test('applies the price of an owlcast to its recordings, whatever their own price says', async () => {
  const nia = await createPerson('Nia', PRO)
  const cast = await publishOwlcast(nia, { priceCents: 499 })
  const voice = await publishRecording(nia, cast)
  await env.DB.prepare('update posts set price_cents = 0 where id = ?').bind(voice.id).run()
  expect(await getPlayStatus(null, voice)).toBe(402)
})

test('leaves posts without a price as they were', async () => {
  const wren = await createPerson('Wren')
  const [post, { id }] = [await publishSquawk(wren), await createUpload(wren)]
  const answer = await call(`HEAD ${post.audioUrl}`)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=300'])
  expect((await call(`HEAD /media/${id}/preview`, { as: wren })).status).toBe(404)
  expect((await call('GET /media/med_nothing/preview')).status).toBe(404)
})

test('keeps a price and purchases after Pro ended', async () => {
  const [nia, rook, jay] = [
    await createPerson('Nia', PRO),
    await createPerson('Rook'),
    await createPerson('Jay'),
  ]
  const post = await publishSong(nia, 99)
  await buy(rook, post)
  await env.DB.prepare('update profiles set pro_expires_at = 1 where id = ?').bind(nia.id).run()
  expect([
    await getPlayStatus(jay, post),
    await getPlayStatus(rook, post),
    await getPlayStatus(nia, post),
  ]).toEqual([402, 200, 200])
  expect((await requestPurchase(jay, post)).status).toBe(200)
})

test('hides deleted, hidden and private posts from buyers too', async () => {
  const [nia, rook] = [await createPerson('Nia', PRO), await createPerson('Rook')]
  const [hidden, hushed, deleted] = [
    await publishSong(nia, 99),
    await publishSong(nia, 99),
    await publishSong(nia, 99),
  ]
  for (const post of [hidden, hushed, deleted]) await buy(rook, post)
  await env.DB.prepare('update posts set hidden_at = 1 where id = ?').bind(hidden.id).run()
  await env.DB.prepare("update posts set visibility = 'private' where id = ?").bind(hushed.id).run()
  expect((await call(`DELETE /api/posts/${deleted.id}`, { as: nia })).status).toBe(204)
  for (const post of [hidden, hushed, deleted]) {
    expect(await getPlayStatus(rook, post)).toBe(404)
    expect((await call(`GET ${getFullUrl(post)}/preview`, { as: rook })).status).toBe(404)
    expect((await requestPurchase(rook, post)).status).toBe(404)
  }
  expect(await getPlayStatus(nia, hushed)).toBe(200)
})

test('serves the first half minute of an MP3 as a file of its own, in any range', async () => {
  const post = await publishSong(await createPerson('Nia', PRO), 299, {}, { bytes: await readSpeech() })
  const path = `${getFullUrl(post)}/preview`
  const answer = await call(`GET ${path}`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'audio/mpeg'])
  expect(answer.headers.get('cache-control')).toBe('public, max-age=300')
  const whole = await readBytes(answer)
  expect(countMp3Seconds(whole)).toBeCloseTo(30, 1)
  expect(countMp3Seconds(whole)).toBeLessThanOrEqual(30)
  expect(answer.headers.get('content-length')).toBe(String(whole.length))
  await expectRanges(path, whole)
})

test('previews no more than half of a short recording', async () => {
  const post = await publishSong(await createPerson('Nia', PRO), 299)
  const bytes = await readBytes(await call(`GET ${getFullUrl(post)}/preview`))
  expect(countMp3Seconds(bytes)).toBeLessThanOrEqual(post.seconds / 2)
  expect(countMp3Seconds(bytes)).toBeGreaterThan(post.seconds / 2 - 0.1)
})

test('serves the beginning of a WAV with its own header, in any range', async () => {
  const frames = 48_000 * 4
  const samples = new Uint8Array(frames * 2).map((_, at) => (at * 7) % 251)
  const bytes = new Uint8Array([...createWavHeader(frames), ...samples])
  const post = await publishSong(await createPerson('Nia', PRO), 299, {}, { bytes, type: 'audio/wav' })
  const path = `${getFullUrl(post)}/preview`
  const answer = await call(`GET ${path}`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'audio/wav'])
  const part = await readBytes(answer)
  expect(measureWav(part.subarray(0, WAV_HEAD_BYTES), part.length)).toBe(2)
  await expectSameBytes(part.slice(44), bytes.slice(44, 44 + 48_000 * 2 * 2))
  await expectRanges(path, part)
})

/** Expects every range of the file to be that part of it. */
async function expectRanges(path: string, whole: Uint8Array<ArrayBuffer>) {
  const size = whole.length
  const ranges: [string, number, number][] = [
    ['bytes=0-', 0, size],
    ['bytes=0-9', 0, 10],
    ['bytes=10-99', 10, 100],
    ['bytes=44-143', 44, 144],
    ['bytes=100-199', 100, 200],
    ['bytes=-50', size - 50, size],
    [`bytes=${size - 5}-${size + 5000}`, size - 5, size],
  ]
  for (const [range, from, to] of ranges) {
    const answer = await call(`GET ${path}`, { headers: { range } })
    expect([answer.status, answer.headers.get('content-range')], range).toEqual([
      206,
      `bytes ${from}-${to - 1}/${size}`,
    ])
    await expectSameBytes(await readBytes(answer), whole.slice(from, to), range)
  }
  const outside = await call(`GET ${path}`, { headers: { range: `bytes=${size}-` } })
  expect([outside.status, outside.headers.get('content-range')]).toEqual([416, `bytes */${size}`])
  await outside.text()
  const head = await call(`HEAD ${path}`)
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(size)])
  const etag = head.headers.get('etag') ?? ''
  expect((await call(`GET ${path}`, { headers: { 'if-none-match': etag } })).status).toBe(304)
}

test('gives preview and whole different ETags', async () => {
  const nia = await createPerson('Nia', PRO)
  const post = await publishSong(nia, 99)
  const [whole, preview] = [
    await call(`HEAD ${getFullUrl(post)}`, { as: nia }),
    await call(`HEAD ${getFullUrl(post)}/preview`, { as: nia }),
  ]
  expect(preview.headers.get('etag')).not.toBe(whole.headers.get('etag'))
  expect(Number(preview.headers.get('content-length'))).toBeLessThan(
    Number(whole.headers.get('content-length')),
  )
})

test('serves the preview of a private post to those who may see it, uncached', async () => {
  const [nia, kay, rook] = [
    await createPerson('Nia', PRO),
    await createPerson('Kay'),
    await createPerson('Rook'),
  ]
  const cast = await publishOwlcast(nia, { priceCents: 499, visibility: 'private' })
  const voice = await publishRecording(nia, cast)
  await call(`POST /api/posts/${cast.id}/invitations`, { as: nia, json: { to: `@${kay.username}` } })
  const path = `${getFullUrl(voice)}/preview`
  expect((await call(`HEAD ${path}`)).status).toBe(404)
  expect((await call(`HEAD ${path}`, { as: rook })).status).toBe(404)
  const seen = await call(`HEAD ${path}`, { as: kay })
  expect([seen.status, seen.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  // Invitees cannot buy: their access may end tomorrow.
  expect(await getPlayStatus(kay, voice)).toBe(402)
  const refused = await requestPurchase(kay, { id: cast.id, price: { cents: 499, locked: true } })
  expect(await refused.json()).toMatchObject({ error: { code: 'purchase.members_only' } })
  expect(await getPlayStatus(rook, voice)).toBe(404)
})

test('limits reads of a file full of tags and returns no preview of it', async () => {
  const tag = [0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 0, 0]
  const sound = await readFixture('speech-a.mp3')
  const bytes = new Uint8Array([...Array.from({ length: 8000 }, () => tag).flat(), ...sound])
  const post = await publishSong(await createPerson('Nia', PRO), 99, {}, { bytes })
  expect((await call(`GET ${getFullUrl(post)}/preview`)).status).toBe(404)
  expect(await getPlayStatus(null, post)).toBe(402)
})

test('accepts prices from Pro, for kinds that allow them, on top-level posts and within bounds', async () => {
  const [free, pro] = [await createPerson('Free'), await createPerson('Nia', PRO)]
  const getRefusal = async (try_: Promise<unknown>) =>
    String(
      await try_.then(
        () => 'published',
        (error) => error,
      ),
    )
  expect(await getRefusal(publishSong(free, 99))).toContain('post.pro_required')
  expect(await getRefusal(publishSquawk(pro, { priceCents: 99 }))).toContain('priceCents')
  const hum = { recipientName: 'Ana', condition: 'fever', consent: true }
  const story = { mode: 'hum' as const, description: 'Ana is well.', priceCents: 99, detail: hum }
  expect(await getRefusal(publishSquawk(pro, story, { mode: 'hum' }))).toContain('priceCents')
  const parent = await publishSong(pro, 99)
  expect(await getRefusal(publishSong(pro, 99, { parents: [{ id: parent.id }] }))).toContain('priceCents')
  for (const cents of [1, 49, 100_000, 99.5, -99])
    expect(await getRefusal(publishSong(pro, cents))).toMatch(/400|invalid|below_cost/)
  for (const cents of [50, 99, 299, 499, 799, 999, 1999, 99_999])
    expect((await publishSong(pro, cents)).price).toEqual({ cents, locked: false })
  const cast = await publishOwlcast(pro, { priceCents: 499 })
  expect(await getRefusal(publishRecording(pro, cast, { priceCents: 99 }))).toContain('priceCents')
})
