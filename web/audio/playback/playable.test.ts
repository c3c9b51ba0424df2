import { expect, test } from 'vitest'
import type { Post } from '../../../domain/posts/posts.schema'
import { clampPosition, getDuration, isPreview, renamePlayable, toPlayable, unlockPlayable } from './playable'

const author = { id: 'u', username: 'u', displayName: 'Mara', avatarUrl: null, avatarColor: 'green' } as const
const peaks = 'AZaz09-_'.repeat(20)
const post: Post = {
  id: 'p',
  kind: 'owlcast',
  subtype: null,
  author,
  collaborators: [],
  mentions: [],
  title: 'Rain',
  content: '',
  tags: [],
  audioUrl: '/media/p',
  seconds: 120,
  peaks,
  pauses: null,
  track: null,
  podcast: null,
  parentId: null,
  owlcastId: 'o',
  sourceId: null,
  recordingCount: 0,
  price: null,
  visibility: 'public',
  replyPolicy: 'everyone',
  replyLock: null,
  transcript: null,
  transcriptState: null,
  language: null,
  song: null,
  replyCount: 0,
  chainCount: 0,
  momentCount: 0,
  allowsBraid: false,
  createdAt: 1,
  editedAt: null,
  expiresAt: null,
  isSample: false,
}
const createPlayable = (given: Partial<Post>) => {
  const item = toPlayable({ ...post, ...given })
  if (!item) throw new Error('nothing to hear')
  return item
}

test('ignores an invalid duration of the element', () => {
  expect(getDuration(48, Number.POSITIVE_INFINITY)).toBe(48)
  expect(getDuration(0, 31.5)).toBe(31.5)
  expect(getDuration(Number.NaN, Number.NaN)).toBe(0)
  expect(getDuration(0, Number.POSITIVE_INFINITY)).toBe(0)
  expect(getDuration(-1)).toBe(0)
})

test('clamps positions to the recording', () => {
  expect(clampPosition(20, 48)).toBe(20)
  expect(clampPosition(-5, 48)).toBe(0)
  expect(clampPosition(99, 48)).toBe(48)
  expect(clampPosition(Number.NaN, 48)).toBe(0)
  expect(clampPosition(Number.POSITIVE_INFINITY, 48)).toBe(0)
  expect(clampPosition(20, 0)).toBe(20)
})

test('plays the preview of a locked post and keeps the full length for unlocking', () => {
  const locked = createPlayable({ audioUrl: '/media/p/preview', price: { cents: 299, locked: true } })
  expect(isPreview(locked)).toBe(true)
  expect(locked).toMatchObject({ url: '/media/p/preview', seconds: 30, price: { paidId: 'o', cents: 299 } })
  expect(locked.peaks).toBe(peaks.slice(0, 40))
  const paid = createPlayable({ price: { cents: 299, locked: false } })
  expect(unlockPlayable(locked, 'o')).toEqual(paid)
  expect(paid).toMatchObject({ url: '/media/p', seconds: 120, price: { paidId: 'o', cents: 299 } })
  expect(isPreview(paid)).toBe(false)
})

test('unlocks only what was paid for', () => {
  const song = createPlayable({ id: 's', owlcastId: null, price: { cents: 99, locked: true } })
  expect(unlockPlayable(song, 'o')).toBe(song)
  expect(unlockPlayable(song, 's')).toMatchObject({ url: '/media/p', seconds: 120 })
  const free = createPlayable({})
  expect(unlockPlayable(free, 'o')).toBe(free)
})

test('applies a new name to the full recording too', () => {
  const locked = renamePlayable(createPlayable({ price: { cents: 299, locked: true } }), {
    title: 'Rain',
    author: '2 of 3',
  })
  expect(unlockPlayable(locked, 'o').author).toBe('2 of 3')
})
