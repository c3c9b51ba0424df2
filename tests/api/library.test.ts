/** Management of the music library: access, sync with storage, and that it loses nothing (D1, D33). */
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { formatErrorMessage } from '../../domain/errors/errors'
import type { LibraryStorage, Track } from '../../domain/library/library.schema'
import { sampleTracks } from '../../domain/library/sample-tracks'
import type { Post } from '../../domain/posts/posts.schema'
import { listRouteDefinitions } from '../../worker/gate/define-route'
import { syncLibraryFromStorage } from '../../worker/library/manage.service'
import { listSounds } from '../../worker/library/storage'
import { call, createPerson, getTools, type Person } from '../support/world'

const [lowTide, lastBus] = [sampleTracks()[0], sampleTracks().find(({ collection }) => collection === 'beat')]
const LOW_TIDE = `mue-library/${lowTide?.slug}-0123456789abcdef.m4a`
const LAST_BUS = `beats/${lastBus?.slug}-0123456789abcdef.m4a`

async function clearLibrary(): Promise<void> {
  await env.DB.prepare('delete from tracks').run()
  for (const prefix of ['mue-library/', 'beats/'])
    for (const { key } of (await env.MEDIA.list({ prefix })).objects) await env.MEDIA.delete(key)
}
beforeEach(clearLibrary)
afterEach(clearLibrary)

const putSound = (key: string, customMetadata?: Record<string, string>) =>
  env.MEDIA.put(key, 'sound', { customMetadata })
const createAdmin = () => createPerson('Keeper', { admin: true })

async function listTracks(): Promise<Track[]> {
  return (await (await call('GET /api/tracks')).json<{ items: Track[] }>()).items
}
async function callOk<T>(route: string, as: Person, json: unknown = {}): Promise<T> {
  const answer = await call(route, { as, json: route.startsWith('GET') ? undefined : json })
  expect(answer.status, route).toBe(200)
  return answer.json<T>()
}
const listNames = (tracks: Track[]) => tracks.map(({ name }) => name)

const routes = listRouteDefinitions().filter(({ path }) => path.startsWith('/api/library/'))
const USER_KINDS = [
  ['a visitor', null, 401],
  ['Free', {}, 403],
  ['Pro', { pro: true }, 403],
] as const

test.each(
  routes.flatMap(({ method, path }) => USER_KINDS.map((userKind) => [method, path, ...userKind] as const)),
)('refuses %s %s to %s', async (method, path, _, options, status) => {
  await putSound(LOW_TIDE)
  const as = options && (await createPerson('Eve', options))
  const query = path.endsWith('/sound') ? `?key=${encodeURIComponent(LOW_TIDE)}` : ''
  const json = method === 'get' ? undefined : {}
  const answer = await call(`${method.toUpperCase()} ${path}${query}`, { as, json })
  expect(answer.status).toBe(status)
  expect(await listTracks()).toEqual([])
})

test('has five routes, all for admins', () => {
  expect(routes.map(({ access }) => access)).toEqual(Array.from({ length: 5 }, () => 'admin'))
})

test('adds samples whose files are in storage once', async () => {
  const admin = await createAdmin()
  expect(await callOk('POST /api/library/setup', admin)).toEqual({ tracks: 0 })
  await putSound(LOW_TIDE)
  await putSound(LAST_BUS, { mood: 'sleepless' })
  const missing = sampleTracks().length - 2
  expect(await callOk('POST /api/library/samples', admin)).toEqual({ added: 2, missing })
  expect(await callOk('POST /api/library/samples', admin)).toEqual({ added: 0, missing })
  expect(await listTracks()).toMatchObject([
    { name: lastBus?.name, collection: 'beat', mood: 'sleepless', genre: lastBus?.genre },
    { name: lowTide?.name, collection: 'mue', mood: lowTide?.mood, seconds: lowTide?.seconds },
  ])
  expect(await callOk('POST /api/library/setup', admin)).toEqual({ tracks: 2 })
  const [sound] = await listTracks()
  expect(await (await call(`GET ${sound?.audioUrl}`)).text()).toBe('sound')
})

test('syncs the library with storage: found files, measured durations, else 30 s', async () => {
  const admin = await createAdmin()
  await putSound(LOW_TIDE)
  await callOk('POST /api/library/samples', admin)
  const [before] = await listTracks()
  await putSound('mue-library/evening_rain.mp3')
  await putSound('mue-library/late+train.ogg')
  await putSound('mue-library/named.m4a', {
    name: 'Named',
    mood: 'calm',
    genre: 'folk',
    seconds: '41.5',
    bpm: '90',
  })
  const { sounds } = await callOk<LibraryStorage>('GET /api/library/storage', admin)
  expect(sounds.filter(({ seconds }) => seconds === null).map(({ name }) => name)).toEqual([
    'Evening rain',
    'Late train',
  ])
  const measured = [
    { key: 'mue-library/evening_rain.mp3', seconds: 12.25 },
    { key: 'mue-library/late+train.ogg', seconds: -1 },
    { key: 'mue-library/named.m4a', seconds: 1 },
    { key: 'umues/usr_x/secret.mp3', seconds: 9 },
  ]
  expect(await callOk('POST /api/library/sync', admin, { measured })).toEqual({
    found: 4,
    tracks: 4,
    hasMore: false,
  })
  const after = await listTracks()
  expect(after.map(({ name, mood, seconds }) => [name, mood, seconds])).toEqual([
    ['Evening rain', 'unsorted', 12.25],
    ['Late train', 'unsorted', 30],
    [lowTide?.name, lowTide?.mood, lowTide?.seconds],
    ['Named', 'calm', 41.5],
  ])
  // Known tracks keep their id: drafts and posts refer to it.
  expect(after.find(({ name }) => name === lowTide?.name)?.id).toBe(before?.id)
  const sound = await call(`GET /api/library/sound?key=${encodeURIComponent('mue-library/late+train.ogg')}`, {
    as: admin,
  })
  expect([sound.headers.get('content-type'), await sound.text()]).toEqual(['audio/ogg', 'sound'])
})

test('removes a track missing in storage and keeps posts that use it playable', async () => {
  const [admin, wren, dele] = [await createAdmin(), await createPerson('Wren'), await createPerson('Dele')]
  await putSound(LOW_TIDE)
  await putSound('mue-library/stays.mp3')
  await callOk('POST /api/library/sync', admin)
  const track = (await listTracks()).find(({ name }) => name === lowTide?.name)
  const json = { mode: 'mue', trackId: track?.id, recipient: `@${dele.username}` }
  const answer = await call('POST /api/posts', { as: wren, json, key: getTools().ids.make('key') })
  expect(answer.status).toBe(201)
  const { post } = await answer.json<{ post: Post }>()
  // Hides the file from the listing, as if moved; its bytes stay readable by the old key.
  const bytes = env.MEDIA.list.bind(env.MEDIA)
  const hidden = {
    list: async (options: R2ListOptions) => {
      const page = await bytes(options)
      return { ...page, objects: page.objects.filter(({ key }) => key !== LOW_TIDE) }
    },
  }
  const media = Object.assign(Object.create(env.MEDIA), hidden) as R2Bucket
  const { answer: synced } = await syncLibraryFromStorage({ ...getTools(), media }, admin, { measured: [] })
  expect(synced).toEqual({ found: 1, tracks: 1, hasMore: false })
  expect(listNames(await listTracks())).toEqual(['Stays'])
  const heard = await call(`GET /api/posts/${post.id}`, { as: dele })
  const { audioUrl } = await heard.json<Post>()
  expect(await (await call(`GET ${audioUrl}`, { as: dele })).text()).toBe('sound')
})

test('keeps the tracks of a collection whose storage listing is empty', async () => {
  const admin = await createAdmin()
  await putSound(LOW_TIDE)
  await putSound(LAST_BUS)
  await callOk('POST /api/library/samples', admin)
  await env.MEDIA.delete(LAST_BUS)
  expect(await callOk('POST /api/library/sync', admin)).toMatchObject({ found: 1, tracks: 2 })
  await env.MEDIA.delete(LOW_TIDE)
  expect(await callOk('POST /api/library/sync', admin)).toMatchObject({ found: 0, tracks: 2 })
  expect(listNames(await listTracks())).toEqual([lastBus?.name, lowTide?.name])
})

test('changes nothing and throws when the listing fails', async () => {
  const admin = await createAdmin()
  await putSound(LOW_TIDE)
  await callOk('POST /api/library/samples', admin)
  const before = await listTracks()
  const media = Object.assign(Object.create(env.MEDIA), {
    list: () => Promise.reject(new Error('storage is away')),
  }) as R2Bucket
  const failing = syncLibraryFromStorage({ ...getTools(), media }, admin, { measured: [] })
  await expect(failing).rejects.toThrow(formatErrorMessage('library.sync_failed'))
  expect(await listTracks()).toEqual(before)
})

test('leaves one library after two concurrent syncs', async () => {
  const admin = await createAdmin()
  const keys = Array.from({ length: 40 }, (_, n) => `mue-library/voice-${String(n).padStart(2, '0')}.mp3`)
  await Promise.all(keys.map((key) => putSound(key)))
  const both = await Promise.all([1, 2].map(() => callOk('POST /api/library/sync', admin)))
  expect(both).toEqual([1, 2].map(() => ({ found: 40, tracks: 40, hasMore: false })))
  const tracks = await listTracks()
  expect(tracks).toHaveLength(40)
  expect(new Set(tracks.map(({ audioUrl }) => audioUrl)).size).toBe(40)
})

test('makes readable names from any file name and takes audio files only', async () => {
  const admin = await createAdmin()
  const hostile = [
    "mue-library/'; drop table tracks; --.mp3",
    'mue-library/<script>alert(1)</script>.mp3',
    'mue-library/../../umues/x.mp3',
    'mue-library/\u202egnp.mp3',
    'mue-library/🦉🌙.m4a',
    'mue-library/---.mp3',
    `mue-library/${'long '.repeat(120)}.mp3`,
    'mue-library/per%2fcent%00.mp3',
    'mue-library/.mp3',
    'mue-library/notes.txt',
    'mue-library/page.html',
    'mue-library/no-ending',
    'mue-library/folder/',
  ]
  for (const key of hostile)
    await putSound(key, { mood: 'a\u0000b\u202e\nc', genre: ' '.repeat(9), seconds: 'NaN' })
  await env.MEDIA.put('mue-library/silent.mp3', '')
  await putSound('umues/usr_x/secret.mp3')
  expect(await callOk('POST /api/library/sync', admin)).toMatchObject({ found: 8 })
  const tracks = await listTracks()
  expect(tracks.map(({ name }) => name).sort()).toEqual(
    [
      "'; drop table tracks;",
      'Script>',
      'X',
      'Gnp',
      '🦉🌙',
      'Untitled',
      `${'Long '.slice(0, 1)}${'long '.repeat(12).slice(1, 60)}…`,
      'Per%2fcent%00',
    ].sort(),
  )
  for (const { mood, genre, seconds } of tracks)
    expect([mood, genre, seconds]).toEqual(['ab c', 'unsorted', 30])
  for (const key of ['umues/usr_x/secret.mp3', 'mue-library/notes.txt', 'mue-library/nothing.mp3', '']) {
    const answer = await call(`GET /api/library/sound?key=${encodeURIComponent(key)}`, { as: admin })
    expect(answer.status, key).toBe(404)
  }
})

test('lists storage by page and reports more beyond the limit', async () => {
  const [admin, files, limit] = [await createAdmin(), 115, 105]
  await Promise.all(Array.from({ length: files }, (_, n) => putSound(`mue-library/many-${n + 1000}.mp3`)))
  const first = await listSounds(env.MEDIA, limit)
  expect([first.sounds.length, first.truncatedCollections]).toEqual([limit, ['mue']])
  const { truncatedCollections } = await listSounds(env.MEDIA, files)
  expect(truncatedCollections).toEqual([])
  expect(await callOk('POST /api/library/sync', admin)).toEqual({
    found: files,
    tracks: files,
    hasMore: false,
  })
})

test('removes no tracks from a collection that was listed in part', async () => {
  const admin = await createAdmin()
  for (const n of [1, 2, 3, 4]) await putSound(`mue-library/rain-${n}.mp3`)
  await putSound('beats/bus-1.mp3')
  await callOk('POST /api/library/sync', admin)
  await putSound('mue-library/rain-0.mp3')
  await putSound('beats/bus-2.mp3')
  await env.MEDIA.delete('beats/bus-1.mp3')
  const { answer } = await syncLibraryFromStorage(getTools(), admin, { measured: [] }, 2)
  expect(answer).toEqual({ found: 3, tracks: 6, hasMore: true })
  expect(listNames(await listTracks())).toEqual(['Bus 2', 'Rain 0', 'Rain 1', 'Rain 2', 'Rain 3', 'Rain 4'])
})

test('writes an audit entry for every action and removes the actor when the account is deleted', async () => {
  const admin = await createAdmin()
  await putSound(LOW_TIDE)
  for (const action of ['setup', 'samples', 'sync']) await callOk(`POST /api/library/${action}`, admin)
  const listAuditEntries = async () =>
    (
      await env.DB.prepare(
        'select action, actor_id as actor, detail from audit where created_at >= ? order by rowid desc limit 3',
      )
        .bind(getTools().clock.now() - 60_000)
        .all<{ action: string; actor: string | null; detail: string }>()
    ).results.toReversed()
  expect(await listAuditEntries()).toEqual([
    { action: 'library.setup', actor: admin.id, detail: '{}' },
    {
      action: 'library.samples',
      actor: admin.id,
      detail: JSON.stringify({ added: 1, missing: sampleTracks().length - 1 }),
    },
    { action: 'library.sync', actor: admin.id, detail: JSON.stringify({ found: 1, kept: 0, removed: 0 }) },
  ])
  await env.DB.prepare('delete from users where id = ?').bind(admin.id).run()
  expect((await listAuditEntries()).map(({ actor }) => actor)).toEqual([null, null, null])
})

test('emits an event when the library changed, and only then', async () => {
  type Missed = { items: { type: string; id: string }[]; seq: number }
  const admin = await createAdmin()
  const { seq } = await (await call('GET /api/events')).json<Missed>()
  const listEvents = async () => (await (await call(`GET /api/events?after=${seq}`)).json<Missed>()).items
  await callOk('POST /api/library/sync', admin)
  expect(await listEvents()).toEqual([])
  await putSound(LOW_TIDE)
  await callOk('POST /api/library/sync', admin)
  expect(await listEvents()).toMatchObject([{ type: 'library.changed', id: 'library' }])
})
