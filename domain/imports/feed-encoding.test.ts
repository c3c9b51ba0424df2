import { describe, expect, test } from 'vitest'
import { FeedDecoder } from './feed-encoding'

const utf8 = (text: string) => new TextEncoder().encode(text)
const utf16 = (text: string, isBig: boolean, mark: boolean) => {
  const units = [...(mark ? '\ufeff' : ''), ...text].flatMap((letter) => [...letter])
  const bytes = units
    .join('')
    .split('')
    .flatMap((unit) => [unit.charCodeAt(0) >> 8, unit.charCodeAt(0) & 255])
  return Uint8Array.from(isBig ? bytes : bytes.map((_, at) => bytes[at ^ 1] ?? 0))
}
/** Bytes of a text in a table of 256 letters. */
const narrow = (text: string, encoding: string) => {
  const letters = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, at) => at))
  return Uint8Array.from([...text].map((letter) => letters.indexOf(letter)))
}
const declare = (label: string | null, text: string) =>
  `<?xml version="1.0"${label === null ? '' : ` encoding="${label}"`}?><rss>${text}</rss>`

function decode(bytes: Uint8Array, type = '', size = bytes.length) {
  const decoder = new FeedDecoder(type)
  let text = ''
  for (let at = 0; at < bytes.length; at += size) text += decoder.push(bytes.subarray(at, at + size))
  return text + decoder.end()
}

const LABELS = ['utf-8', 'utf-16', 'iso-8859-1', 'windows-1251', 'shift_jis', 'x-unknown', null]

describe('UTF-8', () => {
  test.each(LABELS)('is read where %s is declared, or a header says it', (label) => {
    const text = declare(label, 'Städte und Übergänge, 夜の鉄道 🦉')
    expect(decode(utf8(text))).toBe(text)
    expect(decode(utf8(text), `text/xml; charset=${label}`)).toBe(text)
    expect(decode(utf8(`\ufeff${text}`), `text/xml; charset="${label}"`)).toBe(text)
    for (const size of [1, 2, 3, 7]) expect(decode(utf8(text), '', size)).toBe(text)
  })

  test('with a damaged letter is still UTF-8', () => {
    const bytes = utf8(declare(null, 'Städte, Übergänge, Größe and a dash'))
    bytes[bytes.indexOf(0x61, 60)] = 0x96
    expect(decode(bytes)).toContain('Übergänge')
  })

  test('behind a long ASCII start, and far behind it', () => {
    const text = declare('iso-8859-1', `${'owl '.repeat(50_000)}ä${'owl '.repeat(50_000)}ü`)
    expect(decode(utf8(text), '', 1000) === text).toBe(true)
  })
})

describe('UTF-16', () => {
  test.each(LABELS)('is read where %s is declared', (label) => {
    const text = declare(label, 'Städte, 夜の鉄道 🦉')
    for (const isBig of [true, false])
      for (const mark of [true, false])
        for (const size of [1, 3, 1000]) {
          expect(decode(utf16(text, isBig, mark), 'text/xml; charset=utf-8', size)).toBe(text)
          expect(decode(utf16(`\r\n\r\n${text}`, isBig, mark), '', size)).toBe(`\r\n\r\n${text}`)
        }
  })
})

describe('a text of one byte a letter', () => {
  test.each([
    ['iso-8859-1', 'Städte und Übergänge'],
    ['windows-1252', '“Städte” – 5 €'],
    ['iso-8859-2', 'Zażółć gęślą jaźń'],
    ['windows-1250', 'Příliš žluťoučký kůň'],
    ['windows-1251', 'Ночные поезда'],
    ['koi8-r', 'Ночные поезда'],
    ['iso-8859-7', 'Νυχτερινά τρένα'],
    ['windows-1254', 'Gece trenleri şöyle'],
  ])('in %s is read by the declaration, or by the header', (label, words) => {
    const text = declare(label, words)
    for (const size of [1, 5, 10_000]) expect(decode(narrow(text, label), 'text/xml', size)).toBe(text)
    expect(decode(narrow(`\n\n${text}`, label))).toBe(`\n\n${text}`)
    const bare = declare(null, words)
    expect(decode(narrow(bare, label), `text/xml; charset=${label.toUpperCase()}`)).toBe(bare)
    expect(decode(narrow(declare('utf-8', words), label), `text/xml; charset=${label}`)).toContain(words)
  })

  test('is Windows-1252 where nothing true is said', () => {
    for (const label of [null, 'utf-8', 'utf-16', 'x-unknown', ''])
      expect(decode(narrow(declare(label, 'Städte – 5 €'), 'windows-1252'))).toBe(
        declare(label, 'Städte – 5 €'),
      )
  })
})

test.each([
  ['shift_jis', [0x96, 0xe9, 0x82, 0xcc, 0x93, 0x53, 0x93, 0xb9], '夜の鉄道'],
  ['euc-jp', [0xcc, 0xeb, 0xa4, 0xce, 0xc5, 0xb4, 0xc6, 0xbb], '夜の鉄道'],
  [
    'iso-2022-jp',
    [0x1b, 0x24, 0x42, 0x4c, 0x6b, 0x24, 0x4e, 0x45, 0x34, 0x46, 0x3b, 0x1b, 0x28, 0x42],
    '夜の鉄道',
  ],
  ['gbk', [0xd2, 0xb9, 0xb3, 0xb5], '夜车'],
  ['big5', [0xa9, 0x5d, 0xa8, 0xae], '夜車'],
  ['euc-kr', [0xb9, 0xe3], '밤'],
])('reads %s', (label, bytes, words) => {
  const [start = '', end = ''] = declare(label, '|').split('|')
  const feed = Uint8Array.from([...utf8(start), ...bytes, ...utf8(end)])
  for (const size of [1, 2, 3, 1000]) expect(decode(feed, '', size)).toBe(declare(label, words))
})

test('reads nothing, and less than a mark', () => {
  expect(decode(new Uint8Array())).toBe('')
  expect(decode(utf8('<'))).toBe('<')
  expect(decode(utf8('ä'))).toBe('ä')
})

describe('a label of another program', () => {
  test.each([
    ['win-1251', 'windows-1251', 'Ночные поезда'],
    ['win1251', 'windows-1251', 'Ночные поезда'],
    ['Windows_1251', 'windows-1251', 'Ночные поезда'],
    ['ansi-1251', 'windows-1251', 'Ночные поезда'],
    ['CP-1251', 'windows-1251', 'Ночные поезда'],
    ['win-1250', 'windows-1250', 'Příliš žluťoučký kůň'],
    ['windows1253', 'windows-1253', 'Νυχτερινά τρένα'],
    ['ISO_8859_2', 'iso-8859-2', 'Zażółć gęślą jaźń'],
    ['koi8', 'koi8-r', 'Ночные поезда'],
    ['dos-866', 'ibm866', 'Ночные поезда'],
    ['MacRoman', 'macintosh', 'Städte'],
    ['tis620', 'windows-874', 'รถไฟ'],
  ])('%s is %s', (label, encoding, words) => {
    const text = declare(label, words)
    expect(decode(narrow(text, encoding))).toBe(text)
    expect(decode(narrow(declare(null, words), encoding), `text/xml; charset=${label}`)).toBe(
      declare(null, words),
    )
  })

  test.each([
    ['cp932', [0x96, 0xe9, 0x82, 0xcc, 0x93, 0x53, 0x93, 0xb9], '夜の鉄道'],
    ['CP-932', [0x96, 0xe9, 0x82, 0xcc, 0x93, 0x53, 0x93, 0xb9], '夜の鉄道'],
    ['shiftjis', [0x96, 0xe9, 0x82, 0xcc, 0x93, 0x53, 0x93, 0xb9], '夜の鉄道'],
    ['eucJP', [0xcc, 0xeb, 0xa4, 0xce, 0xc5, 0xb4, 0xc6, 0xbb], '夜の鉄道'],
    ['cp949', [0xb9, 0xe3], '밤'],
    ['uhc', [0xb9, 0xe3], '밤'],
    ['cp936', [0xd2, 0xb9, 0xb3, 0xb5], '夜车'],
    ['ms950', [0xa9, 0x5d, 0xa8, 0xae], '夜車'],
    ['cp850', [0x53, 0x74, 0x84, 0x64, 0x74, 0x65, 0x20, 0xe1], 'Städte ß'],
    ['IBM850', [0x47, 0x72, 0x94, 0xe1, 0x65], 'Größe'],
  ])('%s is read', (label, bytes, words) => {
    const [start = '', end = ''] = declare(label, '|').split('|')
    const feed = Uint8Array.from([...utf8(start), ...bytes, ...utf8(end)])
    for (const size of [1, 2, 3, 1000]) expect(decode(feed, '', size)).toBe(declare(label, words))
  })
})
