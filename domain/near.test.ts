import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changesTo, guess, keysOf, likeliest, nearness } from './near'
import { nearQuery } from './search'

const known = (...words: string[]) => words.map((word, at) => ({ word, uses: words.length - at }))

test('lists the prefix of a word and its variants with one letter left out', () => {
  expect(keysOf('weir')).toEqual(['weir', 'eir', 'wir', 'wer', 'wei'])
  expect(keysOf('oystercatcher')).toEqual(keysOf('oysterc'))
  expect(keysOf('ro')).toEqual([])
  expect(keysOf('鳥の歌声')).toEqual(['鳥の歌'])
})

test('shares a key with a word that differs by one edit', () => {
  const typed = ['kestel', 'kesstrel', 'kastrel', 'ketsrel', 'kestrle', 'kestrelx']
  for (const one of typed)
    expect(keysOf(one).filter((key) => keysOf('kestrel').includes(key)).length, one).not.toBe(0)
})

test('counts each missing, extra, wrong or swapped letter as one change of a prefix', () => {
  for (const typed of ['kestel', 'kesstrel', 'kastrel', 'ketsrel'])
    expect(changesTo('kestrel', typed), typed).toBe(1)
  expect(changesTo('kestrel', 'kestre')).toBe(0)
  expect(changesTo('kestrels', 'kestel')).toBe(1)
  expect(changesTo('heron', 'kestrel')).toBeGreaterThan(2)
})

test('ranks suggestions by distance, then by use', () => {
  const { meant } = guess('kestel', known('kettle', 'kastel', 'kestrel', 'heron', 'kestelworth'))
  expect(meant).toEqual([
    { word: 'kastel', changes: 1 },
    { word: 'kestrel', changes: 1 },
    { word: 'kettle', changes: 2 },
  ])
  expect(likeliest([{ typed: 'kestel', meant }])[0]?.meant).toHaveLength(2)
  // Short words have no suggestions.
  expect(guess('teh', known('the')).meant).toEqual([])
  expect(guess('鳥の歌', known('夜の鳥の歌声')).meant).toEqual([{ word: '夜の鳥の歌声', changes: 0 }])
})

test('builds a query with each typed word or its suggestions', () => {
  const guesses = [guess('kestel', known('kestrel')), guess('weir', [])]
  expect(nearQuery(guesses)).toContain(' : (("kestel"* OR "kestrel") AND ("weir"*))')
})

test('scores a text only if it has a word similar to each typed one', () => {
  const guesses = [guess('kestel', known('kestrel')), guess('wier', known('weir'))]
  expect(nearness('The Késtrel over the weir', guesses)).toEqual({ meant: ['kestrel', 'weir'], changes: 2 })
  expect(nearness('The kestrel', guesses)).toBeNull()
  expect(nearness('The kestels over the weirs', [guess('kestel', []), guess('weir', [])])).toEqual({
    meant: ['kestel', 'weir'],
    changes: 0,
  })
  expect(nearness('夜の鳥の歌声', [guess('鳥の歌', [])])?.meant).toEqual(['鳥の歌'])
})

test('accepts any typed text', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary', minLength: 1 }), { maxLength: 8 }), (words) => {
      const guesses = words.map((word) => guess(word, known(...words)))
      words.forEach(keysOf)
      nearQuery(guesses)
      nearness(words.join(' '), likeliest(guesses))
    }),
  )
})
