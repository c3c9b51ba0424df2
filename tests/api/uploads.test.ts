import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import type { Upload } from '../../domain/media/media.schema'
import { media } from '../../worker/database/tables/media.table'
import { deleteBytes, purgeUploads } from '../../worker/media/purge.service'
import { storeUpload } from '../../worker/media/uploads.service'
import {
  createUpload,
  createUploadInput,
  readFixture,
  requestTicket,
  sendBytes,
  upload,
} from '../support/recordings'
import { call, createPerson, getTools, setClockOffset } from '../support/world'

const readErrorCode = async (answer: Response) =>
  (await answer.json<{ error: { code: string } }>()).error.code

test.each([
  ['speech-a.mp3', 'audio/mpeg', 3.84],
  ['speech-b.mp3', 'audio/mpeg', 8.13],
  ['speech-60.mp3', 'audio/mpeg', 60.03],
  ['speech-a.16k.wav', 'audio/wav', 3.82],
  ['speech-a.48k.wav', 'audio/wav', 3.82],
] as const)('accepts %s and measures its length', async (name, type, seconds) => {
  const stored = await createUpload(await createPerson('Wren'), { bytes: await readFixture(name), type })
  expect(stored.state).toBe('stored')
  expect(Math.abs((stored.seconds ?? 0) - seconds)).toBeLessThan(0.06)
})

test('stores for a stored fixture what an upload of the same file stores', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const uploadedWhole = await (await upload(wren)).json<Upload>()
  const stored = await createUpload(dele)
  expect(stored).toEqual({
    ...uploadedWhole,
    id: expect.stringMatching(/^med_/),
    expiresAt: expect.any(Number),
  })
  const findRow = (id: string) => env.DB.prepare('select * from media where id = ?').bind(id).first()
  expect(await findRow(stored.id)).toEqual({
    ...(await findRow(uploadedWhole.id)),
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
  const wren = await createPerson('Wren')
  const type = name.endsWith('.wav') ? 'audio/wav' : 'audio/mpeg'
  const answer = await upload(wren, { bytes: await readFixture(`bad/${name}`), type })
  expect(answer.status).toBe(422)
  expect(await readErrorCode(answer)).toBe('media.invalid')
  const queued = await env.DB.prepare('select count(*) n from media_deletions where key like ?')
    .bind(`squawks/${wren.id}/%`)
    .first('n')
  expect(queued).toBe(1)
  expect(await env.DB.prepare('select id from media where owner_id = ?').bind(wren.id).first()).toBeNull()
})

test('refuses a ticket for an empty file', async () => {
  const answer = await upload(await createPerson('Wren'), { bytes: new Uint8Array(0) })
  expect(answer.status).toBe(400)
})

test('returns the same ticket for the same draft, and another key for other bytes', async () => {
  const wren = await createPerson('Wren')
  const wanted = await createUploadInput()
  const [one, two] = await Promise.all([requestTicket(wren, wanted), requestTicket(wren, wanted)])
  const first = await one.json<Upload>()
  expect(await two.json()).toEqual(first)
  const other = { ...wanted, bytes: await readFixture('speech-b.mp3') }
  const renewed = await (await requestTicket(wren, other)).json<Upload>()
  expect(renewed.id).toBe(first.id)
  expect((await sendBytes(wren, renewed.id, wanted)).status).toBe(422)
  expect((await sendBytes(wren, renewed.id, other)).status).toBe(200)
  // A lost response: the same bytes return the same result.
  expect(await (await sendBytes(wren, renewed.id, other)).json<Upload>()).toMatchObject({ state: 'stored' })
})

test('refuses other bytes for a ticket that has its own', async () => {
  const wren = await createPerson('Wren')
  const wanted = await createUploadInput()
  const { id } = await (await upload(wren, wanted)).json<Upload>()
  const changed = wanted.bytes.slice()
  changed[5000] = (changed[5000] ?? 0) ^ 255
  for (const bytes of [changed, await readFixture('speech-b.mp3')]) {
    const answer = await sendBytes(wren, id, { ...wanted, bytes })
    expect([answer.status, await readErrorCode(answer)]).toEqual([409, 'media.already_stored'])
  }
  expect(await readErrorCode(await sendBytes(wren, id, { ...wanted, type: 'audio/wav' }))).toBe(
    'media.already_stored',
  )
  expect((await sendBytes(wren, id, wanted)).status).toBe(200)
})

test('refuses bytes whose ticket was reissued to another window meanwhile', async () => {
  const wren = await createPerson('Wren')
  const wanted = await createUploadInput()
  const { id } = await (await requestTicket(wren, wanted)).json<Upload>()
  const other = { ...wanted, bytes: await readFixture('speech-b.mp3') }
  const row = await getTools().db.select().from(media).where(eq(media.id, id))
  // The ticket is reissued once the first bytes are in R2, before they are recorded.
  const bucket = Object.assign(Object.create(env.MEDIA), {
    put: async (...args: Parameters<R2Bucket['put']>) => {
      const put = await env.MEDIA.put(...args)
      await requestTicket(wren, other)
      return put
    },
    get: env.MEDIA.get.bind(env.MEDIA),
    delete: env.MEDIA.delete.bind(env.MEDIA),
  })
  const incoming = { length: wanted.bytes.length, type: wanted.type, body: new Blob([wanted.bytes]).stream() }
  const late = storeUpload({ ...getTools(), media: bucket }, { ...wren, plan: 'free' }, id, incoming)
  await expect(late).rejects.toMatchObject({ code: 'media.already_stored' })
  expect(await env.MEDIA.head(row[0]?.key ?? '')).toBeNull()
  expect((await sendBytes(wren, id, other)).status).toBe(200)
})

test('deletes bytes that were refused, replaced or never used', async () => {
  const wren = await createPerson('Wren')
  const [wanted, other] = [
    await createUploadInput(),
    await createUploadInput({ bytes: await readFixture('speech-b.mp3') }),
  ]
  const { id } = await (await upload(wren, wanted)).json<Upload>()
  await requestTicket(wren, { ...other, draftId: wanted.draftId })
  await upload(wren, other)
  await upload(wren, { bytes: await readFixture('bad/zero-samples.wav'), type: 'audio/wav' })
  const listKeys = async () =>
    (await env.MEDIA.list({ prefix: `squawks/${wren.id}/` })).objects.map(({ key }) => key)
  await deleteBytes(getTools())
  expect(await listKeys()).toHaveLength(1)
  setClockOffset(25 * 3_600_000)
  await purgeUploads(getTools())
  await deleteBytes(getTools())
  setClockOffset(0)
  expect(await listKeys()).toEqual([])
  expect((await sendBytes(wren, id, wanted)).status).toBe(404)
})

test('reissues an expired ticket', async () => {
  const wren = await createPerson('Wren')
  const wanted = await createUploadInput()
  const first = await (await requestTicket(wren, wanted)).json<Upload>()
  setClockOffset(25 * 3_600_000)
  expect(await readErrorCode(await sendBytes(wren, first.id, wanted))).toBe('media.not_found')
  const again = await (await requestTicket(wren, wanted)).json<Upload>()
  expect(again.expiresAt).toBeGreaterThan(first.expiresAt)
  expect((await sendBytes(wren, again.id, wanted)).status).toBe(200)
  setClockOffset(0)
})

test('refuses a request that does not match its ticket', async () => {
  const wren = await createPerson('Wren')
  const wanted = await createUploadInput()
  const { id } = await (await requestTicket(wren, wanted)).json<Upload>()
  expect(await readErrorCode(await sendBytes(wren, id, { ...wanted, type: 'audio/wav' }))).toBe(
    'request.wrong_type',
  )
  const changed = wanted.bytes.slice()
  changed[5000] = (changed[5000] ?? 0) ^ 255
  expect(await readErrorCode(await sendBytes(wren, id, { ...wanted, bytes: changed }))).toBe(
    'media.hash_mismatch',
  )
  expect((await sendBytes(await createPerson('Rook'), id, wanted)).status).toBe(404)
  expect((await call(`PUT /api/uploads/${id}`, { body: wanted.bytes })).status).toBe(401)
  expect((await sendBytes(wren, id, wanted)).status).toBe(200)
})

test('refuses bytes of unknown length or above the limit before reading them', async () => {
  const wren = await createPerson('Wren')
  const wanted = await createUploadInput()
  const { id } = await (await requestTicket(wren, wanted)).json<Upload>()
  const unknown = await call(`PUT /api/uploads/${id}`, {
    as: wren,
    body: createStream(wanted.bytes),
    headers: { 'content-type': wanted.type },
  })
  expect([unknown.status, await readErrorCode(unknown)]).toEqual([411, 'request.length_required'])
  const headers = { 'content-type': wanted.type, 'content-length': '95000001' }
  const large = await call(`PUT /api/uploads/${id}`, { as: wren, body: wanted.bytes, headers })
  expect([large.status, await readErrorCode(large)]).toEqual([413, 'media.too_large'])
  // Neither uses up the ticket.
  expect((await sendBytes(wren, id, wanted)).status).toBe(200)
})

test.each([
  ['speech-a.mp3', 'audio/mpeg'],
  ['speech-a.16k.wav', 'audio/wav'],
] as const)('accepts or refuses %s with flipped bits, never in part', async (name, type) => {
  const sound = await readFixture(name)
  const roll = createDice(name.length)
  for (let i = 0; i < 30; i++) {
    const wren = await createPerson('Wren')
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
      expect([answer.status, await readErrorCode(answer)]).toEqual([
        422,
        expect.stringMatching(/^media\.(invalid|too_long)$/),
      ])
      expect(rows.results).toEqual([])
    }
  }
})

/** A stream of unknown length. */
function createStream(bytes: Uint8Array): ReadableStream {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(bytes)
      controller.close()
    },
  })
}

/** A deterministic dice: whole numbers below `sides`. */
function createDice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

test('refuses a recording longer than the plan allows', async () => {
  const wren = await createPerson('Wren')
  const wanted = await createUploadInput({ bytes: await readFixture('speech-60.mp3') })
  const { id } = await (await requestTicket(wren, wanted)).json<Upload>()
  await env.DB.prepare('update media set seconds_limit = 30 where id = ?').bind(id).run()
  expect(await readErrorCode(await sendBytes(wren, id, wanted))).toBe('media.too_long')
})

test('never reserves more than the storage limit in parallel tickets', async () => {
  const wren = await createPerson('Wren')
  const row = await (await requestTicket(wren, await createUploadInput())).json<Upload>()
  await env.DB.prepare('update media set bytes = 1000000000 - 70000 where id = ?').bind(row.id).run()
  const answers = await Promise.all(
    Array.from({ length: 6 }, async () => (await requestTicket(wren, await createUploadInput())).status),
  )
  expect(answers.filter((status) => status === 200)).toHaveLength(2)
})

test('answers whether sound can be stored, and tries it once for all who ask', async () => {
  const wren = await createPerson('Wren')
  const ask = (bindings = env) => call('GET /api/storage', { as: wren, bindings })
  expect(await (await ask()).json()).toEqual({ canStore: true })
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const put = vi.fn(async () => Promise.reject(new Error('The bucket is gone.')))
  const broken = { ...env, MEDIA: { list: async () => ({ objects: [] }), put } } as unknown as typeof env
  const answers = await Promise.all([ask(broken), ask(broken)])
  for (const answer of [...answers, await ask(broken)])
    expect(await answer.json()).toEqual({ canStore: false })
  expect(put).toHaveBeenCalledTimes(1)
  expect(log).toHaveBeenCalledWith(expect.stringContaining('"health":"storage"'))
  log.mockRestore()
})
