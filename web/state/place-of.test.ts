import { expect, test } from 'vitest'
import type { Notification } from '../../domain/notifications.schema'
import { placeOf } from './place-of'

const wren = {
  id: 'usr_w',
  username: 'wren',
  displayName: 'Wren',
  avatarColor: 'teal',
  avatarUrl: null,
} as const

function placeFor(given: Partial<Notification>) {
  const kind = given.type ?? 'squawk'
  return placeOf({
    ...{ id: 'ntf_1', type: kind, reason: 'reply', actor: wren, count: 1, sourceId: null, message: null },
    ...{ post: { id: 'post_1', kind, title: 'n' }, about: null, at: 0, read: false },
    ...given,
  })
}

test('an answer is shown in the thread it stands in', () => {
  expect(placeFor({ sourceId: 'post_2' })).toEqual({
    view: 'speace',
    params: { post: 'post_1', thread: '', voice: 'post_2' },
  })
})

test('a recording is shown inside of its owlcast, an invitation leads to the owlcast', () => {
  expect(placeFor({ type: 'owlcast', sourceId: 'post_2' })).toEqual({
    view: 'owlcast',
    params: { post: 'post_2' },
  })
  expect(placeFor({ type: 'owlcast', reason: 'invite' })).toEqual({
    view: 'owlcast',
    params: { post: 'post_1' },
  })
})

test('a message leads to its conversation, by whoever it is', () => {
  expect(placeFor({ type: 'mue', reason: 'message' })).toEqual({
    view: 'mue-messages',
    params: { with: 'user:usr_w', post: 'post_1' },
  })
})

test('what is about no post leads to the settings', () => {
  expect(placeFor({ reason: 'system', type: null, post: null, actor: null })).toEqual({ view: 'settings' })
})

test('a report leads to the queue of the moderators', () => {
  expect(placeFor({ reason: 'report', type: null, post: null, actor: null })).toEqual({ view: 'moderation' })
})
