import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changesTo, guess, keysOf, likeliest, nearness } from './near'
import { nearQuery } from './search'

const known = (...words: string[]) => words.map((word, at) => ({ word, uses: words.length - at }))

test('a word’s first letters lead to it, whole and without each of them', () => {
  expect(keysOf('weir')).toEqual(['weir', 'eir', 'wir', 'wer', 'wei'])
  expect(keysOf('oystercatcher')).toEqual(keysOf('oysterc'))
  expect(keysOf('ro')).toEqual([])
  expect(keysOf('鳥の歌声')).toEqual(['鳥の歌'])
})

test('a word with one wrong, missing, added or swapped letter has a key in common with what was meant', () => {
  const typed = ['kestel', 'kesstrel', 'kastrel', 'ketsrel', 'kestrle', 'kestrelx']
  for (const one of typed)
    expect(keysOf(one).filter((key) => keysOf('kestrel').includes(key)).length, one).not.toBe(0)
})

test('letters that are missing, too many, wrong or swapped are one change each; a beginning is enough', () => {
  for (const typed of ['kestel', 'kesstrel', 'kastrel', 'ketsrel'])
    expect(changesTo('kestrel', typed), typed).toBe(1)
  expect(changesTo('kestrel', 'kestre')).toBe(0)
  expect(changesTo('kestrels', 'kestel')).toBe(1)
  expect(changesTo('heron', 'kestrel')).toBeGreaterThan(2)
})

test('the word with the fewest letters to change is the likeliest, then the one that is said most', () => {
  const { meant } = guess('kestel', known('kettle', 'kastel', 'kestrel', 'heron', 'kestelworth'))
  expect(meant).toEqual([
    { word: 'kastel', changes: 1 },
    { word: 'kestrel', changes: 1 },
    { word: 'kettle', changes: 2 },
  ])
  expect(likeliest([{ typed: 'kestel', meant }])[0]?.meant).toHaveLength(2)
  // A short word is right, or another one.
  expect(guess('teh', known('the')).meant).toEqual([])
  expect(guess('鳥の歌', known('夜の鳥の歌声')).meant).toEqual([{ word: '夜の鳥の歌声', changes: 0 }])
})

test('the question takes each word as it was typed, or as one it may be meant for', () => {
  const guesses = [guess('kestel', known('kestrel')), guess('weir', [])]
  expect(nearQuery(guesses)).toContain(' : (("kestel"* OR "kestrel") AND ("weir"*))')
})

test('a text is near where it says something like every word', () => {
  const guesses = [guess('kestel', known('kestrel')), guess('wier', known('weir'))]
  expect(nearness('The Késtrel over the weir', guesses)).toEqual({ meant: ['kestrel', 'weir'], changes: 2 })
  expect(nearness('The kestrel', guesses)).toBeNull()
  expect(nearness('The kestels over the weirs', [guess('kestel', []), guess('weir', [])])).toEqual({
    meant: ['kestel', 'weir'],
    changes: 0,
  })
  expect(nearness('夜の鳥の歌声', [guess('鳥の歌', [])])?.meant).toEqual(['鳥の歌'])
})

test('whatever is typed can be asked for', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary', minLength: 1 }), { maxLength: 8 }), (words) => {
      const guesses = words.map((word) => guess(word, known(...words)))
      words.forEach(keysOf)
      nearQuery(guesses)
      nearness(words.join(' '), likeliest(guesses))
    }),
  )
})
