import { expect, test } from 'vitest'
import { findWordAt, getPhraseRange, groupPhrases, layOutText } from './text-layout'
import type { SpokenWord } from './transcript'

const ENGLISH: SpokenWord[] = [
  ['Third', 0, 300],
  ['night.', 320, 700],
  ['She', 800, 900],
  ['waits.', 920, 1400],
]
const JAPANESE: SpokenWord[] = [
  ['今日', 0, 400],
  ['は。', 400, 600],
]

test('finds each word by its place in the text', () => {
  const layout = layOutText({ words: ENGLISH, language: 'en' })
  expect(layout.text).toBe('Third night. She waits.')
  for (const word of ENGLISH) expect(findWordAt(layout, layout.text.indexOf(word[0]) + 1)).toBe(word)
  expect(findWordAt(layout, 0)).toBe(ENGLISH[0])
  expect(findWordAt(layout, 999)).toBe(ENGLISH[3])
})

test('finds words of a language without spaces', () => {
  const layout = layOutText({ words: JAPANESE, language: 'ja' })
  expect(layout.text).toBe('今日は。')
  expect(findWordAt(layout, 2)).toBe(JAPANESE[1])
})

test('returns no word for an empty transcript', () => {
  expect(findWordAt(layOutText({ words: [], language: 'en' }), 0)).toBeNull()
})

test('returns the range of a phrase, without the space after it', () => {
  const layout = layOutText({ words: ENGLISH, language: 'en' })
  const texts = layout.phrases.map((phrase) => layout.text.slice(...getPhraseRange(layout, phrase)))
  expect(texts).toEqual(['Third night.', 'She waits.'])
})

test('groups phrases up to a length, and keeps a longer one alone', () => {
  const { phrases } = layOutText({ words: ENGLISH, language: 'en' })
  const texts = (maxChars: number) =>
    groupPhrases(phrases, maxChars).map((group) => group.map(({ text }) => text))
  expect(texts(100)).toEqual([['Third night.', 'She waits.']])
  expect(texts(12)).toEqual([['Third night.'], ['She waits.']])
  expect(texts(1)).toEqual([['Third night.'], ['She waits.']])
})
