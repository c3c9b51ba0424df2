import { afterEach, expect, test } from 'vitest'
import { defineMessages, getLocale, setLocale, withLocale } from './i18n'

const GREETING = defineMessages('GREETING', {
  hello: 'Hello',
  to: (name: string) => `Hello, ${name}`,
  parts: { morning: 'Good morning', night: 'Good night' },
})
const GERMAN = {
  GREETING: { hello: 'Hallo', to: (name: string) => `Hallo, ${name}`, parts: { morning: 'Guten Morgen' } },
}

afterEach(() => setLocale('en', null))

test('returns messages in the language that is current when they are read', () => {
  const { parts } = GREETING
  expect([GREETING.hello, GREETING.to('Wren'), parts.morning]).toEqual([
    'Hello',
    'Hello, Wren',
    'Good morning',
  ])
  setLocale('de', GERMAN)
  expect([GREETING.hello, GREETING.to('Wren'), parts.morning]).toEqual([
    'Hallo',
    'Hallo, Wren',
    'Guten Morgen',
  ])
})

test('falls back to English without a translation', () => {
  setLocale('de', GERMAN)
  expect(GREETING.parts.night).toBe('Good night')
  setLocale('ja', {})
  expect(GREETING.hello).toBe('Hello')
})

test('lists all messages of a section by key', () => {
  setLocale('de', GERMAN)
  expect(Object.entries(GREETING.parts)).toEqual([
    ['morning', 'Guten Morgen'],
    ['night', 'Good night'],
  ])
})

test('restores the language after withLocale returns or throws', () => {
  expect(withLocale('de', GERMAN, () => [GREETING.hello, getLocale()])).toEqual(['Hallo', 'de'])
  expect(() =>
    withLocale('de', GERMAN, () => {
      throw new Error('no')
    }),
  ).toThrow('no')
  expect([GREETING.hello, getLocale()]).toEqual(['Hello', 'en'])
})
