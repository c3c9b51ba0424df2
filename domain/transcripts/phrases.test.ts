import { describe, expect, test } from 'vitest'
import { findPhraseIndex, PHRASE_MAX_CHARS, PHRASE_MAX_MS, splitIntoPhrases } from './phrases'
import type { SpokenWord } from './transcript'

const toWords = (text: string, gapMs = 0, wordMs = 300) =>
  text.split(' ').map((word, at): SpokenWord => [word, at * (wordMs + gapMs), at * (wordMs + gapMs) + wordMs])

describe('splitIntoPhrases', () => {
  test('ends a phrase with its sentence', () => {
    const phrases = splitIntoPhrases(toWords('The fox is back. “She waits!” Then she leaves'), 'en')
    expect(phrases.map(({ text }) => text)).toEqual(['The fox is back.', '“She waits!”', 'Then she leaves'])
    expect(phrases[1]).toEqual({
      startMs: 1200,
      endMs: 1800,
      text: '“She waits!”',
      firstWord: 4,
      wordCount: 2,
    })
  })
  test('ends a phrase at a pause', () => {
    const words: SpokenWord[] = [
      ['wait', 0, 300],
      ['here', 1000, 1300],
      ['now', 1400, 1700],
    ]
    expect(splitIntoPhrases(words, 'en').map(({ text }) => text)).toEqual(['wait', 'here now'])
  })
  test('limits the length of a phrase in time and text', () => {
    const phrases = splitIntoPhrases(toWords('again '.repeat(200).trim(), 100), 'en')
    for (const { startMs, endMs, text } of phrases) {
      expect(endMs - startMs).toBeLessThanOrEqual(PHRASE_MAX_MS)
      expect(text.length).toBeLessThanOrEqual(PHRASE_MAX_CHARS)
    }
    expect(phrases.reduce((sum, { wordCount }) => sum + wordCount, 0)).toBe(200)
  })
  test('keeps a word that is longer than a phrase', () => {
    expect(splitIntoPhrases([['a'.repeat(200), 0, 20_000]], 'en')).toHaveLength(1)
  })
  test('returns nothing for nothing', () => expect(splitIntoPhrases([], 'en')).toEqual([]))
})

describe('findPhraseIndex', () => {
  const phrases = splitIntoPhrases(toWords('One. Two. Three.', 700), 'en')
  test.each([
    [-1, -1],
    [0, 0],
    [500, 0],
    [999, 0],
    [1000, 1],
    [2000, 2],
    [99_000, 2],
  ])('at %d ms is %d', (ms, index) => expect(findPhraseIndex(phrases, ms)).toBe(index))
})

test('divides sentences at fewer characters where asked to, and finds the same words', () => {
  const words = toWords('Then she walks straight past me like nobody I know.')
  const pieces = splitIntoPhrases(words, 'en', 28)
  expect(pieces.map(({ text }) => text)).toEqual(['Then she walks straight', 'past me like nobody I know.'])
  expect(pieces.reduce((count, { wordCount }) => count + wordCount, 0)).toBe(words.length)
})
