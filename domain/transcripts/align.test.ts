import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { alignText, spreadWords } from './align'
import type { SpokenWord } from './transcript'

const WORDS: SpokenWord[] = [
  ['The', 0, 200],
  ['focks', 300, 600],
  ['is', 700, 800],
  ['back.', 900, 1300],
]
const OPTIONS = { language: 'en', durationMs: 2000 }
const align = (text: string) => alignText(WORDS, text, OPTIONS)

describe('alignText', () => {
  test('keeps the times of unchanged words, whatever their case and punctuation', () => {
    expect(align('the, focks is BACK')).toEqual([
      ['the,', 0, 200],
      ['focks', 300, 600],
      ['is', 700, 800],
      ['BACK', 900, 1300],
    ])
  })
  test('gives a corrected word the time of the word it replaces', () => {
    expect(align('The fox is back.')[1]).toEqual(['fox', 300, 600])
  })
  test('divides the time of one word between two by their length', () => {
    expect(align('The red fox is back.').slice(1, 3)).toEqual([
      ['red', 300, 450],
      ['fox', 450, 600],
    ])
  })
  test('puts an added word into the pause between its neighbours', () => {
    expect(align('The focks now is back.')[2]).toEqual(['now', 600, 700])
  })
  test('puts words added at the end between the last word and the end', () => {
    expect(align('The focks is back. Again')[4]).toEqual(['Again', 1300, 2000])
  })
  test('removes deleted words', () => {
    expect(align('The focks back.')).toEqual([WORDS[0], WORDS[1], WORDS[3]])
  })
  test('removes all words for an empty text', () => expect(align('  ')).toEqual([]))
  test('spreads a text over a recording that had no words', () => {
    expect(alignText([], 'ab cd', OPTIONS)).toEqual([
      ['ab', 0, 1000],
      ['cd', 1000, 2000],
    ])
  })
  test('returns the given words in order and within the recording', () => {
    const word = fc.constantFrom('the', 'fox', 'is', 'back', 'again', '…')
    fc.assert(
      fc.property(fc.array(word), fc.array(word), (before, after) => {
        const old = before.map((text, at): SpokenWord => [text, at * 100, at * 100 + 80])
        const durationMs = before.length * 100 + 50
        const aligned = alignText(old, after.join(' '), { language: 'en', durationMs })
        expect(aligned.map(([text]) => text)).toEqual(after)
        let earliestMs = 0
        for (const [, startMs, endMs] of aligned) {
          expect(startMs).toBeGreaterThanOrEqual(earliestMs)
          expect(endMs).toBeGreaterThanOrEqual(startMs)
          expect(endMs).toBeLessThanOrEqual(durationMs)
          earliestMs = startMs
        }
      }),
    )
  })
  test('aligns two long texts that have nothing in common', () => {
    const old = Array.from({ length: 6000 }, (_, at): SpokenWord => [`a${at}`, at, at + 1])
    const text = Array.from({ length: 6000 }, (_, at) => `b${at}`).join(' ')
    expect(alignText(old, text, { language: 'en', durationMs: 6000 })).toHaveLength(6000)
  })
})

test('spreads a script over the time in which it is read', () => {
  expect(spreadWords('I am well.', { language: 'en', fromMs: 1000, toMs: 9000 })).toEqual([
    ['I', 1000, 2000],
    ['am', 2000, 4000],
    ['well.', 4000, 9000],
  ])
})
