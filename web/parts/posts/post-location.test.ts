import { expect, test } from 'vitest'
import { getPostLocation } from './post-location'

const POST = { id: 'post_a', kind: 'squawk', peer: null, parent: null } as const

test("opens a post in its kind's list, a message in its conversation", () => {
  expect(getPostLocation(POST)).toEqual({ view: 'speace', params: { post: 'post_a' } })
  expect(getPostLocation({ ...POST, kind: 'mue', peer: 'user:usr_b' })).toEqual({
    view: 'mue-messages',
    params: { with: 'user:usr_b', post: 'post_a' },
  })
})

test("opens a reply in its parent's thread", () => {
  expect(getPostLocation({ ...POST, parent: { id: 'post_b', kind: 'hum' } })).toEqual({
    view: 'hum',
    params: { post: 'post_b', thread: '', voice: 'post_a' },
  })
})

test('opens a post without a list on its own page', () => {
  expect(getPostLocation({ ...POST, kind: 'mue' })).toEqual({ path: '/mue/post_a' })
  expect(getPostLocation({ ...POST, parent: { id: 'post_b', kind: 'mue' } })).toEqual({
    path: '/squawk/post_a',
  })
})

test('opens a post at a second, wherever it is shown', () => {
  const at = { ...POST, startSeconds: 17.9 }
  expect(getPostLocation(at)).toEqual({ view: 'speace', params: { post: 'post_a', t: '17' } })
  expect(getPostLocation({ ...at, kind: 'mue', peer: 'user:usr_b' })).toMatchObject({ params: { t: '17' } })
  expect(getPostLocation({ ...at, parent: { id: 'post_b', kind: 'hum' } })).toMatchObject({
    params: { voice: 'post_a', t: '17' },
  })
  expect(getPostLocation({ ...at, kind: 'mue' })).toEqual({ path: '/mue/post_a?t=17' })
})
