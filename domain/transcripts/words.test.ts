import { describe, expect, test } from 'vitest'
import type { SpokenWord } from './transcript'
import { SPOKEN_WORD_MAX_CHARS, TRANSCRIPT_MAX_CHARS } from './transcripts.limits'
import {
  createTranscriptExcerpt,
  findFirstSentence,
  isSameText,
  joinWords,
  sanitizeWords,
  splitText,
  TRANSCRIPT_EXCERPT_CHARS,
} from './words'

describe('joinWords', () => {
  const words: SpokenWord[] = [
    ['狐が', 0, 400],
    ['帰った。', 400, 900],
  ]
  test('puts a space between words of languages that have one', () => {
    expect(
      joinWords(
        [
          ['The', 0, 1],
          ['fox.', 1, 2],
        ] as SpokenWord[],
        'en',
      ),
    ).toBe('The fox.')
  })
  test('puts no space between words of Japanese', () =>
    expect(joinWords(words, 'ja-JP')).toBe('狐が帰った。'))
})

describe('splitText', () => {
  test('keeps punctuation with its word', () => {
    expect(splitText('  The fox,\nis back. ', 'en')).toEqual(['The', 'fox,', 'is', 'back.'])
  })
  test('splits Japanese into words', () => {
    const words = splitText('狐が帰ってきた。', 'ja')
    expect(words.length).toBeGreaterThan(1)
    expect(words.join('')).toBe('狐が帰ってきた。')
    expect(words.at(-1)).toMatch(/。$/)
  })
})

describe('createTranscriptExcerpt', () => {
  test('returns a short text unchanged', () => {
    const text = 'a'.repeat(TRANSCRIPT_EXCERPT_CHARS)
    expect(createTranscriptExcerpt(text)).toBe(text)
  })
  test('cuts between words within the limit', () => {
    const text = 'word '.repeat(60)
    const excerpt = createTranscriptExcerpt(text)
    expect(excerpt.length).toBeLessThanOrEqual(TRANSCRIPT_EXCERPT_CHARS)
    expect(excerpt).toMatch(/^(word )+word…$/)
  })
  test('splits no emoji of a text without spaces', () => {
    const excerpt = createTranscriptExcerpt('🦉'.repeat(TRANSCRIPT_EXCERPT_CHARS))
    expect(excerpt.isWellFormed()).toBe(true)
    expect(excerpt.length).toBeLessThanOrEqual(TRANSCRIPT_EXCERPT_CHARS)
  })
})

describe('findFirstSentence', () => {
  test.each([
    ['The fox is back. It waits.', 'The fox is back.'],
    ['  no end here', 'no end here'],
    ['狐が帰った。待っている。', '狐が帰った。'],
    ['', null],
    ['… 123', null],
  ])('%j begins with %j', (text, sentence) => expect(findFirstSentence(text)).toBe(sentence))
})

describe('sanitizeWords', () => {
  test('orders times and keeps them within the recording', () => {
    const words: SpokenWord[] = [
      ['one', -50, 300.4],
      ['two', 200, 100],
      ['three', 150, Number.NaN],
      ['four', 900, 5000],
    ]
    expect(sanitizeWords(words, 1000)).toEqual([
      ['one', 0, 300],
      ['two', 200, 200],
      ['three', 200, 200],
      ['four', 900, 1000],
    ])
  })
  test('removes control characters and empty words, and keeps markup as text', () => {
    const words: SpokenWord[] = [
      [' <b>hi\u0000</b> ', 0, 1],
      ['\u202e', 1, 2],
      ['  ', 2, 3],
    ]
    expect(sanitizeWords(words, 10)).toEqual([['<b>hi</b>', 0, 1]])
  })
  test('cuts a word of 10,000 letters', () => {
    expect(sanitizeWords([['a'.repeat(10_000), 0, 1]], 10)).toEqual([
      ['a'.repeat(SPOKEN_WORD_MAX_CHARS), 0, 1],
    ])
  })
  test('stores no more than a transcript may have', () => {
    const words = Array.from({ length: 50_000 }, (_, at): SpokenWord => ['word', at, at + 1])
    expect(joinWords(sanitizeWords(words, 60_000), 'en').length).toBeLessThanOrEqual(TRANSCRIPT_MAX_CHARS)
  })
})

test('recognizes a script in the words that were read aloud', () => {
  expect(isSameText('Breathe in, Nadia.\nBreathe out.', 'breathe in Nadia breathe…')).toBe(true)
  expect(isSameText('A walk', 'A walk to the lock')).toBe(false)
  expect(isSameText('', '')).toBe(false)
  expect(isSameText('Text', null)).toBe(false)
})
