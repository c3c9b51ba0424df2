import { expect, test } from 'vitest'
import { acceptedOf, spokenOf } from './languages'

test('picks the first supported language, else English', () => {
  expect(spokenOf(['fi', 'pt-BR', 'de'])).toBe('pt')
  expect(spokenOf(['ZH_Hant'])).toBe('zh')
  expect(spokenOf(['fi', 'deutsch', ''])).toBe('en')
  expect(spokenOf([])).toBe('en')
})

test('orders a header by quality and ignores q=0', () => {
  expect(acceptedOf('fi, de;q=0.5, ja;q=0.9')).toBe('ja')
  expect(acceptedOf('de;q=0, *')).toBe('en')
  expect(acceptedOf('fr-CH, fr;q=0.9, en;q=0.8')).toBe('fr')
  expect([acceptedOf(null), acceptedOf(''), acceptedOf(';;,q=,')]).toEqual(['en', 'en', 'en'])
})

test('bounds the work for a long header', () => {
  expect(acceptedOf(`${'xx,'.repeat(100_000)}de`)).toBe('en')
})
