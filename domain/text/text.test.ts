import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { getDirection } from './direction'
import { countCharacters, isLongerThan, truncate } from './length'
import { endSentence, toClause } from './sentences'
import { isShowable, toOneLine } from './text'

test.each([
  '',
  'Plain',
  'Two\nlines\tand a tab',
  'Ærøskøbing',
  '夜の川',
  'שלום',
  '👩‍👩‍👧‍👦',
  'Z̷a̷l̷g̷o̷',
  'Nguyễn Thị Ngọc Ánh'.normalize('NFD'),
  'בְּרֵאשִׁ֖ית',
  'น้ำที่นี่',
  'क्ष्म्य्र्या श्री',
  `a${'\u0301'.repeat(8)}`,
  'ཧྐྵྨླྺྼྻྂ',
  '❤️‍🔥🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  "'; drop table posts; --",
  '<script>',
])('accepts %j', (text) => {
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
  ['forty marks on a letter', `Z${'\u0337'.repeat(40)}`],
  ['nine marks on a letter', `a${'\u0301'.repeat(9)}b`],
  ['marks of several kinds', `a${'\u0301\u0337\u20dd'.repeat(3)}`],
  ['marks with joiners between', `a${'\u0301\u200d'.repeat(9)}`],
  ['marks without a letter', '\u0489'.repeat(9)],
  ['marks inside a word', `Wren Oka${'\u0353'.repeat(12)}for`],
])('refuses %s', (_, text) => {
  expect(isShowable(text)).toBe(false)
})

describe('toOneLine', () => {
  test('trims, collapses spaces, composes and removes zero-width characters', () => {
    expect(toOneLine('  The \n fox\u00a0 \u200bis  back ')).toBe('The fox is back')
    expect(toOneLine('e\u0301')).toBe('é')
    expect(toOneLine('e\u200b\u0301')).toBe('é')
    expect(toOneLine(' \u200b\u2060 ')).toBe('')
    expect(toOneLine('al\ufffcice')).toBe('alice')
  })

  test.each([
    ['a joiner', '\u200d'],
    ['marks of direction', '\u200e\u200f'],
    ['fillers of Hangul', '\u3164\u115f\u1160\uffa0'],
    ['an empty cell of Braille', '\u2800'],
    ['soft hyphens and joiners of signs', '\u00ad\u034f\u180e'],
    ['tags without a flag', '\u{e0061}\u{e007f}'],
    ['marks of annotations and objects', '\ufff9\ufffa\ufffb\ufffc'],
  ])('returns an empty text for %s alone', (_, text) => expect(toOneLine(` ${text} `)).toBe(''))

  test.each([
    '👩\u200d👩\u200d👧',
    'می\u200cخواهم',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    '\u0301',
  ])('keeps the joiners of %s', (text) => expect(toOneLine(text)).toBe(text))

  test('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        expect(toOneLine(toOneLine(text))).toBe(toOneLine(text))
      }),
    )
  })
})

describe('truncate', () => {
  test('adds an ellipsis only where text was cut', () => {
    expect(truncate('a'.repeat(100), 100)).toBe('a'.repeat(100))
    expect(truncate('a'.repeat(101), 100)).toBe(`${'a'.repeat(100)}…`)
    expect(truncate('', 0)).toBe('')
  })

  test('never splits a character or exceeds the maximum', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), fc.nat(20), (text, max) => {
        const short = truncate(text, max)
        expect(short.isWellFormed()).toBe(true)
        expect(countCharacters(short)).toBeLessThanOrEqual(max + 1)
        expect(text.startsWith(short.replace(/…$/, '')) || short === text).toBe(true)
      }),
    )
  })
})

test.each([
  ['', 0],
  ['fox', 3],
  ['👩‍👩‍👧‍👦🇩🇪', 2],
  ['e\u0301t\u0301', 2],
])('counts the grapheme clusters of %j: %i', (text, count) => {
  expect(countCharacters(text)).toBe(count)
})

test('limits grapheme clusters and absurd sequences', () => {
  expect(isLongerThan('👩‍👩‍👧‍👦'.repeat(100), 100)).toBe(false)
  expect(isLongerThan('x'.repeat(100), 100)).toBe(false)
  expect(isLongerThan('x'.repeat(101), 100)).toBe(true)
  expect(isLongerThan(`a${'\u0301'.repeat(5000)}`, 100)).toBe(true)
})

test.each([
  ['For مريم, who waits by the river.', 'ltr'],
  ['مريم, you are held by the night, and by all of us.', 'ltr'],
  ['السلام عليك يا Elias', 'rtl'],
  ['שלום', 'rtl'],
  ['12 + 3', 'ltr'],
  ['', 'ltr'],
])('returns the direction of %j: %s', (text, direction) => {
  expect(getDirection(text)).toBe(direction)
})

test.each([
  ['Squawks table not accessible', 'Squawks table not accessible.', 'Squawks table not accessible'],
  ['It failed. Please try again.', 'It failed. Please try again.', 'It failed'],
  ['無法', '無法。', '無法'],
  ['失敗しました。もう一度お試しください。', '失敗しました。もう一度お試しください。', '失敗しました'],
])('converts %j to a sentence and a clause', (text, sentence, clause) => {
  expect(endSentence(text)).toBe(sentence)
  expect(toClause(text)).toBe(clause)
})
