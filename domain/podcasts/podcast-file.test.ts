import { describe, expect, test } from 'vitest'
import { isInvisible, isShowable } from '../text/text'
import { cleanFileName, FILE_NAME_MAX_CHARS } from './podcast-file'
import { isPodcastTooLarge } from './podcasts.limits'

const MISLEADING = [
  '\u2068',
  '\u2069',
  '\u202a',
  '\u202e',
  '\u2066',
  '\u0007',
  '\u0000',
  '\u009f',
  '\ufeff',
  '\ud800',
  '\t',
  '\n',
]

describe('a file name', () => {
  test.each(MISLEADING)('loses %j wherever it stands', (letter) => {
    for (const name of [`${letter}lake.mp3`, `la${letter}ke.mp3`, `lake.mp3${letter}`, `lake${letter}.mp3`])
      expect(cleanFileName(name).replace(/[ \ufffd]/g, '')).toBe('lake.mp3')
  })

  test.each(['lake.mp3', 'Мой выпуск 4.m4a', '第4話.wav', 'a.b.c.ogg', 'no ending', '👩‍❤️‍👩.aac', 'öl.mp3'])(
    'stays as it is: %s',
    (name) => expect(cleanFileName(name)).toBe(name),
  )

  test.each([255, 256, 300, 1000, 5000])(
    'of %i units is cut between characters, with its ending',
    (units) => {
      for (const letter of ['a', '👩‍❤️‍👩', 'é', 'ก้', '🇩🇪']) {
        const clean = cleanFileName(`${letter.repeat(Math.ceil(units / letter.length))}.mp3`)
        expect(clean.length).toBeLessThanOrEqual(FILE_NAME_MAX_CHARS)
        expect(clean.endsWith('.mp3')).toBe(true)
        expect(clean.slice(0, -4).replaceAll(letter.normalize('NFC'), '')).toBe('')
        expect(cleanFileName(clean)).toBe(clean)
      }
    },
  )

  test.each([
    `Z${'\u0337'.repeat(40)}.mp3`,
    `${'Z\u0337'.repeat(9)}${'\u0301'.repeat(9)}.mp3`,
    `Z${'\u0344'.repeat(8)}.mp3`,
    `Z${'\u0337'.repeat(8)}\ufffc${'\u0337'.repeat(8)}.mp3`,
    `${'\u0337'.repeat(300)}.mp3`,
    `Z.${'\u0337'.repeat(40)}mp3`,
  ])('has few marks on one letter: %s', (name) => {
    const clean = cleanFileName(name)
    expect(isShowable(clean)).toBe(true)
    expect(clean.endsWith('mp3')).toBe(true)
    expect(cleanFileName(clean)).toBe(clean)
  })

  test.each(['', ' ', '\u200b', '\u2068\u2069', '\u3164', '.mp3', '\u202e.mp3', ' .wav'])(
    'is never empty: %j',
    (name) => {
      const clean = cleanFileName(name)
      expect(isInvisible(clean)).toBe(false)
      expect(isShowable(clean)).toBe(true)
      expect(clean.startsWith('podcast')).toBe(true)
      expect(/\.\w+$/.exec(clean)?.[0]).toBe(/\.\w+$/.exec(name)?.[0])
    },
  )
})

test('a podcast file has to be smaller than 50 MB', () => {
  expect([49_999_999, 50_000_000, 50_000_001].map((bytes) => isPodcastTooLarge(bytes))).toEqual([
    false,
    true,
    true,
  ])
})
