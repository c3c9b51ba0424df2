import { expect, test } from 'vitest'
import type { Post } from '../../../domain/posts/posts.schema'
import { isSamePlayable, listPlayableRecordings } from './recordings-playlist'

const recording = (id: string, changes: Partial<Post> = {}) =>
  ({
    id,
    kind: 'owlcast',
    subtype: null,
    title: id,
    author: { displayName: 'Mara' },
    podcast: null,
    audioUrl: `/media/${id}`,
    seconds: 60,
    peaks: '',
    price: null,
    owlcastId: 'o',
    ...changes,
  }) as Post

test('numbers each recording among all, including those not loaded', () => {
  const heard = listPlayableRecordings([recording('a'), recording('b', { title: 'Untitled' })], {
    recordingCount: 5,
  })
  expect(heard.map(({ title, author }) => [title, author])).toEqual([
    ['a', 'Mara · 1 of 5'],
    ['Untitled', 'Mara · 2 of 5'],
  ])
  // The stored count may lag behind.
  expect(listPlayableRecordings([recording('a'), recording('b')], { recordingCount: 0 }).at(-1)?.author).toBe(
    'Mara · 2 of 2',
  )
})

test('numbers a recording without sound and skips it', () => {
  const heard = listPlayableRecordings([recording('a', { audioUrl: null }), recording('b')], {
    recordingCount: 2,
  })
  expect(heard.map(({ author }) => author)).toEqual(['Mara · 2 of 2'])
})

test('compares playables by sound and title', () => {
  const [one, ...rest] = [
    recording('a'),
    recording('a'),
    recording('a', { title: 'Other' }),
    recording('a', { price: { cents: 99, locked: true } }),
  ].flatMap((post) => listPlayableRecordings([post], { recordingCount: 1 }))
  expect(one && rest.map((other) => isSamePlayable(one, other))).toEqual([true, false, false])
})

test('plays each recording with the cover of its owlcast', () => {
  const cover = { url: '/media/med_1.jpg', side: 1400 }
  const [drawn] = listPlayableRecordings([recording('a')], { recordingCount: 1 })
  const [own] = listPlayableRecordings([recording('a')], { recordingCount: 1, cover })
  expect([drawn?.cover, own?.cover]).toEqual([undefined, cover])
  expect(drawn && own && isSamePlayable(drawn, own)).toBe(false)
})
