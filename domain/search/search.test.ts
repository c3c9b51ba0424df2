import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  buildFullTextQuery,
  createExcerpt,
  hasAllWords,
  limitToKind,
  limitToParticipants,
  parseSearchWords,
  splitMatches,
} from './search'

test('folds words and removes punctuation and duplicates', () => {
  expect(parseSearchWords('  Café, FOX-fox "night*" ')).toEqual(['cafe', 'fox', 'night'])
  expect(parseSearchWords('"*:^ ()')).toEqual([])
})

test('quotes each word so that none acts as query syntax', () => {
  expect(buildFullTextQuery(parseSearchWords('kind:squawk NOT "x'))).toMatch(
    /: \("kind"\* AND "squawk"\* AND "not"\* AND "x"\*\)$/,
  )
  expect(buildFullTextQuery([])).toBeNull()
})

test('matches all words as prefixes like the index', () => {
  expect(hasAllWords('The Fóx is back', ['fox', 'ba'])).toBe(true)
  expect(hasAllWords('The fox is back', ['ox'])).toBe(false)
  expect(hasAllWords('anything', [])).toBe(true)
})

test('limits private results to a participant, whatever their id', () => {
  const query = limitToParticipants('(x)', { id: 'usr_"a', addresses: ['é@x.org'] })
  expect(query).toBe('people : ("p7573725f2261" OR "ac3a940782e6f7267") AND (x)')
})

test('starts an excerpt at a word before the first match', () => {
  const text = `${'many words before it and '.repeat(10)}the river ${'and after '.repeat(30)}`
  const excerpt = createExcerpt(text, ['riv'], 60)
  expect(excerpt).toMatch(/^…[a-z ]{0,16}the river and after/)
  expect(excerpt.length).toBeLessThanOrEqual(63)
  expect(createExcerpt('The river', ['riv'], 60)).toBe('The river')
  expect(createExcerpt('The weir', ['riv'], 60)).toBe('')
})

test('reduces any input to a few plain words', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const words = parseSearchWords(typed)
      expect(words.length).toBeLessThanOrEqual(8)
      for (const word of words) expect(word).toMatch(/^[\p{L}\p{N}]+$/u)
    }),
  )
})

test('limits a query to one kind by its own column', () => {
  expect(limitToKind(buildFullTextQuery(['fox']) ?? '', 'squawk')).toMatch(
    /: \("fox"\*\) AND kind : "squawk"$/,
  )
})

test('marks matching word prefixes regardless of accents', () => {
  const shown = (text: string, typed: string) =>
    splitMatches(text, parseSearchWords(typed))
      .map(({ text: piece, found }) => (found ? `[${piece}]` : piece))
      .join('')
  expect(shown('A riverboat by the River', 'river')).toBe('A [river]boat by the [River]')
  expect(shown('Le Café, fermé', 'caf')).toBe('Le [Caf]é, fermé')
  expect(shown('Le cafe\u0301s', 'cafe')).toBe('Le [cafe\u0301]s')
  expect(shown('Low tide', 'fox')).toBe('Low tide')
  expect(shown('', 'fox')).toBe('')
})

test('keeps the whole text when marking', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (text, typed) => {
      expect(
        splitMatches(text, parseSearchWords(typed))
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text)
    }),
  )
})
