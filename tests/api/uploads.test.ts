import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Upload } from '../../domain/media.schema'
import { media } from '../../worker/media/media.table'
import { deleteBytes, sweepUploads } from '../../worker/media/sweep.service'
import { storeUpload } from '../../worker/media/uploads.service'
import { fixture, send, sending, ticketFor, upload, uploaded } from '../support/recordings'
import { call, person, tools, travel } from '../support/world'

const codeOf = async (answer: Response) => (await answer.json<{ error: { code: string } }>()).error.code

test.each([
  ['speech-a.mp3', 'audio/mpeg', 3.84],
  ['speech-b.mp3', 'audio/mpeg', 8.13],
  ['speech-60.mp3', 'audio/mpeg', 60.03],
  ['speech-a.16k.wav', 'audio/wav', 3.82],
  ['speech-a.48k.wav', 'audio/wav', 3.82],
] as const)('accepts %s and measures its length', async (name, type, seconds) => {
  const stored = await uploaded(await person('Wren'), { bytes: await fixture(name), type })
  expect(stored.state).toBe('stored')
  expect(Math.abs((stored.seconds ?? 0) - seconds)).toBeLessThan(0.06)
})

test('stores for a stored fixture what an upload of the same file stores', async () => {
  const [wren, dele] = [await person('Wren'), await person('Dele')]
  const uploadedWhole = await (await upload(wren)).json<Upload>()
  const stored = await uploaded(dele)
  expect(stored).toEqual({
    ...uploadedWhole,
    id: expect.stringMatching(/^med_/),
    expiresAt: expect.any(Number),
  })
  const rowOf = (id: string) => env.DB.prepare('select * from media where id = ?').bind(id).first()
  expect(await rowOf(stored.id)).toEqual({
    ...(await rowOf(uploadedWhole.id)),
    id: stored.id,
    owner_id: dele.id,
    draft_id: expect.stringMatching(/^draft_/),
    key: expect.stringContaining(dele.id),
    created_at: expect.any(Number),
    expires_at: stored.expiresAt,
  })
})

test.each([
  'truncated.mp3',
  'truncated.wav',
  'truncated.m4a',
  'text-renamed.wav',
  'lying-length-huge.wav',
  'lying-length-short.wav',
  'lying-length-zero.wav',
  'zero-samples.wav',
  'zero-rate.wav',
  'zero-channels.wav',
  'polyglot-html.mp3',
  'svg-renamed.mp3',
])('refuses %s and queues its bytes for deletion', async (name) => {
  const wren = await person('Wren')
  const type = name.endsWith('.wav') ? 'audio/wav' : 'audio/mpeg'
  const answer = await upload(wren, { bytes: await fixture(`bad/${name}`), type })
  expect(answer.status).toBe(422)
  expect(await codeOf(answer)).toBe('media.invalid')
  const queued = await env.DB.prepare('select count(*) n from deletions where key like ?')
    .bind(`squawks/${wren.id}/%`)
    .first('n')
  expect(queued).toBe(1)
  expect(await env.DB.prepare('select id from media where owner_id = ?').bind(wren.id).first()).toBeNull()
})

test('refuses a ticket for an empty file', async () => {
  const answer = await upload(await person('Wren'), { bytes: new Uint8Array(0) })
  expect(answer.status).toBe(400)
})

test('returns the same ticket for the same draft, and another key for other bytes', async () => {
  const wren = await person('Wren')
  const wanted = await sending()
  const [one, two] = await Promise.all([ticketFor(wren, wanted), ticketFor(wren, wanted)])
  const first = await one.json<Upload>()
  expect(await two.json()).toEqual(first)
  const other = { ...wanted, bytes: await fixture('speech-b.mp3') }
  const renewed = await (await ticketFor(wren, other)).json<Upload>()
  expect(renewed.id).toBe(first.id)
  expect((await send(wren, renewed.id, wanted)).status).toBe(422)
  expect((await send(wren, renewed.id, other)).status).toBe(200)
  // A lost response: the same bytes return the same result.
  expect(await (await send(wren, renewed.id, other)).json<Upload>()).toMatchObject({ state: 'stored' })
})

test('refuses other bytes for a ticket that has its own', async () => {
  const wren = await person('Wren')
  const wanted = await sending()
  const { id } = await (await upload(wren, wanted)).json<Upload>()
  const changed = wanted.bytes.slice()
  changed[5000] = (changed[5000] ?? 0) ^ 255
  for (const bytes of [changed, await fixture('speech-b.mp3')]) {
    const answer = await send(wren, id, { ...wanted, bytes })
    expect([answer.status, await codeOf(answer)]).toEqual([409, 'media.already_stored'])
  }
  expect(await codeOf(await send(wren, id, { ...wanted, type: 'audio/wav' }))).toBe('media.already_stored')
  expect((await send(wren, id, wanted)).status).toBe(200)
})

test('refuses bytes whose ticket was reissued to another window meanwhile', async () => {
  const wren = await person('Wren')
  const wanted = await sending()
  const { id } = await (await ticketFor(wren, wanted)).json<Upload>()
  const other = { ...wanted, bytes: await fixture('speech-b.mp3') }
  const row = await tools().db.select().from(media).where(eq(media.id, id))
  // The ticket is reissued once the first bytes are in R2, before they are recorded.
  const bucket = Object.assign(Object.create(env.MEDIA), {
    put: async (...args: Parameters<R2Bucket['put']>) => {
      const put = await env.MEDIA.put(...args)
      await ticketFor(wren, other)
      return put
    },
    get: env.MEDIA.get.bind(env.MEDIA),
    delete: env.MEDIA.delete.bind(env.MEDIA),
  })
  const incoming = { length: wanted.bytes.length, type: wanted.type, body: new Blob([wanted.bytes]).stream() }
  const late = storeUpload({ ...tools(), media: bucket }, { ...wren, plan: 'free' }, id, incoming)
  await expect(late).rejects.toMatchObject({ code: 'media.already_stored' })
  expect(await env.MEDIA.head(row[0]?.key ?? '')).toBeNull()
  expect((await send(wren, id, other)).status).toBe(200)
})

test('deletes bytes that were refused, replaced or never used', async () => {
  const wren = await person('Wren')
  const [wanted, other] = [await sending(), await sending({ bytes: await fixture('speech-b.mp3') })]
  const { id } = await (await upload(wren, wanted)).json<Upload>()
  await ticketFor(wren, { ...other, draftId: wanted.draftId })
  await upload(wren, other)
  await upload(wren, { bytes: await fixture('bad/zero-samples.wav'), type: 'audio/wav' })
  const keys = async () =>
    (await env.MEDIA.list({ prefix: `squawks/${wren.id}/` })).objects.map(({ key }) => key)
  await deleteBytes(tools())
  expect(await keys()).toHaveLength(1)
  travel(25 * 3_600_000)
  await sweepUploads(tools())
  await deleteBytes(tools())
  travel(0)
  expect(await keys()).toEqual([])
  expect((await send(wren, id, wanted)).status).toBe(404)
})

test('reissues an expired ticket', async () => {
  const wren = await person('Wren')
  const wanted = await sending()
  const first = await (await ticketFor(wren, wanted)).json<Upload>()
  travel(25 * 3_600_000)
  expect(await codeOf(await send(wren, first.id, wanted))).toBe('media.not_found')
  const again = await (await ticketFor(wren, wanted)).json<Upload>()
  expect(again.expiresAt).toBeGreaterThan(first.expiresAt)
  expect((await send(wren, again.id, wanted)).status).toBe(200)
  travel(0)
})

test('refuses a request that does not match its ticket', async () => {
  const wren = await person('Wren')
  const wanted = await sending()
  const { id } = await (await ticketFor(wren, wanted)).json<Upload>()
  expect(await codeOf(await send(wren, id, { ...wanted, type: 'audio/wav' }))).toBe('request.wrong_type')
  const changed = wanted.bytes.slice()
  changed[5000] = (changed[5000] ?? 0) ^ 255
  expect(await codeOf(await send(wren, id, { ...wanted, bytes: changed }))).toBe('media.hash_mismatch')
  expect((await send(await person('Rook'), id, wanted)).status).toBe(404)
  expect((await call(`PUT /api/uploads/${id}`, { body: wanted.bytes })).status).toBe(401)
  expect((await send(wren, id, wanted)).status).toBe(200)
})

test('refuses bytes of unknown length or above the limit before reading them', async () => {
  const wren = await person('Wren')
  const wanted = await sending()
  const { id } = await (await ticketFor(wren, wanted)).json<Upload>()
  const unknown = await call(`PUT /api/uploads/${id}`, {
    as: wren,
    body: streamOf(wanted.bytes),
    headers: { 'content-type': wanted.type },
  })
  expect([unknown.status, await codeOf(unknown)]).toEqual([411, 'request.length_required'])
  const headers = { 'content-type': wanted.type, 'content-length': '95000001' }
  const large = await call(`PUT /api/uploads/${id}`, { as: wren, body: wanted.bytes, headers })
  expect([large.status, await codeOf(large)]).toEqual([413, 'media.too_large'])
  // Neither uses up the ticket.
  expect((await send(wren, id, wanted)).status).toBe(200)
})

test.each([
  ['speech-a.mp3', 'audio/mpeg'],
  ['speech-a.16k.wav', 'audio/wav'],
] as const)('accepts or refuses %s with flipped bits, never in part', async (name, type) => {
  const sound = await fixture(name)
  const roll = dice(name.length)
  for (let i = 0; i < 30; i++) {
    const wren = await person('Wren')
    const bytes = sound.slice(0, i % 5 === 0 ? 1 + roll(sound.length) : sound.length)
    // Half of the flips hit the headers, the others any position.
    for (let flips = 1 + roll(8); flips > 0; flips--) {
      const at = roll(i % 2 ? bytes.length : Math.min(64, bytes.length))
      bytes[at] = (bytes[at] ?? 0) ^ (1 << roll(8))
    }
    const answer = await upload(wren, { bytes, type })
    const rows = await env.DB.prepare('select state, seconds from media where owner_id = ?')
      .bind(wren.id)
      .all()
    if (answer.status === 200)
      expect(rows.results).toEqual([{ state: 'stored', seconds: expect.any(Number) }])
    else {
      expect([answer.status, await codeOf(answer)]).toEqual([
        422,
        expect.stringMatching(/^media\.(invalid|too_long)$/),
      ])
      expect(rows.results).toEqual([])
    }
  }
})

/** A stream of unknown length. */
function streamOf(bytes: Uint8Array): ReadableStream {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(bytes)
      controller.close()
    },
  })
}

/** A deterministic dice: whole numbers below `sides`. */
function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

test('refuses a recording longer than the plan allows', async () => {
  const wren = await person('Wren')
  const wanted = await sending({ bytes: await fixture('speech-60.mp3') })
  const { id } = await (await ticketFor(wren, wanted)).json<Upload>()
  await env.DB.prepare('update media set seconds_limit = 30 where id = ?').bind(id).run()
  expect(await codeOf(await send(wren, id, wanted))).toBe('media.too_long')
})

test('never reserves more than the storage limit in parallel tickets', async () => {
  const wren = await person('Wren')
  const row = await (await ticketFor(wren, await sending())).json<Upload>()
  await env.DB.prepare('update media set bytes = 1000000000 - 70000 where id = ?').bind(row.id).run()
  const answers = await Promise.all(
    Array.from({ length: 6 }, async () => (await ticketFor(wren, await sending())).status),
  )
  expect(answers.filter((status) => status === 200)).toHaveLength(2)
})
