import { expect, test } from 'vitest'
import {
  INVITATION_STATUSES,
  invitationLink,
  invitationState,
  isOpen,
  maskedIdentifier,
  opensWithInvitation,
  worksOn,
} from './invitations'
import { KIND_NAMES, kindOf } from './kinds'

test('expires only pending invitations, by the clock', () => {
  for (const status of INVITATION_STATUSES) {
    expect(invitationState({ status, expiresAt: 100 }, 99)).toBe(status)
    expect(invitationState({ status, expiresAt: 100 }, 100)).toBe(status === 'pending' ? 'expired' : status)
  }
  expect(isOpen({ status: 'pending', expiresAt: 100 }, 99)).toBe(true)
  expect(isOpen({ status: 'pending', expiresAt: 100 }, 100)).toBe(false)
  expect(isOpen({ status: 'accepted', expiresAt: 100 }, 99)).toBe(false)
})

test('masks addresses so that only their owner recognizes them', () => {
  expect(maskedIdentifier('mara.lindqvist@example.org')).toBe('m•••@example.org')
  expect(maskedIdentifier('+442079460018')).toBe('•••18')
  expect(maskedIdentifier('@maralind')).toBe('@maralind')
})

test('has invitation links exactly for kinds with collaborators', () => {
  for (const kind of KIND_NAMES) expect(opensWithInvitation(kind)).toBe(kindOf(kind).collaborators)
  expect(invitationLink('https://o.example', { kind: 'hum', id: 'post_1' }, 'abc')).toBe(
    'https://o.example/hum/post_1?invitation=abc',
  )
})

test('treats the author and collaborators as contributors, not visitors', () => {
  const post = { author: { id: 'a' }, collaborators: [{ id: 'b' }] }
  expect(['a', 'b', 'c', undefined].map((id) => worksOn(post, id))).toEqual([true, true, false, false])
  // A list cached by an older version of the app has no collaborators.
  expect(worksOn({ author: { id: 'a' } }, 'b')).toBe(false)
})
