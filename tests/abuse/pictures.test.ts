/** Threat X4: an avatar is a still, small picture and nothing else, whatever was uploaded. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PICTURE_RULES } from '../../domain/media/picture-rules'
import { concatBytes, GIF, HTML, SVG, withChunk, withSegment } from '../support/pictures'
import { addFigure, tally } from './figures'
import { createDice } from './malformed-sounds'
import { readFixture } from './publish-posts'
import { findFlaw, openServer, type Person, type TestServer } from './test-server'

let server: TestServer
beforeAll(async () => {
  server = await openServer()
})
afterAll(() => server.close())

const PNG = readFixture('pictures/owl.png')
const JPEG = readFixture('pictures/owl.jpg')
const WEBP = readFixture('pictures/owl.webp')

/** Returns a PNG with this size in its header: 4 bytes each, in the block after the signature. */
function setSize(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = PNG.slice()
  const view = new DataView(bytes.buffer)
  view.setUint32(16, width)
  view.setUint32(20, height)
  return bytes
}

/** Uploads, and whether they are accepted as pictures. */
const FILES: [name: string, bytes: Uint8Array<ArrayBuffer>, isOne: boolean][] = [
  ['an SVG', concatBytes(SVG), false],
  ['a GIF', GIF, false],
  ['HTML', concatBytes(HTML), false],
  ['nothing', new Uint8Array(), false],
  ['a PNG signature alone', PNG.slice(0, 8), false],
  ['half a PNG', PNG.slice(0, PNG.length >> 1), false],
  ['half a JPEG', JPEG.slice(0, JPEG.length >> 1), false],
  ['half a WebP', WEBP.slice(0, WEBP.length >> 1), false],
  ['a PNG of 30000 × 30000', setSize(30_000, 30_000), false],
  ['a PNG of 4294967295 × 1', setSize(0xffffffff, 1), false],
  ['a PNG of 0 × 0', setSize(0, 0), false],
  ['an SVG before a PNG', concatBytes(SVG, PNG), false],
  ['a PNG', PNG, true],
  ['a JPEG', JPEG, true],
  ['a WebP', WEBP, true],
  ['a PNG with a text of HTML in it', withChunk(PNG, 'tEXt', HTML), true],
  ['a JPEG with a comment of HTML in it', withSegment(JPEG, 0xfe, HTML), true],
]

const uploadAvatar = (as: Person, body: Uint8Array<ArrayBuffer>, type: string) =>
  server.request('PUT /api/me/avatar', { as, body, headers: { 'content-type': type } })

/** Returns the user's avatar as served, or null. */
async function fetchAvatar(as: Person): Promise<{ answer: Response; bytes: Uint8Array } | null> {
  const { user } = (await (await server.request('GET /api/session', { as })).json()) as {
    user: { avatarUrl: string | null }
  }
  if (!user.avatarUrl) return null
  const answer = await server.request(`GET ${user.avatarUrl}`)
  return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) }
}

test('accepts pictures and nothing else, whatever their content type', async () => {
  const statuses: number[] = []
  for (const [name, bytes, isOne] of FILES) {
    const wren = await server.createUser('Wren')
    for (const type of ['image/png', 'image/svg+xml', 'text/html']) {
      const answer = await uploadAvatar(wren, bytes, type)
      statuses.push(answer.status)
      expect(findFlaw(answer, await answer.text()), name).toBeNull()
      expect(answer.ok, `${name} as ${type}: ${answer.status}`).toBe(isOne)
    }
    const shown = await fetchAvatar(wren)
    expect(shown !== null, name).toBe(isOne)
    if (!shown) continue
    expect(shown.answer.headers.get('content-type'), name).toMatch(/^image\/(png|jpeg|webp)$/)
    expect(shown.answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(shown.answer.headers.get('content-security-policy')).toMatch(/default-src 'none'; sandbox/)
    expect(Buffer.from(shown.bytes).toString('latin1'), name).not.toContain('<script')
  }
  addFigure('pictures: SVG, GIF, HTML, halves, giants, polyglots', statuses.length, tally(statuses))
})

test('drops bytes after the end of a picture', async () => {
  const wren = await server.createUser('Wren')
  for (const good of [PNG, JPEG, WEBP]) {
    const answer = await uploadAvatar(wren, concatBytes(good, HTML), 'image/png')
    expect(answer.status).toBeLessThan(500)
    const shown = await fetchAvatar(wren)
    expect(Buffer.from(shown?.bytes ?? []).toString('latin1')).not.toContain('<script')
  }
})

test('rejects a picture that is too large without reading it', async () => {
  const wren = await server.createUser('Wren')
  const answer = await uploadAvatar(
    wren,
    concatBytes(PNG, new Uint8Array(PICTURE_RULES.avatar.maxBytes)),
    'image/png',
  )
  expect(answer.status).toBe(413)
  expect(await fetchAvatar(wren)).toBeNull()
})

test('flipped bits are accepted or rejected without a server error, and leave one row per accepted picture', async () => {
  const statuses: number[] = []
  const dice = createDice(11)
  for (const good of [PNG, JPEG, WEBP])
    for (let n = 0; n < 20; n++) {
      const wren = await server.createUser('Wren')
      const bytes = good.slice(0, n % 4 === 0 ? 1 + dice(good.length) : good.length)
      for (let flips = 1 + dice(6); flips > 0; flips--) {
        const at = dice(n % 2 ? bytes.length : Math.min(80, bytes.length))
        bytes[at] = (bytes[at] ?? 0) ^ (1 << dice(8))
      }
      const answer = await uploadAvatar(wren, bytes, 'image/png')
      statuses.push(answer.status)
      expect(findFlaw(answer, await answer.text())).toBeNull()
      const rows = await server.query('select state from media where owner_id = ?', wren.id)
      expect(rows.length).toBe(answer.ok ? 1 : 0)
    }
  addFigure('pictures: bits flipped', statuses.length, tally(statuses))
})
