/** Data export: one zip, opened with another library than the one that creates it. */
import { env } from 'cloudflare:workers'
import { unzipSync } from 'fflate'
import { afterEach, expect, test, vi } from 'vitest'
import { EXPORT_ROWS_PER_READ } from '../../domain/account/account.limits'
import { encodePath } from '../../domain/account/export-names'
import { EXPORTS_CREATED } from '../../worker/account/export/export.routes'
import { generateFiles } from '../../worker/account/export/export.service'
import { createFullAccount } from '../support/full-account'
import { loadViewer } from '../support/interrupted-tools'
import { publishMessage } from '../support/messages'
import { hashBytes, publishSquawk, readFixture } from '../support/recordings'
import { call, createPerson, getTools, type Person } from '../support/world'

afterEach(() => vi.restoreAllMocks())

const decodeText = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes)

async function download(as: Person, headers: Record<string, string> = {}) {
  const answer = await call('GET /api/me/export', { as, headers })
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  const names = Object.keys(files)
  const parseFile = (name: string) => JSON.parse(decodeText(files[name]))
  return { answer, files, names, json: parseFile, page: decodeText(files['index.html']) }
}

test('contains the parts of other recordings that replies refer to', async () => {
  const [wren, ada] = [await createPerson('Wren'), await createPerson('Ada')]
  const [one, two] = [await publishSquawk(ada), await publishSquawk(ada)]
  const moment = { startMs: 500, endMs: 1500 }
  const own = await publishSquawk(wren, { parents: [{ id: one.id, moment, type: 'answer' }, { id: two.id }] })
  const { json } = await download(wren)
  const posts = json('voices.json') as { id: string; parents: unknown }[]
  expect(posts.find(({ id }) => id === own.id)?.parents).toEqual([
    { id: one.id, type: 'answer', ...moment },
    { id: two.id, type: 'reply', startMs: null, endMs: null },
  ])
})

test('contains all data of the user, byte for byte, with a page to browse it', async () => {
  const made = await createFullAccount()
  const { wren, ada, words, received, guest, answer: others } = made
  const { answer, files, names, json: parseFile, page } = await download(wren)
  expect(answer.headers.get('content-type')).toBe('application/zip')
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="owlcast-now\w+-[\d-]{10}\.zip"$/,
  )
  const sound = await hashBytes(await readFixture('speech-a.mp3'))
  const isWords = (name: string) => name.endsWith('.words.json')
  const isCover = (name: string) => name.endsWith('.jpg')
  const voices = names.filter((name) => name.startsWith('voices/') && !isWords(name) && !isCover(name))
  const messages = names.filter((name) => name.startsWith('messages/'))
  for (const name of [...voices, ...messages])
    expect(await hashBytes(files[name] ?? new Uint8Array()), name).toBe(sound)
  expect(decodeText(files['picture.png'])).toBe('picture')
  expect(names).not.toContain('missing.txt')

  const posts = parseFile('voices.json') as Record<'audio' | 'words' | 'cover', string | null>[]
  // The healing story: its script was read aloud.
  expect(posts.flatMap(({ words: path }) => path ?? [])).toEqual(names.filter(isWords))
  expect(posts.flatMap(({ audio }) => audio ?? []).sort()).toEqual(voices.sort())
  const covers = names.filter(isCover)
  expect(covers).toHaveLength(1)
  expect(posts.flatMap(({ cover }) => cover ?? [])).toEqual(covers)
  expect(page).toContain(encodePath(covers[0] ?? ''))
  for (const one of posts) expect(one).toMatchObject({ replyPolicy: 'everyone' })
  const heard = parseFile('messages.json') as { id: string; audio: string; from?: string; to?: string }[]
  expect(heard.map(({ audio }) => audio).sort()).toEqual(messages.sort())
  const toWren = [received, made.alone, made.mailed, made.unanswered, made.texted]
  expect(heard.filter(({ from }) => from).map(({ id }) => id)).toEqual(toWren.map(({ id }) => id))
  expect(heard.find(({ id }) => id === received.id)).toMatchObject({ from: `@${ada.username}` })
  expect(parseFile('profile.json')).toMatchObject({
    email: wren.email,
    phone: words.phone,
    username: wren.username,
    fediverseAddress: words.fediverseAddress,
  })
  expect(parseFile('purchases.json').map((one: { for: string }) => one.for)).toEqual(['plan', 'post'])
  expect(parseFile('earnings.json')).toHaveLength(1)
  expect(parseFile('following.json')).toEqual([{ member: `@${ada.username}`, since: expect.any(String) }])
  expect(parseFile('followers.json')).toHaveLength(1)
  expect(parseFile('notification-settings.json')).toEqual([
    {
      offInApp: '[]',
      offAsPush: '["system"]',
      wordsInPush: 'no',
      quietFrom: '23:00',
      quietTo: '07:00',
      timeZone: 'UTC',
      everyNewSquawk: 'no',
    },
  ])
  expect(parseFile('push-subscriptions.json')).toEqual([
    { pushService: 'updates.push.services.mozilla.com', since: expect.any(String) },
  ])
  for (const list of ['blocked', 'muted']) expect(parseFile(`${list}.json`)).toHaveLength(1)
  expect(parseFile('notifications.json')).toContainEqual({
    reason: 'message',
    about: 'mue',
    id: received.id,
    from: `@${ada.username}`,
    times: 1,
    message: null,
    notifiedAt: expect.any(String),
    readAt: null,
  })
  expect(parseFile('reports-made.json')).toMatchObject([{ about: 'person', reason: 'spam' }])
  expect(parseFile('invitations-sent.json').length).toBeGreaterThan(1)
  expect(parseFile('invitations-received.json').length).toBeGreaterThan(0)
  expect(parseFile('sessions.json')).toHaveLength(1)
  expect(parseFile('passkeys.json')).toEqual([
    { name: `Phone of ${words.name}`, since: expect.any(String), usedAt: null },
  ])
  expect(parseFile('former-names.json')).toMatchObject([{ name: `@${words.former}` }])
  expect(parseFile('sign-in-methods.json').map(({ method }: { method: string }) => method)).toEqual([
    'password',
    'google',
  ])

  // Each sound has a player, and no secrets or recordings of other users are included.
  const players = [...page.matchAll(/<audio controls preload="none" src="([^"]+)" aria-label=/g)].map(
    ([, src = '']) => decodeURIComponent(src),
  )
  expect(players.sort()).toEqual([...voices, ...messages].sort())
  const all = names
    .filter((name) => /\.(json|html)$/.test(name))
    .map((name) => decodeText(files[name]))
    .join()
  for (const post of [guest, others]) expect(all).not.toContain(post.id)
  for (const secret of [ada.email, 'scrypt', words.googleId, getSessionToken(wren)])
    expect(all).not.toContain(secret)
})

test('creates safe file names for any title, and a page without scripts', async () => {
  const wren = await createPerson('Wren')
  const titles = [
    '../../../etc/passwd',
    'CON',
    '<script>alert(1)</script>',
    '🦉'.repeat(40),
    '"><img src=x onerror=alert(1)>',
    'a/b\\c:d*e?f|g.',
  ]
  for (const title of titles) await publishSquawk(wren, { title, tags: ['dusk', 'low'] })
  await publishSquawk(wren, { title: 'Twice' })
  await publishSquawk(wren, { title: 'Twice' })
  const { names, page, json: parseFile } = await download(wren)
  const voices = names.filter((name) => name.startsWith('voices/'))
  expect(voices).toHaveLength(titles.length + 2)
  for (const name of voices)
    expect(name).toMatch(/^voices\/\d{4}-\d\d-\d\d \d\d\.\d\d\.\d\d [^<>:"/\\|?*\p{Cc}]*\(\w{8}\)\.mp3$/u)
  expect(new Set(voices.map((name) => name.toLowerCase())).size).toBe(voices.length)
  expect(page).not.toMatch(/<script|<img src=x/)
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(page).toMatch(/script-src &#39;none/)
  expect(page).toContain('<small>#dusk #low</small>')
  expect(parseFile('voices.json').map(({ title }: { title: string }) => title)).toEqual([
    ...titles,
    'Twice',
    'Twice',
  ])
})

test('names sounds that are missing or break off and includes the rest', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const wren = await createPerson('Wren')
  const [lost, torn, whole] = [
    await publishSquawk(wren),
    await publishSquawk(wren),
    await publishSquawk(wren),
  ]
  const readMediaKey = async (path: string | null) =>
    (
      await env.DB.prepare('select key from media where id = ?')
        .bind(path?.split('/').at(-1))
        .first<{ key: string }>()
    )?.key ?? ''
  await env.MEDIA.delete(await readMediaKey(lost.audioUrl))
  const tornKey = await readMediaKey(torn.audioUrl)
  const deps = getTools()
  const media = new Proxy(deps.media, {
    get: (bucket, name) => {
      if (name !== 'get') return Reflect.get(bucket, name)
      return async (key: string) => {
        if (key === tornKey) return { body: createBrokenStream() }
        return bucket.get(key)
      }
    },
  })
  const texts = new Map<string, string>()
  const missing: string[] = []
  for await (const { name, input } of generateFiles(
    { ...deps, media } as typeof deps,
    await loadViewer(wren),
  )) {
    let bytes = 0
    let text = ''
    for await (const part of typeof input === 'string' ? [input] : input) {
      bytes += part.length
      if (typeof part === 'string') text += part
    }
    texts.set(name, text)
    if (name.endsWith('.mp3') && bytes < 1000) missing.push(name)
  }
  const list = texts.get('missing.txt') ?? ''
  expect(missing).toHaveLength(1)
  for (const post of [lost, torn]) expect(list).toContain(post.id.slice(-8))
  expect(list).not.toContain(whole.id.slice(-8))
  const records = JSON.parse(texts.get('voices.json') ?? '') as { id: string; audio: string | null }[]
  expect(
    records
      .filter(({ audio }) => audio === null)
      .map(({ id }) => id)
      .sort(),
  ).toEqual([lost.id, torn.id].sort())
  expect(texts.get('index.html')).toContain('See missing.txt')
})

test('reads rows in batches, in order of time, with sent and received messages in one list', async () => {
  const [wren, ada] = [await createPerson('Wren'), await createPerson('Ada')]
  const first = await publishMessage(wren, { recipient: `@${ada.username}` })
  const second = await publishMessage(ada, { recipient: `@${wren.username}` })
  const third = await publishMessage(wren, { recipient: `@${ada.username}` })
  const one = await publishSquawk(wren)
  const many = EXPORT_ROWS_PER_READ * 2 + 5
  const { results } = await env.DB.prepare(
    "select name from pragma_table_info('posts') where name not in ('seq', 'id', 'media_id')",
  ).all<{ name: string }>()
  const columns = results.map(({ name }) => name).join()
  await env.DB.prepare(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?) insert into posts(id, ${columns}) select 'post_copy' || i || ?, ${columns} from posts, n where id = ?`,
  )
    .bind(many, one.id, one.id)
    .run()
  const { json: parseFile } = await download(wren)
  expect(parseFile('messages.json').map(({ id }: { id: string }) => id)).toEqual([
    first.id,
    second.id,
    third.id,
  ])
  const ids = parseFile('voices.json').map(({ id }: { id: string }) => id)
  expect(new Set(ids).size).toBe(many + 1)
})

test('serves only the user, from our own pages, a few times a day', async () => {
  const wren = await createPerson('Wren')
  expect((await call('GET /api/me/export')).status).toBe(401)
  for (const site of ['cross-site', 'same-site'])
    expect((await call('GET /api/me/export', { as: wren, headers: { 'sec-fetch-site': site } })).status).toBe(
      403,
    )
  await download(wren, { 'sec-fetch-site': 'same-origin' })
  for (let n = 0; n < EXPORTS_CREATED.count; n += 1) {
    const answer = await call('GET /api/me/export', { as: wren })
    await answer.arrayBuffer()
    if (n === EXPORTS_CREATED.count - 1) expect(answer.status).toBe(429)
  }
})

test('reports the size of the export beforehand', async () => {
  const wren = await createPerson('Wren')
  await publishSquawk(wren)
  const { bytes, files } = await (await call('GET /api/me/data', { as: wren })).json<{
    bytes: number
    files: number
  }>()
  const { length } = await readFixture('speech-a.mp3')
  expect(files).toBe(1)
  expect(bytes).toBeGreaterThan(length)
  const zip = await (await call('GET /api/me/export', { as: wren })).arrayBuffer()
  expect(bytes).toBeGreaterThan(zip.byteLength * 0.5)
  expect(bytes).toBeLessThan(zip.byteLength * 2)
})

const getSessionToken = ({ cookie }: Person) =>
  decodeURIComponent(cookie).split('=')[1]?.split('.')[0] ?? 'none'

function createBrokenStream(): ReadableStream {
  let sent = false
  return new ReadableStream({
    pull(controller) {
      if (sent) return controller.error(new Error('cut off'))
      sent = true
      controller.enqueue(new Uint8Array(100))
    },
  })
}
