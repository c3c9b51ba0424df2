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

test('words are those of the language in use, at the moment they are read', () => {
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

test('what has no translation is said in English', () => {
  speak('de', GERMAN)
  expect(GREETING.parts.night).toBe('Good night')
  speak('ja', {})
  expect(GREETING.hello).toBe('Hello')
})

test('all words of a section are found by their keys', () => {
  speak('de', GERMAN)
  expect(Object.entries(GREETING.parts)).toEqual([
    ['morning', 'Guten Morgen'],
    ['night', 'Good night'],
  ])
})

test('a server speaks a language for as long as it says one thing, whatever comes of it', () => {
  expect(spokenIn('de', GERMAN, () => [GREETING.hello, languageInUse()])).toEqual(['Hallo', 'de'])
  expect(() =>
    spokenIn('de', GERMAN, () => {
      throw new Error('no')
    }),
  ).toThrow('no')
  expect([GREETING.hello, languageInUse()]).toEqual(['Hello', 'en'])
})
