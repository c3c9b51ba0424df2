import { expect, test } from 'vitest'
import { detectRecipientForm, type RecipientForm } from './recipients'

test.each<[string, RecipientForm]>([
  ['@wren', 'username'],
  ['@wren@example.org', 'username'],
  ['wren@example.org', 'email'],
  [' +49 (170) 123-4567 ', 'phone'],
  ['0123456789', 'phone'],
  ['123456789', 'unknown'],
  ['1234567890123456', 'unknown'],
  ['wren', 'unknown'],
  ['@', 'unknown'],
  ['', 'unknown'],
])('%j is a %s', (typed, form) => {
  expect(detectRecipientForm(typed)).toBe(form)
})
