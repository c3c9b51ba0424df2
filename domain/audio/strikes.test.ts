import { expect, test } from 'vitest'
import { SAMPLE_RATE_HZ } from './audio.limits'
import { canStrike, type FrameSpan, JOIN_FRAMES, mergeSpans, toKeptRanges, toWholeFrame } from './strikes'

/** Spans given in seconds. */
const toSpans = (...spans: [number, number][]): FrameSpan[] =>
  spans.map(([from, until]) => ({ from: from * SAMPLE_RATE_HZ, until: until * SAMPLE_RATE_HZ }))
const FRAMES = 10 * SAMPLE_RATE_HZ
const ALL = { from: 0, until: null }

test.each<[string, [number, number][], [number, number][]]>([
  ['none', [], []],
  ['one', [[2, 3]], [[2, 3]]],
  [
    'two in another order',
    [
      [5, 6],
      [2, 3],
    ],
    [
      [2, 3],
      [5, 6],
    ],
  ],
  [
    'two that touch',
    [
      [2, 3],
      [3, 4],
    ],
    [[2, 4]],
  ],
  [
    'two that overlap, and one inside',
    [
      [2, 5],
      [3, 4],
      [4, 6],
    ],
    [[2, 6]],
  ],
  [
    'two with less between them than a cross-fade takes',
    [
      [2, 3],
      [3.005, 4],
    ],
    [[2, 4]],
  ],
  [
    'one over both ends, one after the end and an empty one',
    [
      [-1, 1],
      [9, 12],
      [11, 12],
      [5, 5],
    ],
    [
      [0, 1],
      [9, 10],
    ],
  ],
])('merges struck spans: %s', (_, given, merged) => {
  expect(mergeSpans(toSpans(...given), FRAMES)).toEqual(toSpans(...merged))
})

test.each<[string, [number, number | null], [number, number][], [number, number][]]>([
  ['nothing struck', [0, null], [], [[0, 10]]],
  ['cut ends only', [2, 8], [], [[2, 8]]],
  [
    'a phrase in the middle',
    [0, null],
    [[4, 5]],
    [
      [0, 4],
      [5, 10],
    ],
  ],
  ['the first phrase', [0, null], [[0, 3]], [[3, 10]]],
  ['the last phrase', [0, null], [[8, 10]], [[0, 8]]],
  [
    'two phrases that touch, and one apart',
    [0, null],
    [
      [1, 2],
      [2, 3],
      [6, 7],
    ],
    [
      [0, 1],
      [3, 6],
      [7, 10],
    ],
  ],
  [
    'strikes over the cut ends, and one outside of them',
    [2, 8],
    [
      [0, 1],
      [1.5, 3],
      [7, 9],
    ],
    [[3, 7]],
  ],
  ['everything', [0, null], [[0, 10]], []],
  ['everything that the cut ends left', [4, 6], [[3, 7]], []],
])('keeps what is not struck: %s', (_, [from, until], struck, kept) => {
  const range = {
    from: from * SAMPLE_RATE_HZ,
    until: until === null ? null : until * SAMPLE_RATE_HZ,
  }
  expect(toKeptRanges(FRAMES, range, toSpans(...struck))).toEqual(toSpans(...kept))
})

test('keeps the frames up to the end of a file that lost some', () => {
  const range = { from: 0, until: 9 * SAMPLE_RATE_HZ }
  expect(toKeptRanges(5 * SAMPLE_RATE_HZ, range, toSpans([2, 3], [6, 7]))).toEqual(toSpans([0, 2], [3, 5]))
})

test.each<[string, [number, number][], boolean]>([
  ['nothing', [], true],
  ['all but a second', [[0, 9]], true],
  [
    'all but a second in two parts',
    [
      [0.5, 5],
      [5.5, 10],
    ],
    true,
  ],
  ['all but less than a second', [[0, 9.001]], false],
  ['everything', [[0, 10]], false],
])('lets a second stay: strikes %s', (_, struck, isAllowed) => {
  expect(canStrike(FRAMES, ALL, toSpans(...struck))).toBe(isAllowed)
})

test('finds the frame of the whole recording behind one of the result', () => {
  const kept = toSpans([2, 4], [5, 10])
  const find = (seconds: number) => toWholeFrame(kept, seconds * SAMPLE_RATE_HZ) / SAMPLE_RATE_HZ
  expect([0, 1, 2, 2.5, 7, 8].map(find)).toEqual([2, 3, 4, 5.5, 10, 10])
  expect(toWholeFrame([], 5)).toBe(0)
})

test('joins within 10 ms', () => expect(JOIN_FRAMES / SAMPLE_RATE_HZ).toBe(0.01))
