import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fullTextQuery, saysAll, searchWords } from './search'

test('words are folded, without signs and doubles', () => {
  expect(searchWords('  Café, FOX-fox "night*" ')).toEqual(['cafe', 'fox', 'night'])
  expect(searchWords('"*:^ ()')).toEqual([])
})

test('each word is quoted, so that none can be a column, a sign or an operator', () => {
  expect(fullTextQuery(searchWords('kind:squawk NOT "x'))).toMatch(
    /: \("kind"\* AND "squawk"\* AND "not"\* AND "x"\*\)$/,
  )
  expect(fullTextQuery([])).toBeNull()
})

test('a text outside of the index answers as the index would: all words, each as a beginning', () => {
  expect(saysAll('The Fóx is back', ['fox', 'ba'])).toBe(true)
  expect(saysAll('The fox is back', ['ox'])).toBe(false)
  expect(saysAll('anything', [])).toBe(true)
})

test('whatever is typed becomes a few plain words', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const words = searchWords(typed)
      expect(words.length).toBeLessThanOrEqual(8)
      for (const word of words) expect(word).toMatch(/^[\p{L}\p{N}]+$/u)
    }),
  )
})
