import { expect, test } from 'vitest'
import { parsePhone } from './phone-number'

test.each([
  ['070-123 45 67', 'SE', '+46701234567'],
  ['+46 (0)70 123 45 67', undefined, '+46701234567'],
  ['011 15 1234 5678', 'AR', '+5491112345678'],
  ['06 698 12345', 'IT', '+390669812345'],
])('parses %s in %s as %s, also from its international form', (typed, country, number) => {
  const parsed = parsePhone(typed, country)
  expect(parsed?.number).toBe(number)
  expect(parsePhone(parsed?.formatInternational() ?? '', undefined)?.number).toBe(number)
})

test.each([
  ['0040 164 835', 'AU'],
  ['0007 167 4540', 'AE'],
  ['00011655598', 'AX'],
])('refuses %s in %s, whose international form is read as another number', (typed, country) => {
  expect(parsePhone(typed, country)).toBeNull()
})
