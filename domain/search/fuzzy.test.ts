import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countChanges, listFuzzyKeys, pickBestSuggestions, scoreText, suggestWords } from './fuzzy'
import { buildFuzzyQuery } from './search'

const known = (...words: string[]) => words.map((word, at) => ({ word, uses: words.length - at }))

test('lists the prefix of a word and its variants with one letter left out', () => {
  expect(listFuzzyKeys('weir')).toEqual(['weir', 'eir', 'wir', 'wer', 'wei'])
  expect(listFuzzyKeys('oystercatcher')).toEqual(listFuzzyKeys('oysterc'))
  expect(listFuzzyKeys('ro')).toEqual([])
  expect(listFuzzyKeys('鳥の歌声')).toEqual(['鳥の歌'])
})

test('shares a key with a word that differs by one edit', () => {
  const typed = ['kestel', 'kesstrel', 'kastrel', 'ketsrel', 'kestrle', 'kestrelx']
  for (const one of typed)
    expect(listFuzzyKeys(one).filter((key) => listFuzzyKeys('kestrel').includes(key)).length, one).not.toBe(0)
})

test('counts each missing, extra, wrong or swapped letter as one change of a prefix', () => {
  for (const typed of ['kestel', 'kesstrel', 'kastrel', 'ketsrel'])
    expect(countChanges('kestrel', typed), typed).toBe(1)
  expect(countChanges('kestrel', 'kestre')).toBe(0)
  expect(countChanges('kestrels', 'kestel')).toBe(1)
  expect(countChanges('heron', 'kestrel')).toBeGreaterThan(2)
})

test('ranks suggestions by distance, then by use', () => {
  const { meant } = suggestWords('kestel', known('kettle', 'kastel', 'kestrel', 'heron', 'kestelworth'))
  expect(meant).toEqual([
    { word: 'kastel', changes: 1 },
    { word: 'kestrel', changes: 1 },
    { word: 'kettle', changes: 2 },
  ])
  expect(pickBestSuggestions([{ typed: 'kestel', meant }])[0]?.meant).toHaveLength(2)
  // Short words have no suggestions.
  expect(suggestWords('teh', known('the')).meant).toEqual([])
  expect(suggestWords('鳥の歌', known('夜の鳥の歌声')).meant).toEqual([{ word: '夜の鳥の歌声', changes: 0 }])
})

test('builds a query with each typed word or its suggestions', () => {
  const guesses = [suggestWords('kestel', known('kestrel')), suggestWords('weir', [])]
  expect(buildFuzzyQuery(guesses)).toContain(' : (("kestel"* OR "kestrel") AND ("weir"*))')
})

test('scores a text only if it has a word similar to each typed one', () => {
  const guesses = [suggestWords('kestel', known('kestrel')), suggestWords('wier', known('weir'))]
  expect(scoreText('The Késtrel over the weir', guesses)).toEqual({ meant: ['kestrel', 'weir'], changes: 2 })
  expect(scoreText('The kestrel', guesses)).toBeNull()
  expect(
    scoreText('The kestels over the weirs', [suggestWords('kestel', []), suggestWords('weir', [])]),
  ).toEqual({
    meant: ['kestel', 'weir'],
    changes: 0,
  })
  expect(scoreText('夜の鳥の歌声', [suggestWords('鳥の歌', [])])?.meant).toEqual(['鳥の歌'])
})

test('accepts any typed text', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary', minLength: 1 }), { maxLength: 8 }), (words) => {
      const guesses = words.map((word) => suggestWords(word, known(...words)))
      words.forEach(listFuzzyKeys)
      buildFuzzyQuery(guesses)
      scoreText(words.join(' '), pickBestSuggestions(guesses))
    }),
  )
})
