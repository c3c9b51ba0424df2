import { expect, test } from 'vitest'
import type { Post } from '../../domain/posts.schema'
import { calledSo, isPreview, lengthOf, openedBy, placeIn, playableOf } from './playable'

const author = { id: 'u', username: 'u', displayName: 'Mara', avatarUrl: null, avatarColor: 'green' } as const
const peaks = Array.from({ length: 160 }, (_, at) => at)
const post: Post = {
  ...{
    id: 'p',
    kind: 'owlcast',
    subtype: null,
    author,
    collaborators: [],
    mentions: [],
    title: 'Rain',
    content: '',
  },
  ...{ tags: [], audioUrl: '/media/p', seconds: 120, peaks, track: null, podcast: null, parentId: null },
  ...{ owlcastId: 'o', sourceId: null, recordingCount: 0, price: null, visibility: 'public' },
  ...{ repliesFrom: 'everyone', replyLock: null },
  ...{
    transcript: null,
    language: null,
    song: null,
    replyCount: 0,
    chainCount: 0,
    createdAt: 1,
    editedAt: null,
    expiresAt: null,
  },
  sample: false,
}
const heard = (given: Partial<Post>) => {
  const item = playableOf({ ...post, ...given })
  if (!item) throw new Error('nothing to hear')
  return item
}

test('ignores an invalid duration of the element', () => {
  expect(lengthOf(48, Number.POSITIVE_INFINITY)).toBe(48)
  expect(lengthOf(0, 31.5)).toBe(31.5)
  expect(lengthOf(Number.NaN, Number.NaN)).toBe(0)
  expect(lengthOf(0, Number.POSITIVE_INFINITY)).toBe(0)
  expect(lengthOf(-1)).toBe(0)
})

test('clamps positions to the recording', () => {
  expect(placeIn(20, 48)).toBe(20)
  expect(placeIn(-5, 48)).toBe(0)
  expect(placeIn(99, 48)).toBe(48)
  expect(placeIn(Number.NaN, 48)).toBe(0)
  expect(placeIn(Number.POSITIVE_INFINITY, 48)).toBe(0)
  expect(placeIn(20, 0)).toBe(20)
})

test('plays the preview of a locked post and keeps the full length for unlocking', () => {
  const locked = heard({ audioUrl: '/media/p/preview', price: { cents: 299, locked: true } })
  expect(isPreview(locked)).toBe(true)
  expect(locked).toMatchObject({ url: '/media/p/preview', seconds: 30, price: { paidId: 'o', cents: 299 } })
  expect(locked.peaks).toEqual(peaks.slice(0, 40))
  const paid = heard({ price: { cents: 299, locked: false } })
  expect(openedBy(locked, 'o')).toEqual(paid)
  expect(paid).toMatchObject({ url: '/media/p', seconds: 120, price: { paidId: 'o', cents: 299 } })
  expect(isPreview(paid)).toBe(false)
})

test('unlocks only what was paid for', () => {
  const song = heard({ id: 's', owlcastId: null, price: { cents: 99, locked: true } })
  expect(openedBy(song, 'o')).toBe(song)
  expect(openedBy(song, 's')).toMatchObject({ url: '/media/p', seconds: 120 })
  const free = heard({})
  expect(openedBy(free, 'o')).toBe(free)
})

test('applies a new name to the full recording too', () => {
  const locked = calledSo(heard({ price: { cents: 299, locked: true } }), { title: 'Rain', author: '2 of 3' })
  expect(openedBy(locked, 'o').author).toBe('2 of 3')
})
