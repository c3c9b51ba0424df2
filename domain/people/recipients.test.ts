import { expect, test } from 'vitest'
import { detectRecipientForm, findConfirmedNumber, isUnconfirmed, type RecipientForm } from './recipients'

test.each<[string, RecipientForm]>([
  ['@wren', 'username'],
  ['@wren@example.org', 'username'],
  ['wren@example.org', 'email'],
  [' +49 (170) 123-4567 ', 'phone'],
  ['0123456789', 'phone'],
  ['123456789', 'unknown'],
  ['+298 211234', 'phone'],
  ['00298 211234', 'phone'],
  ['+49 \u200f۰۱۲۳ ۴۵۶۷', 'unknown'],
  ['Ola Owl <ola@example.org>', 'email'],
  ['"Owl, Ola" <ola@example.org>', 'email'],
  ['ola@example.org (Ola)', 'email'],
  ['mailto:ola@example.org?subject=Hi there', 'email'],
  ['Ola <ola@exa', 'unknown'],
  ['ola@example.org, wren@example.org', 'unknown'],
  ['1234567890123456', 'unknown'],
  ['wren', 'unknown'],
  ['@', 'unknown'],
  ['', 'unknown'],
  // Copied numbers are often embedded left to right.
  ['\u202a+49 170 1234567\u202c', 'phone'],
  // Shown as wren@example.com, @erin and +49 4567 0123.
  ['wren@\u202eelpmaxe\u202c.com', 'unknown'],
  ['wren@\u2067elpmaxe\u2069.com', 'unknown'],
  ['@\u202enire', 'unknown'],
  ['+49 \u200f0123 4567', 'unknown'],
  ['+49 \u061c0123 4567', 'unknown'],
  ['@max\u061c2_1', 'unknown'],
  // A name with its own right-to-left letters.
  ['@\u200fדנה', 'username'],
])('%j is a %s', (typed, form) => {
  expect(detectRecipientForm(typed)).toBe(form)
})

test.each([
  ['@wren', null, null, true],
  ['@wren', 'usr_1', null, false],
  ['wren@example.org', null, null, false],
  ['+46 70 123 45 67', null, null, false],
  ['070-123 45 67', null, null, true],
  ['070-123 45 67', null, '+46 70 123 45 67', false],
])('%s with member %s and number %s is unconfirmed: %s', (recipient, recipientId, recipientNumber, is) => {
  const typed = { recipient, recipientId, recipientNumber, recipientNumberFor: recipient }
  expect(isUnconfirmed(typed)).toBe(is)
})

test('confirms a number only for the text that it was shown for', () => {
  const shown = { recipientNumber: '+46 70 123 45 67', recipientNumberFor: '070-123 45 67' }
  const find = (recipient: string) => findConfirmedNumber({ recipient, ...shown })
  expect([find(' 070-123 45 67 '), find('070-123 45 68'), find('wren@example.org')]).toEqual([
    '+46 70 123 45 67',
    null,
    null,
  ])
  const later = { recipient: '070-123 45 68', recipientId: null, ...shown }
  expect(isUnconfirmed(later)).toBe(true)
  expect(findConfirmedNumber({ recipient: '070-123 45 67', recipientNumber: '+46 70 123 45 67' })).toBeNull()
})

test.each<[string, RecipientForm]>([
  ["'ola@example.org' <ola@example.org>", 'email'],
  ['ola@example.org <mailto:ola@example.org>', 'email'],
  ['Ola [mailto:ola@example.org]', 'email'],
  ['ola＠example.org', 'email'],
  ['\u200eola@example.org\u200e', 'email'],
  ['• jo@example.org', 'email'],
])('takes the copied text %j for a %s', (typed, form) => {
  expect(detectRecipientForm(typed)).toBe(form)
})
