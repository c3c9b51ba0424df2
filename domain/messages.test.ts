import { expect, test } from 'vitest'
import { NOBODY } from './audience'
import { peerKey, peerOfKey, peerOfRecipient } from './messages'

test('formats and parses peer keys', () => {
  for (const key of ['user:usr_1', 'mail:mara@example.org', 'tel:+442079460000'])
    expect(peerKey(peerOfKey(key) ?? { by: 'user', value: '' })).toBe(key)
  for (const key of ['', 'user:', 'admin:x', 'user', `mail:${'a'.repeat(300)}`])
    expect(peerOfKey(key)).toBeNull()
})

test('prefers the member over the address', () => {
  const recipient = { id: 'usr_1', email: 'mara@example.org', phone: null }
  expect(peerOfRecipient(recipient)).toEqual({ by: 'user', value: 'usr_1' })
  expect(peerOfRecipient({ ...recipient, id: null })).toEqual({ by: 'mail', value: 'mara@example.org' })
  expect(peerOfRecipient(NOBODY)).toBeNull()
})
