import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cut, isShowable, oneLine } from './text'

test.each([
  '',
  'Plain',
  'Two\nlines\tand a tab',
  'Ærøskøbing',
  '夜の川',
  'שלום',
  '👩‍👩‍👧‍👦',
  'Z̷a̷l̷g̷o̷',
  "'; drop table posts; --",
  '<script>',
])('%j may be stored and shown', (text) => {
  expect(isShowable(text)).toBe(true)
})

test.each([
  ['NUL', 'a\u0000b'],
  ['a bell', '\u0007'],
  ['delete', '\u007f'],
  ['a C1 control', '\u0085'],
  ['a bidi override', 'gpj.\u202eexe'],
  ['a bidi isolate', '\u2066x'],
  ['a byte order mark', '\ufeffx'],
  ['half a surrogate pair', '\ud83e'],
])('%s is refused', (_, text) => {
  expect(isShowable(text)).toBe(false)
})

describe('one line', () => {
  test('is trimmed, single-spaced, composed and without zero-width characters', () => {
    expect(oneLine('  The \n fox\u00a0 \u200bis  back ')).toBe('The fox is back')
    expect(oneLine('e\u0301')).toBe('é')
    expect(oneLine('e\u200b\u0301')).toBe('é')
    expect(oneLine(' \u200b\u2060 ')).toBe('')
  })

  test.each([
    ['a joiner', '\u200d'],
    ['marks of direction', '\u200e\u200f'],
    ['fillers of Hangul', '\u3164\u115f\u1160\uffa0'],
    ['an empty cell of Braille', '\u2800'],
    ['soft hyphens and joiners of signs', '\u00ad\u034f\u180e'],
    ['tags without a flag', '\u{e0061}\u{e007f}'],
  ])('%s alone is nothing', (_, text) => expect(oneLine(` ${text} `)).toBe(''))

  test.each([
    '👩\u200d👩\u200d👧',
    'می\u200cخواهم',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    '\u0301',
  ])('%s keeps what joins it', (text) => expect(oneLine(text)).toBe(text))

  test('stays itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        expect(oneLine(oneLine(text))).toBe(oneLine(text))
      }),
    )
  })
})

describe('a cut text', () => {
  test('shows where it was cut, and only then', () => {
    expect(cut('a'.repeat(100), 100)).toBe('a'.repeat(100))
    expect(cut('a'.repeat(101), 100)).toBe(`${'a'.repeat(100)}…`)
    expect(cut('', 0)).toBe('')
  })

  test('never halves a character, and is never longer than asked', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), fc.nat(20), (text, max) => {
        const short = cut(text, max)
        expect(short.isWellFormed()).toBe(true)
        expect([...short].length).toBeLessThanOrEqual(max + 1)
        expect(text.startsWith(short.replace(/…$/, '')) || short === text).toBe(true)
      }),
    )
  })
})
