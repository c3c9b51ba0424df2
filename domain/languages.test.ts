import { expect, test } from 'vitest'
import { acceptedOf, spokenOf } from './languages'

test('the first language somebody reads that is spoken here, English without one', () => {
  expect(spokenOf(['fi', 'pt-BR', 'de'])).toBe('pt')
  expect(spokenOf(['ZH_Hant'])).toBe('zh')
  expect(spokenOf(['fi', 'deutsch', ''])).toBe('en')
  expect(spokenOf([])).toBe('en')
})

test('a header is read by what it likes best, and what it refuses is left out', () => {
  expect(acceptedOf('fi, de;q=0.5, ja;q=0.9')).toBe('ja')
  expect(acceptedOf('de;q=0, *')).toBe('en')
  expect(acceptedOf('fr-CH, fr;q=0.9, en;q=0.8')).toBe('fr')
  expect([acceptedOf(null), acceptedOf(''), acceptedOf(';;,q=,')]).toEqual(['en', 'en', 'en'])
})

test('a header of any length costs no more than a short one', () => {
  expect(acceptedOf(`${'xx,'.repeat(100_000)}de`)).toBe('en')
})
