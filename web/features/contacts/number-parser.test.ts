import { expect, test } from 'vitest'
import { createNumberParser } from './number-parser'

test('reads numbers as in the country of the own number or language', () => {
  const typed = '070-123 45 67'
  expect(createNumberParser('+46709999999', ['en-GB'])(typed)).toBe('+46701234567')
  expect(createNumberParser(null, ['en', 'sv-SE'])(typed)).toBe('+46701234567')
  expect(createNumberParser(null, ['zh-Hant-TW'])('0912 345 678')).toBe('+886912345678')
  expect(createNumberParser(null, ['en'])(typed)).toBe(null)
  expect(createNumberParser(null, ['en-XX', 'en'])('+44 20 7946 0000')).toBe('+442079460000')
  expect(createNumberParser(null, ['en'])('0044 20 7946 0000')).toBe('+442079460000')
  expect(createNumberParser(null, [])('not a number')).toBe(null)
})
