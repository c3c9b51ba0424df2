/** Words as the database stores them. */
import { expect, test } from 'vitest'
import { toReadableText, toStoredText, toStoredWords } from './stored-words'
import type { SpokenWord } from './transcript'

const span = (language: string) => ({ language, durationMs: 4000 })

test('keeps the words of languages with spaces', () => {
  const words: SpokenWord[] = [
    ['New York', 0, 500],
    ['sleeps.', 600, 900],
  ]
  expect(toStoredWords(words, span('en'))).toEqual(words)
  expect(toStoredText(words)).toBe('New\u00a0York sleeps.')
  expect(toReadableText('It sleeps.', 'en')).toBe('It sleeps.')
})

test.each([
  ['sentences', [['今日は天気がいい。', 0, 1800]] as SpokenWord[]],
  ['characters', [...'今日は天気がいい。'].map((char, at): SpokenWord => [char, at * 200, (at + 1) * 200])],
])('divides Japanese by its dictionary where an engine returns %s', (_, words) => {
  const stored = toStoredWords(words, span('ja'))
  expect(stored.slice(0, 3)).toEqual([
    ['今日', 0, 400],
    ['は', 400, 600],
    ['天気', 600, 1000],
  ])
  expect(stored.at(-1)?.[2]).toBe(1800)
  expect(toReadableText(toStoredText(stored), 'ja')).toBe('今日は天気がいい。')
})
