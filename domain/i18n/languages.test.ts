import { expect, test } from 'vitest'
import { parseAcceptLanguage, pickLanguage } from './languages'

test('picks the first supported language, else English', () => {
  expect(pickLanguage(['fi', 'pt-BR', 'de'])).toBe('pt')
  expect(pickLanguage(['ZH_Hant'])).toBe('zh')
  expect(pickLanguage(['fi', 'deutsch', ''])).toBe('en')
  expect(pickLanguage([])).toBe('en')
})

test('orders a header by quality and ignores q=0', () => {
  expect(parseAcceptLanguage('fi, de;q=0.5, ja;q=0.9')).toBe('ja')
  expect(parseAcceptLanguage('de;q=0, *')).toBe('en')
  expect(parseAcceptLanguage('fr-CH, fr;q=0.9, en;q=0.8')).toBe('fr')
  expect([parseAcceptLanguage(null), parseAcceptLanguage(''), parseAcceptLanguage(';;,q=,')]).toEqual([
    'en',
    'en',
    'en',
  ])
})

test('bounds the work for a long header', () => {
  expect(parseAcceptLanguage(`${'xx,'.repeat(100_000)}de`)).toBe('en')
})
