import { expect, test } from 'vitest'
import { getKind, KIND_NAMES } from '../kinds'
import {
  createInvitationLink,
  getInvitationState,
  hasInvitationLinks,
  INVITATION_STATUSES,
  isContributor,
  isInvitationOpen,
  maskIdentifier,
} from './invitations'

test('expires only pending invitations, by the clock', () => {
  for (const status of INVITATION_STATUSES) {
    expect(getInvitationState({ status, expiresAt: 100 }, 99)).toBe(status)
    expect(getInvitationState({ status, expiresAt: 100 }, 100)).toBe(
      status === 'pending' ? 'expired' : status,
    )
  }
  expect(isInvitationOpen({ status: 'pending', expiresAt: 100 }, 99)).toBe(true)
  expect(isInvitationOpen({ status: 'pending', expiresAt: 100 }, 100)).toBe(false)
  expect(isInvitationOpen({ status: 'accepted', expiresAt: 100 }, 99)).toBe(false)
})

test('masks addresses so that only their owner recognizes them', () => {
  expect(maskIdentifier('mara.lindqvist@example.org')).toBe('m•••@example.org')
  expect(maskIdentifier('+442079460018')).toBe('•••18')
  expect(maskIdentifier('@maralind')).toBe('@maralind')
})

test('has invitation links exactly for kinds with collaborators', () => {
  for (const kind of KIND_NAMES) expect(hasInvitationLinks(kind)).toBe(getKind(kind).collaborators)
  expect(createInvitationLink('https://o.example', { kind: 'hum', id: 'post_1' }, 'abc')).toBe(
    'https://o.example/hum/post_1?invitation=abc',
  )
})

test('treats the author and collaborators as contributors, not visitors', () => {
  const post = { author: { id: 'a' }, collaborators: [{ id: 'b' }] }
  expect(['a', 'b', 'c', undefined].map((id) => isContributor(post, id))).toEqual([true, true, false, false])
})
