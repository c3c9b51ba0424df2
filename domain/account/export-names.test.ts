import { expect, test } from 'vitest'
import { encodePath, formatArchiveName, formatPostFileName, toFileNamePart } from './export-names'

test.each([
  ['By the river', 'By the river'],
  ['../../etc/passwd', 'etc passwd'],
  ['..\\..\\boot.ini', 'boot.ini'],
  ['C:\\Users', 'C Users'],
  ['a\u0000b\u0007c', 'a b c'],
  ['what? <why>: "so" | *', 'what why so'],
  ['CON', '_CON'],
  ['nul.mp3', '_nul.mp3'],
  ['Lpt1.', '_Lpt1'],
  ['conference', 'conference'],
  ['  . ends with dots ...', 'ends with dots'],
  ['\u202egpj.exe', 'gpj.exe'],
  ['🦉 at dusk 🌆', '🦉 at dusk 🌆'],
  ['e\u0301te\u0301', 'été'],
  ['\ud83e', '\ufffd'],
  ['...', ''],
  ['', ''],
])('converts %j to %j', (given, name) => expect(toFileNamePart(given)).toBe(name))

test('cuts long titles at character boundaries below 255 bytes', () => {
  expect(toFileNamePart('a'.repeat(300))).toHaveLength(60)
  expect([...toFileNamePart('声'.repeat(300))]).toHaveLength(60)
  expect([...toFileNamePart('🦉'.repeat(300))]).toHaveLength(50)
  // Linux and macOS limit names to 255 bytes, Windows to 255 UTF-16 units.
  for (const sign of ['a', '声', '🦉', '\u{1d160}']) {
    const name = formatPostFileName({ createdAt: 0, title: sign.repeat(300), id: 'post_12345678' }, '.webm')
    expect(new TextEncoder().encode(name).length).toBeLessThan(255)
  }
})

test('names a post file by time, title and id', () => {
  const createdAt = Date.UTC(2026, 10, 21, 17, 5, 9)
  expect(formatPostFileName({ createdAt, title: 'By the river', id: 'post_abcdefgh' }, '.mp3')).toBe(
    '2026-11-21 17.05.09 By the river (abcdefgh).mp3',
  )
  expect(formatPostFileName({ createdAt, title: '///', id: 'post_abcdefgh' }, '.mp3')).toBe(
    '2026-11-21 17.05.09 (abcdefgh).mp3',
  )
  expect(formatArchiveName('wren_1', createdAt)).toBe('owlcast-wren_1-2026-11-21.zip')
})

test('encodes any file name as a link', () => {
  expect(encodePath('voices/100% #1? é.mp3')).toBe('voices/100%25%20%231%3F%20%C3%A9.mp3')
})
