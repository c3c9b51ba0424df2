import { expect, test } from 'vitest'
import { removeSoundNotes, splitWords } from './split-words'
import { SPOKEN_WORD_MAX_CHARS } from './transcripts.limits'

test('splits at any white space, and keeps punctuation with its word', () => {
  expect(splitWords(' I walked,\n slowly — “home”. ', 'en')).toEqual(['I', 'walked,', 'slowly', '“home”.'])
  expect(splitWords('', 'en')).toEqual([])
  expect(splitWords('… — !', null)).toEqual([])
})

test.each([
  ['zh', '我们今天去河边散步。', '我们'],
  ['ja', '今日は川まで歩きました。', '今日'],
])('splits %s, which has no spaces', (language, text, first) => {
  const words = splitWords(text, language)
  expect(words[0]).toBe(first)
  expect(words.length).toBeGreaterThan(2)
  expect(words.join('')).toBe(text)
})

test('cuts a word of ten thousand letters', () => {
  expect(splitWords('a'.repeat(10_000), 'en')).toEqual(['a'.repeat(SPOKEN_WORD_MAX_CHARS)])
})

test('keeps markup as text, and drops what is invisible', () => {
  expect(splitWords('<b>hello</b> <script>alert(1)</script>', 'en')).toEqual([
    '<b>hello</b>',
    '<script>alert(1)</script>',
  ])
  expect(splitWords('a\u202eb\u0000c', 'en')).toEqual(['abc'])
})

test.each(['[MUSIC]', '[upbeat music playing]', '(applause)', '♪♪', '*laughs*', '（拍手）', '【音楽】'])(
  'removes the note %s and keeps the length',
  (note) => {
    const text = `before ${note} after`
    expect(removeSoundNotes(text).length).toBe(text.length)
    expect(splitWords(removeSoundNotes(text), 'en')).toEqual(['before', 'after'])
  },
)

test('keeps a bracket that is not closed', () => {
  expect(removeSoundNotes('one [two three')).toBe('one [two three')
})
