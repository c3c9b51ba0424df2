import { describe, expect, test } from 'vitest'
import { HOUR_MS } from '../time/units'
import {
  type ArchivePost,
  countArchiveKinds,
  createArchiveManifest,
  createArchivePlan,
  isPublishedByImport,
  readArchiveManifest,
  readArchivePosts,
  readArchiveProfile,
  readArchiveWords,
} from './archives'

const RECORD = {
  id: 'post_1',
  kind: 'squawk',
  subtype: null,
  title: 'One',
  audio: 'voices/one.mp3',
  createdAt: '2026-01-02T03:04:05.000Z',
}

/** Reads records with these changes. */
function readPosts(...changes: Record<string, unknown>[]): ArchivePost[] {
  return (
    readArchivePosts(changes.map((change, at) => ({ ...RECORD, id: `post_${at}`, ...change })))?.posts ?? []
  )
}
const planIds = (posts: ArchivePost[], now = 0) => createArchivePlan(posts, now).posts.map(({ id }) => id)

describe('readArchiveManifest', () => {
  const manifest = createArchiveManifest({ site: 'https://a.example', username: 'wren', exportedAt: 'x' })

  test('reads what an export writes', () => {
    expect(readArchiveManifest(JSON.parse(JSON.stringify(manifest)))).toEqual(manifest)
  })

  test.each([
    [null, 'foreign'],
    ['owlcast-export', 'foreign'],
    [{ version: 1 }, 'foreign'],
    [{ ...manifest, version: '1' }, 'damaged'],
    [{ ...manifest, version: 0.5 }, 'damaged'],
    [{ ...manifest, version: 2 }, 'newer'],
  ])('returns why %j cannot be imported', (json, problem) => {
    expect(readArchiveManifest(json)).toBe(problem)
  })
})

describe('readArchivePosts', () => {
  test('returns null for anything but a list of posts', () => {
    for (const json of [undefined, null, {}, [null], [{ id: 1, kind: 'squawk' }], [{ id: 'post_1' }]])
      expect(readArchivePosts(json)).toBeNull()
  })

  test('counts posts of kinds that are unknown here, and of ids that no site gives', () => {
    const json = [RECORD, { ...RECORD, kind: 'heron' }, { ...RECORD, id: '../x' }]
    expect(readArchivePosts(json)).toMatchObject({ unknown: 2, posts: [{ id: 'post_1' }] })
  })

  test('reads the most private value of a field that is misformed', () => {
    expect(
      readPosts({ visibility: 'everyone', replyPolicy: 7, tags: ['a', 1], detail: [], parents: 'x' }),
    ).toEqual([
      expect.objectContaining({
        visibility: 'private',
        replyPolicy: 'nobody',
        tags: ['a'],
        detail: {},
        parents: [],
        createdAt: Date.parse(RECORD.createdAt),
      }),
    ])
  })
})

describe('createArchivePlan', () => {
  test('puts owlcasts before their recordings, and posts before their replies', () => {
    const later = '2027-01-01T00:00:00.000Z'
    const posts = readPosts(
      { kind: 'owlcast', owlcast: 'post_1' },
      { kind: 'owlcast', audio: null, createdAt: later },
      { answers: 'post_3', parents: [{ id: 'post_3' }] },
      { createdAt: later },
    )
    expect(planIds(posts)).toEqual(['post_1', 'post_0', 'post_3', 'post_2'])
  })

  test('ends for posts that refer to each other, and for a chain of thousands', () => {
    const circle = readPosts(
      { answers: 'post_1', parents: [{ id: 'post_1' }] },
      { answers: 'post_0', parents: [{ id: 'post_0' }, { id: 'post_1' }] },
    )
    expect(planIds(circle).sort()).toEqual(['post_0', 'post_1'])
    const chain = readPosts(
      ...Array.from({ length: 15_000 }, (_, at) => ({ answers: 'x', parents: [{ id: `post_${at + 1}` }] })),
    )
    expect(planIds(chain)[0]).toBe('post_14999')
  })

  test('leaves out what has faded, is hidden, has no sound, or is in an owlcast that is not there', () => {
    const now = Date.parse('2026-06-01T00:00:00.000Z')
    const posts = readPosts(
      { fadesAt: '2026-05-31T23:59:59.000Z' },
      { fadesAt: '2026-06-02T00:00:00.000Z' },
      { hiddenAt: '2026-02-01T00:00:00.000Z' },
      { audio: null },
      { kind: 'owlcast', owlcast: 'post_elsewhere' },
    )
    expect(createArchivePlan(posts, now)).toMatchObject({
      posts: [{ id: 'post_1' }],
      omitted: { expired: 1, hidden: 1, no_recording: 1, owlcast_missing: 1 },
    })
  })

  test('counts replies of which no parent is there', () => {
    const posts = readPosts(
      { answers: 'post_9', parents: [{ id: 'post_9' }] },
      { answers: 'post_0', parents: [{ id: 'post_9' }, { id: 'post_0' }] },
      { answers: 'post_8', parents: [] },
    )
    expect(createArchivePlan(posts, 0).orphans).toBe(2)
  })
})

test('countArchiveKinds counts posts in the order of the kinds', () => {
  expect(countArchiveKinds(readPosts({ kind: 'hum' }, {}, { kind: 'hum' }))).toEqual([
    { kind: 'squawk', count: 1 },
    { kind: 'hum', count: 2 },
  ])
})

test('readArchiveProfile returns null without a name', () => {
  expect(readArchiveProfile({ displayName: 'Wren', avatarColor: 'teal', email: 'x' })).toEqual({
    displayName: 'Wren',
    avatarColor: 'teal',
  })
  for (const json of [null, [], { avatarColor: 'teal' }]) expect(readArchiveProfile(json)).toBeNull()
})

test('readArchiveWords drops words that are none, and all of an unknown language', () => {
  const words = [['The', 0, 400], ['fox', 'x', 1], 'is', ['back', 400, 800]]
  expect(readArchiveWords({ language: 'en', engine: 'a<b>', words })).toEqual({
    language: 'en',
    engine: 'ab',
    words: [
      ['The', 0, 400],
      ['back', 400, 800],
    ],
  })
  for (const json of [null, [], { language: 'English', engine: 'a', words }])
    expect(readArchiveWords(json)).toBeNull()
})

test.each([
  ['public', 0, true, true],
  ['public', 23, true, true],
  ['public', 24, true, false],
  ['unlisted', 0, true, false],
  ['private', 0, false, true],
  ['private', 24, false, false],
] as const)(
  'a %s post of %i hours ago counts as published',
  (visibility, hours, isVisibilityFixed, counts) => {
    const now = 1_000 * HOUR_MS
    const post = { visibility, createdAt: now - hours * HOUR_MS }
    expect(isPublishedByImport(post, { now, isVisibilityFixed })).toBe(counts)
  },
)
