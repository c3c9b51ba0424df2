import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  countChanges,
  listFuzzyKeys,
  listFuzzyLookups,
  pickBestSuggestions,
  scoreText,
  suggestWords,
} from './fuzzy'
import { buildFuzzyQuery } from './search'

/** Whether a word stands at the place of a lookup, or among the next in its direction. */
function isFoundNear(typed: string, word: string): boolean {
  const ending = word.slice(7)
  return listFuzzyLookups(typed).some(
    ({ key, ending: typedEnding, isBackward }) =>
      listFuzzyKeys(word).includes(key) &&
      (isBackward ? ending < typedEnding : ending >= typedEnding && ending.startsWith(typedEnding)),
  )
}

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

test('looks a misspelled word up beside the words it may mean', () => {
  const word = 'oystercatcher'
  const typed = ['oistercatcher', 'ostercatcher', 'ooystercatcher', 'yostercatcher', 'oystrcatcher']
  for (const one of typed) expect(isFoundNear(one, word), one).toBe(true)
  expect(isFoundNear('oystercxtcher', word)).toBe(true)
  expect(listFuzzyLookups('weir')).toEqual(
    listFuzzyKeys('weir').map((key) => ({ key, ending: '', isBackward: false })),
  )
  expect(listFuzzyLookups('鳥の歌声が')).toEqual([{ key: '鳥の歌', ending: '声が', isBackward: false }])
  expect(listFuzzyLookups('ro')).toEqual([])
  expect(listFuzzyLookups(word).length).toBeLessThanOrEqual(24)
})

test('counts each missing, extra, wrong or swapped letter as one change of a prefix', () => {
  for (const typed of ['kestel', 'kesstrel', 'kastrel', 'ketsrel'])
    expect(countChanges('kestrel', typed), typed).toBe(1)
  expect(countChanges('kestrel', 'kestre')).toBe(0)
  expect(countChanges('kestrels', 'kestel')).toBe(1)
  expect(countChanges('heron', 'kestrel')).toBeGreaterThan(2)
})

test('ranks suggestions by distance, then as given', () => {
  const { meant } = suggestWords('kestel', ['kettle', 'kastel', 'kestrel', 'heron', 'kestelworth'])
  expect(meant).toEqual([
    { word: 'kastel', changes: 1 },
    { word: 'kestrel', changes: 1 },
    { word: 'kettle', changes: 2 },
  ])
  expect(pickBestSuggestions([{ typed: 'kestel', meant }])[0]?.meant).toHaveLength(2)
  // Short words have no suggestions.
  expect(suggestWords('teh', ['the']).meant).toEqual([])
  expect(suggestWords('鳥の歌', ['夜の鳥の歌声']).meant).toEqual([{ word: '夜の鳥の歌声', changes: 0 }])
})

test('builds a query with each typed word or its suggestions', () => {
  const guesses = [suggestWords('kestel', ['kestrel']), suggestWords('weir', [])]
  expect(buildFuzzyQuery(guesses)).toContain(' : (("kestel"* OR "kestrel") AND ("weir"*))')
})

test('scores a text only if it has a word similar to each typed one', () => {
  const guesses = [suggestWords('kestel', ['kestrel']), suggestWords('wier', ['weir'])]
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
      const guesses = words.map((word) => suggestWords(word, [...words]))
      words.forEach(listFuzzyKeys)
      buildFuzzyQuery(guesses)
      scoreText(words.join(' '), pickBestSuggestions(guesses))
    }),
  )
})
