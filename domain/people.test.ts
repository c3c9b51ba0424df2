import { expect, test } from 'vitest'
import { displayNameFor, initialsOf, isUsername, normalUsername, usernameFor } from './people'

test('the display name is the given one, the username, the local part, or User', () => {
  const email = 'mara@example.org'
  expect(displayNameFor({ displayName: ' Mara  L ', username: 'maralind', email })).toBe('Mara L')
  expect(displayNameFor({ displayName: ' \u200b ', username: 'maralind', email })).toBe('maralind')
  expect(displayNameFor({ email })).toBe('mara')
  expect(displayNameFor({})).toBe('User')
  expect(displayNameFor({ displayName: '🦉'.repeat(60) })).toBe('🦉'.repeat(50))
})

test('with a phone number alone it is a voice seeker', () => {
  const phone = '+1 415 555 0142'
  const email = 'x1@phone.owlcast.invalid'
  expect(displayNameFor({ phone, email, username: 'user_0142' })).toBe('Voice Seeker 0142')
  expect(displayNameFor({ phone, email, displayName: 'Mara' })).toBe('Mara')
  expect(usernameFor({ phone, email })).toBe('user_0142')
})

test('a username comes from the local part where one can be made', () => {
  expect(usernameFor({ email: 'Mara.Lind+voice@example.org' })).toBe('mara_lind_voice')
  expect(usernameFor({ email: 'a@example.org' })).toBeNull()
  expect(usernameFor({ email: 'admin@example.org' })).toBeNull()
  expect(usernameFor({ email: `${'x'.repeat(60)}@example.org` })).toBe('x'.repeat(30))
})

test('one username has one form, and reserved words stay free in every disguise', () => {
  expect(normalUsername(' @Wren_1 ')).toBe('wren_1')
  for (const name of ['admin', '_admin_', 'owlcast', 'api']) expect(isUsername(name)).toBe(false)
  for (const name of ['wren', 'wren_1', '123']) expect(isUsername(name)).toBe(true)
})

test('initials are the first letters of the first and the last word', () => {
  expect(initialsOf('Wren van Okafor')).toBe('WO')
  expect(initialsOf('élan')).toBe('É')
})

test('initials are two letters at most, whatever becomes of them in capitals', () => {
  expect(initialsOf('ßeta ßigma')).toBe('SS')
  expect(initialsOf('wren')).toBe('W')
  expect(initialsOf('🦉 lark')).toBe('🦉L')
  expect(initialsOf(' ')).toBe('')
})

test('what is drawn as one sign is one initial', () => {
  expect(initialsOf('🇸🇪 Sverige')).toBe('🇸🇪S')
  expect(initialsOf('👩‍👩‍👧‍👦🦉')).toBe('👩‍👩‍👧‍👦')
  expect(initialsOf('👋🏽 hej')).toBe('👋🏽H')
  expect(initialsOf('❤️ love')).toBe('❤️L')
})
