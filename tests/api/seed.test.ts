import { expect, test } from 'vitest'
import { readFeed } from '../support/feeds'
import { call, createPerson } from '../support/world'

const peaks = 'AZaz09-_'.repeat(20)
const sound = { type: 'audio/mpeg', bytes: 100, seconds: 9.5, peaks }
const member = {
  email: 'seed@example.org',
  username: 'seed_member',
  displayName: 'Seed',
  password: 'owls at dusk',
}
const track = {
  ...sound,
  slug: 'low-tide',
  collection: 'mue',
  name: 'Low tide',
  mood: 'calm',
  genre: 'ambient',
  category: null,
  bpm: 64,
}
const sample = (title: string) => ({
  mode: 'squawk',
  sound: { ...sound, key: `samples/${title}.mp3` },
  members: [],
  answers: null,
  within: null,
  detail: {},
  author: { username: 'sample_wren', displayName: 'Wren Okafor' },
  title,
  description: 'by the lock gate',
  tags: ['fox'],
  transcript: 'The fox is back.',
  hoursAgo: 0,
})

test('seeds samples and tracks once, marked as samples, and replaces a track of the same name', async () => {
  const json = { member, tracks: [{ ...track, key: 'mue-library/a.m4a' }], samples: [sample('The fox')] }
  expect((await call('POST /api/dev/seed', { json })).status).toBe(200)
  const again = { member, tracks: [{ ...track, key: 'mue-library/b.m4a', mood: 'warm' }], samples: [] }
  expect((await call('POST /api/dev/seed', { json: again })).status).toBe(200)
  const seeded = await (await call('GET /api/dev/seed')).json<{ keys: string[]; samples: string[] }>()
  expect(seeded.samples).toContain('The fox')
  expect(seeded.keys).toContain('mue-library/b.m4a')
  expect(seeded.keys).not.toContain('mue-library/a.m4a')
  const feed = await readFeed(await call('GET /api/posts?kind=squawk&seq=99999999'))
  expect(feed.items.find(({ title }) => title === 'The fox')).toMatchObject({ isSample: true, seconds: 9.5 })
  const { items } = await (await call('GET /api/tracks')).json<{ items: { name: string; mood: string }[] }>()
  expect(items.filter(({ name }) => name === 'Low tide')).toMatchObject([{ mood: 'warm' }])
})

test('seeds an owlcast with recordings and members, and a song with its reply', async () => {
  const owlcast = { ...sample('Two banks'), mode: 'owlcast', sound: null }
  const ines = { username: 'sample_ines', displayName: 'Inês Caldas' }
  const recording = { ...sample('From the east bank'), mode: 'owlcast', within: 'Two banks', author: ines }
  const song = {
    ...sample('Harbour bell'),
    mode: 'nightingale',
    detail: { songTitle: 'Harbour bell', author: 'Inês Caldas', isOriginal: true },
  }
  const answer = { ...sample('Swell'), mode: 'nightingale', detail: song.detail, answers: 'Harbour bell' }
  const samples = [{ ...owlcast, members: [ines] }, recording, song, answer]
  expect((await call('POST /api/dev/seed', { json: { member, tracks: [], samples } })).status).toBe(200)
  const listPosts = async (kind: string) =>
    (await readFeed(await call(`GET /api/posts?kind=${kind}&seq=99999999`))).items
  const cast = (await listPosts('owlcast')).find(({ title }) => title === 'Two banks')
  expect(cast).toMatchObject({
    isSample: true,
    recordingCount: 1,
    collaborators: [{ username: 'sample_ines' }],
  })
  const songs = await listPosts('nightingale')
  expect(songs.find(({ title }) => title === 'Harbour bell')).toMatchObject({ replyCount: 1 })
  const seeded = await (await call('GET /api/dev/seed')).json<{ samples: string[] }>()
  expect(seeded.samples).toEqual(expect.arrayContaining(['Two banks', 'From the east bank', 'Swell']))
})

test('refuses the sample flag from users', async () => {
  const wren = await createPerson('Wren')
  const refused = await call('POST /api/posts', {
    as: wren,
    json: { mode: 'squawk', sample: true },
    key: 'a-fresh-key',
  })
  expect(refused.status).toBe(400)
})
