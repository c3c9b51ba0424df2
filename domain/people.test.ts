import { expect, test } from 'vitest'
import { displayNameFor, initialsOf, isUsername, normalUsername, usernameFor } from './people'

test('creates the display name from name, username, local part or User', () => {
  const email = 'mara@example.org'
  expect(displayNameFor({ displayName: ' Mara  L ', username: 'maralind', email })).toBe('Mara L')
  expect(displayNameFor({ displayName: ' \u200b ', username: 'maralind', email })).toBe('maralind')
  expect(displayNameFor({ email })).toBe('mara')
  expect(displayNameFor({})).toBe('User')
  expect(displayNameFor({ displayName: '🦉'.repeat(60) })).toBe('🦉'.repeat(50))
})

test('names a user with only a phone number Voice Seeker', () => {
  const phone = '+1 415 555 0142'
  const email = 'x1@phone.owlcast.invalid'
  expect(displayNameFor({ phone, email, username: 'user_0142' })).toBe('Voice Seeker 0142')
  expect(displayNameFor({ phone, email, displayName: 'Mara' })).toBe('Mara')
  expect(usernameFor({ phone, email })).toBe('user_0142')
})

test('suggests a username from the local part of an email', () => {
  expect(usernameFor({ email: 'Mara.Lind+voice@example.org' })).toBe('mara_lind_voice')
  expect(usernameFor({ email: 'a@example.org' })).toBeNull()
  expect(usernameFor({ email: 'admin@example.org' })).toBeNull()
  expect(usernameFor({ email: `${'x'.repeat(60)}@example.org` })).toBe('x'.repeat(30))
})

test('normalizes usernames and detects reserved words', () => {
  expect(normalUsername(' @Wren_1 ')).toBe('wren_1')
  for (const name of ['admin', '_admin_', 'owlcast', 'api']) expect(isUsername(name)).toBe(false)
  for (const name of ['wren', 'wren_1', '123']) expect(isUsername(name)).toBe(true)
})

test('takes initials from the first and the last word', () => {
  expect(initialsOf('Wren van Okafor')).toBe('WO')
  expect(initialsOf('élan')).toBe('É')
})

test('returns at most two initials in upper case', () => {
  expect(initialsOf('ßeta ßigma')).toBe('SS')
  expect(initialsOf('wren')).toBe('W')
  expect(initialsOf('🦉 lark')).toBe('🦉L')
  expect(initialsOf(' ')).toBe('')
})

test('treats a grapheme cluster as one initial', () => {
  expect(initialsOf('🇸🇪 Sverige')).toBe('🇸🇪S')
  expect(initialsOf('👩‍👩‍👧‍👦🦉')).toBe('👩‍👩‍👧‍👦')
  expect(initialsOf('👋🏽 hej')).toBe('👋🏽H')
  expect(initialsOf('❤️ love')).toBe('❤️L')
})
