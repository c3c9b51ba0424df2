import { expect, test } from 'vitest'
import { createDisplayName, deriveUsername, isUsername, normalizeUsername } from './people'

test('creates the display name from name, username, local part or User', () => {
  const email = 'mara@example.org'
  expect(createDisplayName({ displayName: ' Mara  L ', username: 'maralind', email })).toBe('Mara L')
  expect(createDisplayName({ displayName: ' \u200b ', username: 'maralind', email })).toBe('maralind')
  expect(createDisplayName({ email })).toBe('mara')
  expect(createDisplayName({})).toBe('User')
  expect(createDisplayName({ displayName: '🦉'.repeat(60) })).toBe('🦉'.repeat(50))
})

test('names a user with only a phone number Voice Seeker', () => {
  const phone = '+1 415 555 0142'
  const email = 'x1@phone.owlcast.invalid'
  expect(createDisplayName({ phone, email, username: 'user_0142' })).toBe('Voice Seeker 0142')
  expect(createDisplayName({ phone, email, displayName: 'Mara' })).toBe('Mara')
  expect(deriveUsername({ phone, email })).toBe('user_0142')
})

test('suggests a username from the local part of an email', () => {
  expect(deriveUsername({ email: 'Mara.Lind+voice@example.org' })).toBe('mara_lind_voice')
  expect(deriveUsername({ email: 'a@example.org' })).toBeNull()
  expect(deriveUsername({ email: 'admin@example.org' })).toBeNull()
  expect(deriveUsername({ email: `${'x'.repeat(60)}@example.org` })).toBe('x'.repeat(30))
})

test('normalizes usernames and detects reserved words', () => {
  expect(normalizeUsername(' @Wren_1 ')).toBe('wren_1')
  for (const name of ['admin', '_admin_', 'owlcast', 'api']) expect(isUsername(name)).toBe(false)
  for (const name of ['wren', 'wren_1', '123']) expect(isUsername(name)).toBe(true)
})
