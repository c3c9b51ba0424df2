import { expect, test } from 'vitest'
import type { Post } from '../../../domain/posts/posts.schema'
import { listChainPlayables } from './play-chain'

const author = { id: 'u', username: 'u', displayName: 'Mara', avatarUrl: null, avatarColor: 'green' } as const
const voice = (id: string, createdAt: number, given: Partial<Post> = {}): Post => ({
  id,
  kind: 'hum',
  subtype: null,
  author,
  collaborators: [],
  mentions: [],
  title: 'My HUM',
  content: '',
  tags: [],
  owlcastId: null,
  sourceId: null,
  chainCount: 0,
  momentCount: 0,
  allowsBraid: false,
  recordingCount: 0,
  price: null,
  audioUrl: `/media/${id}`,
  seconds: 3,
  peaks: '',
  pauses: null,
  track: null,
  podcast: null,
  parentId: null,
  visibility: 'public',
  replyPolicy: 'everyone',
  replyLock: null,
  transcript: null,
  transcriptState: null,
  language: null,
  song: null,
  replyCount: 0,
  createdAt,
  editedAt: null,
  expiresAt: null,
  isSample: false,
  ...given,
})

test('lists the first post and those of its kind by time, numbered', () => {
  const first = voice('first', 100, { title: 'Home' })
  const heard = listChainPlayables(first, [
    voice('late', 300),
    voice('squawk', 250, { kind: 'squawk' }),
    voice('early', 200, { title: 'Mine' }),
    voice('b', 300),
    voice('silent', 210, { audioUrl: null }),
  ])
  expect(heard.map(({ id, title, author: by }) => [id, title, by])).toEqual([
    ['first', 'Home', 'Mara · 1 of 4'],
    ['early', 'Mine', 'Mara · 2 of 4'],
    ['b', 'Voice, 0:03', 'Mara · 3 of 4'],
    ['late', 'Voice, 0:03', 'Mara · 4 of 4'],
  ])
})

test('returns nothing without any audio', () => {
  expect(listChainPlayables(voice('first', 1, { audioUrl: null }), [])).toEqual([])
})
