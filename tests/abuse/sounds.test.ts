/**
 * Threats X3, X5: invalid recordings are rejected without a trace; valid ones get their true length, and nothing in
 * them executes.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Upload } from '../../domain/media/media.schema'
import { addFigure, tally } from './figures'
import { createDice, flipBits, MALFORMED, type Sound } from './malformed-sounds'
import { createKey, upload } from './publish-posts'
import { findFlaw, openServer, type Person, type TestServer } from './test-server'

const FLIPPED = 100
const TOLERANCE_SECONDS = 0.06

let server: TestServer
beforeAll(async () => {
  server = await openServer()
})
afterAll(() => server.close())

/** Uploads a file; returns the status, the upload if it was accepted, and what is wrong with the response. */
async function uploadSound(as: Person, { type, bytes }: Sound) {
  const answer = await upload(server, as, bytes, { type })
  const text = await answer.text()
  const taken = answer.status === 200 ? (JSON.parse(text) as Upload) : null
  return { status: answer.status, taken, flaw: findFlaw(answer, text) }
}

const listRows = ({ id }: Person) =>
  server.query<{ id: string; state: string }>('select id, state from media where owner_id = ?', id)

async function publish(as: Person, mediaId: string): Promise<Response> {
  const json = { mode: 'squawk', title: 'By the river', tags: ['morning'], mediaId }
  return server.request('POST /api/posts', { as, json, key: createKey() })
}

test('handmade files are rejected without a trace or accepted with their true length', async () => {
  const statuses: number[] = []
  const wrong: string[] = []
  for (const sound of MALFORMED) {
    const wren = await server.createUser('Wren')
    const { status, taken, flaw } = await uploadSound(wren, sound)
    statuses.push(status)
    if (flaw) wrong.push(`${sound.name}: ${flaw}`)
    const off = taken && sound.seconds !== null ? Math.abs((taken.seconds ?? 0) - sound.seconds) : null
    if (sound.seconds === null ? taken !== null : off === null || off > TOLERANCE_SECONDS)
      wrong.push(`${sound.name}: ${status}, ${taken?.seconds} s`)
    if (!taken && (await listRows(wren)).length > 0) wrong.push(`${sound.name}: left a row`)
  }
  addFigure('sounds: malformed by hand, and tests/fixtures/bad', statuses.length, tally(statuses))
  expect(wrong).toEqual([])
})

test('files with flipped bits are accepted or rejected, never half stored', async () => {
  const good = MALFORMED.filter(({ name }) => name === 'a good WAV' || name === 'a good MP3')
  const statuses: number[] = []
  const wrong: string[] = []
  for (const sound of good.flatMap((one) => flipBits(one, FLIPPED, createDice(one.name.length)))) {
    const wren = await server.createUser('Wren')
    const { status, taken, flaw } = await uploadSound(wren, sound)
    statuses.push(status)
    if (flaw) wrong.push(`${sound.name}: ${flaw}`)
    const states = (await listRows(wren)).map(({ state }) => state)
    if (taken ? states.join() !== 'stored' : states.length > 0)
      wrong.push(`${sound.name}: ${status}, rows ${states}`)
  }
  addFigure('sounds: bits flipped in WAV and MP3', statuses.length, tally(statuses))
  expect(wrong).toEqual([])
})

test('rejects publishing an upload that was rejected, is pending, or belongs to another user', async () => {
  const [wren, ada] = [await server.createUser('Wren'), await server.createUser('Ada')]
  const bad = MALFORMED.find(({ seconds }) => seconds === null)
  const good = MALFORMED.find(({ seconds }) => seconds !== null)
  if (!bad || !good) throw new Error('There is nothing to try.')
  const ids = ['med_unknown', '../x', '']
  const json = { draftId: createKey(), mode: 'squawk', type: bad.type, bytes: 9, sha256: 'a'.repeat(64) }
  const pending = (await (await server.request('POST /api/uploads', { as: wren, json })).json()) as Upload
  const theirs = (await uploadSound(ada, good)).taken
  const statuses = []
  for (const id of [...ids, pending.id, theirs?.id ?? '']) {
    const answer = await publish(wren, id)
    statuses.push(answer.status)
    expect(answer.status, id).toBeGreaterThanOrEqual(400)
    expect(answer.status, id).toBeLessThan(500)
  }
  expect(await server.query('select id from posts')).toEqual([])
  expect((await listRows(ada)).map(({ state }) => state)).toEqual(['stored'])
  addFigure('sounds: publishing uploads of others', statuses.length, tally(statuses))
})

test('serves files with HTML inside as sound only, sandboxed', async () => {
  const played = MALFORMED.filter(({ name, seconds }) => seconds !== null && /HTML|polyglot/.test(name))
  expect(played.length).toBeGreaterThan(2)
  for (const sound of played) {
    const wren = await server.createUser('Wren')
    const { taken } = await uploadSound(wren, sound)
    expect((await publish(wren, taken?.id ?? '')).status, sound.name).toBe(201)
    for (const path of [
      `/media/${taken?.id}`,
      `/media/${taken?.id}?x=.html`,
      `/media/${taken?.id}/preview`,
    ]) {
      const answer = await server.request(`GET ${path}`, { headers: { accept: 'text/html' } })
      if (answer.status === 404) continue
      expect(answer.headers.get('content-type'), path).toBe(sound.type)
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'; sandbox/)
      // Public: other sites may play it.
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
      expect(answer.headers.get('content-disposition')).toMatch(/^inline; filename="owlcast-\w+\.(mp3|wav)"$/)
      await answer.arrayBuffer()
    }
  }
  addFigure('sounds: polyglots served as sound alone', played.length, 'typed, nosniff, sandbox')
})
