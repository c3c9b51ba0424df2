import { describe, expect, test } from 'vitest'
import type { Notification } from '../notifications/notifications.schema'
import { joinPieces, toSentence } from './en/people'

const mara = {
  id: 'usr_m',
  username: 'mara',
  displayName: 'Mara',
  avatarColor: 'teal',
  avatarUrl: null,
} as const

function formatText(changes: Partial<Notification>): string {
  const post = { id: 'post_1', kind: changes.type ?? 'squawk', title: 'The fox is back', seconds: 13 }
  const notification: Notification = {
    id: 'ntf_1',
    type: 'squawk',
    reason: 'reply',
    actor: mara,
    count: 1,
    post,
    sourceId: null,
    message: null,
    deletedTitle: null,
    at: 0,
    isRead: false,
    ...changes,
  }
  return joinPieces(toSentence(notification))
}

describe('notification texts', () => {
  test.each<[string, Partial<Notification>]>([
    ['Mara sent you a MUE', { reason: 'message', type: 'mue' }],
    ['Mara sent you 3 MUEs', { reason: 'message', type: 'mue', count: 3 }],
    ['Mara replied to The fox is back', {}],
    ['21 replies to The fox is back, the latest from Mara', { count: 21 }],
    ['Mara added a voice to The fox is back', { type: 'hum' }],
    ['2 voices joined The fox is back, the latest from Mara', { type: 'nightingale', count: 2 }],
    ['Mara added a recording to The fox is back', { type: 'owlcast' }],
    ['2 new recordings in The fox is back, the latest from Mara', { type: 'owlcast', count: 2 }],
    ['Mara mentioned you in The fox is back', { reason: 'mention' }],
    ['Mara invited you to collaborate on The fox is back', { reason: 'invite' }],
    ['Mara shared The fox is back', { reason: 'new_post' }],
    ['There are new squawks. The latest is The fox is back by Mara', { reason: 'every_squawk', count: 3 }],
    ['Mara shared 4 posts. The latest is The fox is back', { reason: 'new_post', count: 4 }],
    ['The fox is back fades soon. Listen again while you can.', { reason: 'expiry', actor: null }],
    [
      'Your Pro plan has ended. Everything you made with it stays as it is.',
      { reason: 'system', type: null, actor: null, post: null, message: 'plan.ended' },
    ],
    [
      'A moderator hid My night. No one can hear it for now.',
      { reason: 'system', type: null, post: null, message: 'moderation.hidden', deletedTitle: 'My night' },
    ],
    [
      'A moderator restored one of your posts.',
      { reason: 'system', type: null, post: null, message: 'moderation.shown' },
    ],
    ['A new report is waiting.', { reason: 'report', type: null, actor: null, post: null }],
    ['4 new reports are waiting.', { reason: 'report', type: null, actor: null, post: null, count: 4 }],
    ['Someone replied to The fox is back', { actor: null }],
  ])('%s', (sentence, changes) => {
    expect(formatText(changes)).toBe(sentence)
  })

  test('names a post without title and words by its length', () => {
    const post = { id: 'post_1', kind: 'nightingale', title: '', seconds: 13 } as const
    expect(formatText({ reason: 'mention', post })).toBe('Mara mentioned you in Voice, 0:13')
  })
})
