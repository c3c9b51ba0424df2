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

test('only what is pending runs out, and only the clock says so', () => {
  for (const status of INVITATION_STATUSES) {
    expect(invitationState({ status, expiresAt: 100 }, 99)).toBe(status)
    expect(invitationState({ status, expiresAt: 100 }, 100)).toBe(status === 'pending' ? 'expired' : status)
  }
  expect(isOpen({ status: 'pending', expiresAt: 100 }, 99)).toBe(true)
  expect(isOpen({ status: 'pending', expiresAt: 100 }, 100)).toBe(false)
  expect(isOpen({ status: 'accepted', expiresAt: 100 }, 99)).toBe(false)
})

test('an address is shown to others so that only its owner knows it again', () => {
  expect(maskedIdentifier('mara.lindqvist@example.org')).toBe('m•••@example.org')
  expect(maskedIdentifier('+442079460018')).toBe('•••18')
  expect(maskedIdentifier('@maralind')).toBe('@maralind')
})

test('every kind that takes collaborators is led to by invitations, and no other', () => {
  for (const kind of KIND_NAMES) expect(opensWithInvitation(kind)).toBe(kindOf(kind).collaborators)
  expect(invitationLink('https://o.example', { kind: 'hum', id: 'post_1' }, 'abc')).toBe(
    'https://o.example/hum/post_1?invitation=abc',
  )
})

test('its author and those who joined work on a post; a visitor does not', () => {
  const post = { author: { id: 'a' }, collaborators: [{ id: 'b' }] }
  expect(['a', 'b', 'c', undefined].map((id) => worksOn(post, id))).toEqual([true, true, false, false])
  // A list that an older version of the app kept knows of nobody.
  expect(worksOn({ author: { id: 'a' } }, 'b')).toBe(false)
})
