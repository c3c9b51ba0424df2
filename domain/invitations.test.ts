import { expect, test } from 'vitest'
import { INVITATION_STATUSES, invitationState, isOpen, maskedIdentifier } from './invitations'

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
