import { expect, test } from 'vitest'
import { NO_RECIPIENT } from '../posts/audience'
import { findPeerKey, formatPeerKey, parsePeerKey, toPeer } from './messages'

test('formats and parses peer keys', () => {
  for (const key of ['user:usr_1', 'email:mara@example.org', 'phone:+442079460000'])
    expect(formatPeerKey(parsePeerKey(key) ?? { by: 'user', value: '' })).toBe(key)
  for (const key of ['', 'user:', 'admin:x', 'user', `email:${'a'.repeat(300)}`])
    expect(parsePeerKey(key)).toBeNull()
})

test('prefers the member over the address', () => {
  const recipient = { id: 'usr_1', email: 'mara@example.org', phone: null }
  expect(toPeer(recipient)).toEqual({ by: 'user', value: 'usr_1' })
  expect(toPeer({ ...recipient, id: null })).toEqual({ by: 'email', value: 'mara@example.org' })
  expect(toPeer({ ...NO_RECIPIENT, phone: '+442079460000' })).toEqual({ by: 'phone', value: '+442079460000' })
  expect(toPeer(NO_RECIPIENT)).toBeNull()
})

test('finds the conversation of a message for both participants only', () => {
  const message = { authorId: 'usr_2', recipient: { ...NO_RECIPIENT, id: 'usr_1' } }
  expect(findPeerKey('usr_2', message)).toBe('user:usr_1')
  expect(findPeerKey('usr_1', message)).toBe('user:usr_2')
  expect(findPeerKey(null, message)).toBeNull()
  expect(findPeerKey('usr_1', { ...message, recipient: NO_RECIPIENT })).toBeNull()
})
