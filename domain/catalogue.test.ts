import { afterEach, expect, test } from 'vitest'
import { languageInUse, speak, spokenIn, words } from './catalogue'

const GREETING = words('GREETING', {
  hello: 'Hello',
  to: (name: string) => `Hello, ${name}`,
  parts: { morning: 'Good morning', night: 'Good night' },
})
const GERMAN = {
  GREETING: { hello: 'Hallo', to: (name: string) => `Hallo, ${name}`, parts: { morning: 'Guten Morgen' } },
}

afterEach(() => speak('en', null))

test('returns messages in the language that is current when they are read', () => {
  const { parts } = GREETING
  expect([GREETING.hello, GREETING.to('Wren'), parts.morning]).toEqual([
    'Hello',
    'Hello, Wren',
    'Good morning',
  ])
  speak('de', GERMAN)
  expect([GREETING.hello, GREETING.to('Wren'), parts.morning]).toEqual([
    'Hallo',
    'Hallo, Wren',
    'Guten Morgen',
  ])
})

test('falls back to English without a translation', () => {
  speak('de', GERMAN)
  expect(GREETING.parts.night).toBe('Good night')
  speak('ja', {})
  expect(GREETING.hello).toBe('Hello')
})

test('lists all messages of a section by key', () => {
  speak('de', GERMAN)
  expect(Object.entries(GREETING.parts)).toEqual([
    ['morning', 'Guten Morgen'],
    ['night', 'Good night'],
  ])
})

test('restores the language after withLocale returns or throws', () => {
  expect(spokenIn('de', GERMAN, () => [GREETING.hello, languageInUse()])).toEqual(['Hallo', 'de'])
  expect(() =>
    spokenIn('de', GERMAN, () => {
      throw new Error('no')
    }),
  ).toThrow('no')
  expect([GREETING.hello, languageInUse()]).toEqual(['Hello', 'en'])
})
