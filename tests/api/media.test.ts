import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { addFrameGain, findFrameGrid } from '../../domain/audio/mp3-gain'
import { publishSong } from '../support/payments'
import { createUpload, publishSquawk, readFixture } from '../support/recordings'
import { call, createPerson, setClockOffset } from '../support/world'

test('serves ranges of a recording', async () => {
  const post = await publishSquawk(await createPerson('Wren'))
  const whole = await readFixture('speech-a.mp3')
  const size = whole.length
  const get = (range: string, headers = {}) =>
    call(`GET ${post.audioUrl}`, { headers: { range, ...headers } })
  const part = await get('bytes=100-199')
  expect(part.status).toBe(206)
  expect(part.headers.get('content-range')).toBe(`bytes 100-199/${size}`)
  expect(new Uint8Array(await part.arrayBuffer())).toEqual(whole.slice(100, 200))
  const tail = await get('bytes=-50')
  expect(new Uint8Array(await tail.arrayBuffer())).toEqual(whole.slice(-50))
  const rest = await get(`bytes=${size - 10}-999999`)
  expect(rest.headers.get('content-range')).toBe(`bytes ${size - 10}-${size - 1}/${size}`)
  await rest.arrayBuffer()
  const outside = await get(`bytes=${size}-`)
  expect([outside.status, outside.headers.get('content-range')]).toEqual([416, `bytes */${size}`])
  await outside.text()
  const several = await get('bytes=0-1,5-6')
  expect([several.status, (await several.arrayBuffer()).byteLength]).toEqual([200, size])
  const etag = part.headers.get('etag') ?? ''
  expect((await get('bytes=0-9', { 'if-none-match': etag })).status).toBe(304)
  const changed = await get('bytes=0-9', { 'if-range': '"other"' })
  expect([changed.status, (await changed.arrayBuffer()).byteLength]).toEqual([200, size])
  for (const range of ['bytes=100-199', `bytes=${size}-`, 'bytes=-5', 'BYTES=0-1', 'items=0-1'])
    for (const condition of ['', etag, '"other"']) {
      const headers: Record<string, string> = condition ? { range, 'if-range': condition } : { range }
      const head = await call(`HEAD ${post.audioUrl}`, { headers })
      expect([head.status, head.headers.get('content-length')]).toEqual([200, String(size)])
      expect(head.headers.get('content-range')).toBeNull()
    }
  const known = await call(`HEAD ${post.audioUrl}`, {
    headers: { range: 'bytes=0-1', 'if-none-match': etag },
  })
  expect(known.status).toBe(304)
})

test('reads range units in any case, and ignores others', async () => {
  const wren = await createPerson('Wren')
  const post = await publishSquawk(wren)
  const getStatus = async (range: string) => {
    const answer = await call(`GET ${post.audioUrl}`, { headers: { range } })
    return [answer.status, (await answer.arrayBuffer()).byteLength]
  }
  for (const unit of ['bytes', 'BYTES', 'Bytes', 'bYtEs'])
    expect(await getStatus(`${unit}=0-1`)).toEqual([206, 2])
  for (const range of ['items=0-1', 'bytes 0-1', 'bytess=0-1', 'BYTES=0-1,4-5'])
    expect((await getStatus(range))[0]).toBe(200)
})

test('serves a file as audio with no active content, whatever it contains', async () => {
  const wren = await createPerson('Wren')
  const post = await publishSquawk(wren, {}, { bytes: await readFixture('bad/polyglot-id3-html.mp3') })
  const { headers, body } = await call(`GET ${post.audioUrl}`)
  await body?.cancel()
  expect(headers.get('content-type')).toBe('audio/mpeg')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'; sandbox")
  expect(headers.get('content-disposition')).toMatch(/^inline; filename="owlcast-[\w]+\.mp3"$/)
  expect([...headers.values()].join()).not.toContain(wren.id)
})

test('caches public sound no longer than its post lives, and private sound never', async () => {
  const [wren, rook, jay] = await Promise.all(['Wren', 'Rook', 'Jay'].map((name) => createPerson(name)))
  if (!wren || !rook || !jay) return
  const post = await publishSquawk(wren)
  const requestSound = async (as?: typeof wren) => {
    const answer = await call(`HEAD ${post.audioUrl}`, { as })
    return [answer.status, answer.headers.get('cache-control')]
  }
  expect(await requestSound()).toEqual([200, 'public, max-age=300'])
  setClockOffset(24 * 3_600_000 - 60_000)
  const [, cache] = await requestSound()
  expect(Number(/max-age=(\d+)/.exec(String(cache))?.[1])).toBeLessThanOrEqual(60)
  setClockOffset(24 * 3_600_000)
  expect((await requestSound())[0]).toBe(404)
  setClockOffset(0)
  await env.DB.prepare("update posts set visibility = 'private', recipient_id = ? where id = ?")
    .bind(rook.id, post.id)
    .run()
  expect((await requestSound())[0]).toBe(404)
  expect((await requestSound(jay))[0]).toBe(404)
  expect(await requestSound(rook)).toEqual([200, 'private, no-store'])
  expect(await requestSound(wren)).toEqual([200, 'private, no-store'])
})

test('lets other sites embed what is public and nothing else', async () => {
  const [wren, rook] = [await createPerson('Wren', { pro: true }), await createPerson('Rook')]
  const [open, paid] = [await publishSquawk(wren), await publishSong(wren, 299)]
  const readPolicy = async (path: string, as?: typeof wren) =>
    (await call(`HEAD ${path}`, { as })).headers.get('cross-origin-resource-policy')
  const { id: unpublished } = await createUpload(wren)
  for (const path of [open.audioUrl ?? '', `${paid.audioUrl}/preview`])
    expect(await readPolicy(path)).toBe('cross-origin')
  for (const [path, as] of [
    [paid.audioUrl ?? '', rook],
    [paid.audioUrl ?? '', wren],
    [`/media/${unpublished}`, wren],
    ['/media/nothing', rook],
  ] as const)
    expect(await readPolicy(path, as)).toBe('same-origin')
  await env.DB.prepare("update posts set visibility = 'unlisted' where id = ?").bind(open.id).run()
  expect(await readPolicy(open.audioUrl ?? '', wren)).toBe('same-origin')
})

test('serves an upload to its owner only until it is published', async () => {
  const wren = await createPerson('Wren')
  const { id } = await createUpload(wren)
  expect((await call(`HEAD /media/${id}`, { as: wren })).status).toBe(200)
  expect((await call(`HEAD /media/${id}`)).status).toBe(404)
  expect((await call(`HEAD /media/${id}`, { as: await createPerson('Rook') })).status).toBe(404)
})

test('stops serving a public sound as soon as its post is made private, hidden or deleted by any isolate', async () => {
  const wren = await createPerson('Wren', { pro: true })
  // As another isolate would do it.
  const runStatement = (statement: string, id: string) => env.DB.prepare(statement).bind(id).run()
  for (const statement of [
    "UPDATE posts SET visibility = 'private' WHERE id = ?1",
    'UPDATE posts SET hidden_at = 1 WHERE id = ?1',
    'DELETE FROM posts WHERE id = ?1',
  ]) {
    const { id, audioUrl } = await publishSquawk(wren)
    expect((await call(`HEAD ${audioUrl}`)).status).toBe(200)
    await runStatement(statement, id)
    expect((await call(`HEAD ${audioUrl}`)).status).toBe(404)
  }
})

test('lets scripts of other sites read public sound and nothing else', async () => {
  const wren = await createPerson('Wren', { pro: true })
  const [open, paid] = [await publishSquawk(wren), await publishSong(wren, 299)]
  const readOrigin = async (path: string, as?: typeof wren) =>
    (await call(`HEAD ${path}`, { as, headers: { origin: 'https://reader.example' } })).headers.get(
      'access-control-allow-origin',
    )
  for (const path of [open.audioUrl, `${open.audioUrl}.mp3`, `${paid.audioUrl}/preview.mp3`])
    expect([path, await readOrigin(path ?? '')]).toEqual([path, '*'])
  const range = await call(`GET ${open.audioUrl}.mp3`, {
    headers: { range: 'bytes=0-9', origin: 'https://reader.example' },
  })
  expect([range.status, range.headers.get('access-control-expose-headers')]).toEqual([
    206,
    expect.stringContaining('content-range'),
  ])
  await range.arrayBuffer()
  const { id: unpublished } = await createUpload(wren)
  for (const path of [paid.audioUrl, `${paid.audioUrl}.mp3`, `/media/${unpublished}`, '/media/nothing.mp3'])
    expect([path, await readOrigin(path ?? '', wren)]).toEqual([path, null])
  for (const statement of [
    "update posts set visibility = 'unlisted' where id = ?",
    'update posts set hidden_at = 1 where id = ?',
    'update posts set expires_at = 1, hidden_at = null where id = ?',
  ]) {
    await env.DB.prepare(statement).bind(open.id).run()
    expect([statement, await readOrigin(`${open.audioUrl}.mp3`, wren)]).toEqual([statement, null])
  }
})

test('answers a preflight alike for every path', async () => {
  const { audioUrl } = await publishSquawk(await createPerson('Wren'))
  for (const path of [audioUrl, '/media/nothing']) {
    const { status, headers } = await call(`OPTIONS ${path}`, {
      headers: { origin: 'https://reader.example', 'access-control-request-headers': 'range' },
    })
    expect([status, headers.get('access-control-allow-origin')]).toEqual([204, '*'])
    expect(headers.get('access-control-allow-credentials')).toBeNull()
  }
})

test('serves a recording under its extension only, with its type and ranges', async () => {
  const { audioUrl } = await publishSquawk(await createPerson('Wren'))
  const named = await call(`HEAD ${audioUrl}.mp3`)
  expect([named.status, named.headers.get('content-type'), named.headers.get('accept-ranges')]).toEqual([
    200,
    'audio/mpeg',
    'bytes',
  ])
  expect(named.headers.get('etag')).toBe((await call(`HEAD ${audioUrl}`)).headers.get('etag'))
  for (const extension of ['wav', 'html', 'mp3.mp3'])
    expect([extension, (await call(`HEAD ${audioUrl}.${extension}`)).status]).toEqual([extension, 404])
})

test('sends an imported recording with its stored gain, whole, in ranges and as a preview', async () => {
  const wren = await createPerson('Wren', { pro: true })
  const [post, paid] = [await publishSquawk(wren), await publishSong(wren, 299)]
  const levelled = await readFixture('speech-a.mp3')
  const grid = findFrameGrid(levelled)
  if (!grid) throw new Error('The fixture has no frames.')
  const read = async (path: string, range?: string) => {
    const answer = await call(`GET ${path}`, { headers: range ? { range } : {} })
    return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) }
  }
  const path = post.audioUrl ?? ''
  const before = await read(path)
  const preview = await read(`${paid.audioUrl}/preview`)
  const setGain = (audioUrl: string) =>
    env.DB.prepare('update media set gain_steps = -4, frames_at = ?, frame_bytes = ? where id = ?')
      .bind(grid.at, grid.frameBytes, audioUrl.split('/').at(-1))
      .run()
  await setGain(path)
  for (let at = grid.at; at < levelled.length; at += grid.frameBytes) addFrameGain(levelled, at, -4)

  const whole = await read(path)
  expect(whole.bytes).toEqual(levelled)
  expect(whole.bytes).not.toEqual(before.bytes)
  expect(whole.answer.headers.get('content-length')).toBe(String(levelled.length))
  expect(whole.answer.headers.get('etag')).not.toBe(before.answer.headers.get('etag'))
  for (const [first, last] of [
    [0, 9],
    [150, 700],
    [grid.at, grid.at + 191],
    [1000, 1003],
    [levelled.length - 5, levelled.length - 1],
  ] as const) {
    const part = await read(path, `bytes=${first}-${last}`)
    expect(part.answer.status).toBe(206)
    expect(part.answer.headers.get('content-length')).toBe(String(last - first + 1))
    expect(part.bytes).toEqual(levelled.slice(first, last + 1))
  }
  await setGain(paid.audioUrl ?? '')
  const quieter = await read(`${paid.audioUrl}/preview`)
  expect(quieter.bytes).toHaveLength(preview.bytes.length)
  expect(quieter.bytes).toEqual(levelled.slice(grid.at, grid.at + quieter.bytes.length))
})

test('measures no new recording: it was levelled before it was sent', async () => {
  const post = await publishSquawk(await createPerson('Wren'))
  const row = await env.DB.prepare('select gain_steps from media where id = ?')
    .bind(post.audioUrl?.split('/').at(-1))
    .first()
  expect(row).toEqual({ gain_steps: 0 })
})
