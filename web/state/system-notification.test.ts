import { expect, test } from 'vitest'
import type { Notification } from '../../domain/notifications/notifications.schema'
import { createSystemNotification } from './system-notification'

const reply: Notification = {
  id: 'ntf_1',
  type: 'squawk',
  reason: 'reply',
  actor: { id: 'usr_1', username: 'dele', displayName: 'Dele', avatarUrl: null, avatarColor: 'red' },
  count: 1,
  deletedTitle: null,
  post: { id: 'post_1', kind: 'squawk', title: 'The fox', seconds: 13 },
  sourceId: 'post_2',
  message: null,
  at: 0,
  isRead: false,
}

test('shows what was said on a line of its own', () => {
  const { options } = createSystemNotification(reply, { words: 'It brought a friend.' })
  const [sentence, words, ...rest] = options.body?.split('\n') ?? []
  expect(sentence).toContain('Dele')
  expect([words, ...rest]).toEqual(['It brought a friend.'])
})

test('shows the sentence alone without words, tagged by its id', () => {
  const { options } = createSystemNotification(reply)
  expect(options.body).not.toContain('\n')
  expect(options.tag).toBe('ntf_1')
})
