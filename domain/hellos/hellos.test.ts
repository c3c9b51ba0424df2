import { expect, test } from 'vitest'
import { isHelloLength, toHelloText, validateHelloText } from './hellos'
import { HELLO_TEXT_MAX_CHARS } from './hellos.limits'

test.each([
  [0.6, true],
  [15, true],
  [15.5, true],
  [15.6, false],
  [900, false],
])('%d s are a hello: %s', (seconds, expected) => {
  expect(isHelloLength(seconds)).toBe(expected)
})

test('accepts a text of any letters up to its limit, on one line', () => {
  expect(validateHelloText('W')).toBeNull()
  expect(validateHelloText('🦉'.repeat(HELLO_TEXT_MAX_CHARS))).toBeNull()
  expect(validateHelloText(` ${'w'.repeat(HELLO_TEXT_MAX_CHARS)}\n`)).toBeNull()
  expect(validateHelloText('w'.repeat(HELLO_TEXT_MAX_CHARS + 1))?.code).toBe('post.text_too_long')
  expect(validateHelloText('a\u202eb')?.code).toBe('post.text_invalid')
})

test('cuts what an engine heard to a text that its owner can save again', () => {
  expect(toHelloText(' I walk\nat night. ')).toBe('I walk at night.')
  const cut = toHelloText('word '.repeat(100))
  expect(cut.endsWith('…')).toBe(true)
  expect(validateHelloText(cut)).toBeNull()
  const whole = 'w'.repeat(HELLO_TEXT_MAX_CHARS)
  expect(toHelloText(whole)).toBe(whole)
})
