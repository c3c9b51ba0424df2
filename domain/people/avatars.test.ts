import { expect, test } from 'vitest'
import { getInitials } from './avatars'

test('takes initials from the first and the last word', () => {
  expect(getInitials('Wren van Okafor')).toBe('WO')
  expect(getInitials('élan')).toBe('É')
})

test('returns at most two initials in upper case', () => {
  expect(getInitials('ßeta ßigma')).toBe('SS')
  expect(getInitials('wren')).toBe('W')
  expect(getInitials('🦉 lark')).toBe('🦉L')
  expect(getInitials(' ')).toBe('')
})

test('treats a grapheme cluster as one initial', () => {
  expect(getInitials('🇸🇪 Sverige')).toBe('🇸🇪S')
  expect(getInitials('👩‍👩‍👧‍👦🦉')).toBe('👩‍👩‍👧‍👦')
  expect(getInitials('👋🏽 hej')).toBe('👋🏽H')
  expect(getInitials('❤️ love')).toBe('❤️L')
})
