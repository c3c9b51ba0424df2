import { expect, test } from 'vitest'
import type { Notification } from '../../domain/notifications/notifications.schema'
import { getNotificationTarget } from './notification-target'

const wren = {
  id: 'usr_w',
  username: 'wren',
  displayName: 'Wren',
  avatarColor: 'teal',
  avatarUrl: null,
} as const

function getTarget(given: Partial<Notification>) {
  const kind = given.type ?? 'squawk'
  return getNotificationTarget({
    id: 'ntf_1',
    type: kind,
    reason: 'reply',
    actor: wren,
    count: 1,
    sourceId: null,
    message: null,
    post: { id: 'post_1', kind, title: 'n', seconds: 13 },
    deletedTitle: null,
    at: 0,
    isRead: false,
    ...given,
  })
}

test('opens a reply in its thread', () => {
  expect(getTarget({ sourceId: 'post_2' })).toEqual({
    view: 'speace',
    params: { post: 'post_1', thread: '', voice: 'post_2' },
  })
})

test('opens a recording in its owlcast, and an invitation at the owlcast', () => {
  expect(getTarget({ type: 'owlcast', sourceId: 'post_2' })).toEqual({
    view: 'owlcast',
    params: { post: 'post_2' },
  })
  expect(getTarget({ type: 'owlcast', reason: 'invite' })).toEqual({
    view: 'owlcast',
    params: { post: 'post_1' },
  })
})

test('opens a message in its conversation', () => {
  expect(getTarget({ type: 'mue', reason: 'message' })).toEqual({
    view: 'mue-messages',
    params: { with: 'user:usr_w', post: 'post_1' },
  })
})

test.each([
  ['plan.ended', 'plan'],
  ['webhook.disabled', 'webhooks'],
  ['refund.failed', 'plan'],
  ['payout.refused', 'earnings'],
  ['moderation.suspended', 'safety'],
  ['moderation.role_admin', 'safety'],
] as const)('opens the section of the settings that %s is about', (message, section) => {
  const target = getTarget({ reason: 'system', type: null, post: null, actor: null, message })
  expect(target).toEqual({ view: 'settings', params: { section } })
})

test('opens the moderation queue for a report', () => {
  expect(getTarget({ reason: 'report', type: null, post: null, actor: null })).toEqual({ view: 'moderation' })
})
