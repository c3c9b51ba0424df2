import { describe, expect, test } from 'vitest'
import { type FrameSpan, toKeptRanges } from '../audio/strikes'
import type { TimeWindow } from '../audio/time-window'
import { listKeptWords, listPhrases, type Take, togglePhrase } from './take-phrases'
import type { SpokenWord } from './transcript'

const FRAMES_PER_MS = 48
const makeTake = (seconds: number, changes: Partial<Take> = {}): Take => ({
  frames: seconds * 1000 * FRAMES_PER_MS,
  range: { from: 0, until: null },
  struck: [],
  pauses: [],
  words: [],
  language: 'en',
  ...changes,
})
const toSpan = ([fromMs, untilMs]: [number, number]): FrameSpan => ({
  from: fromMs * FRAMES_PER_MS,
  until: untilMs * FRAMES_PER_MS,
})
const toMs = ({ from, until }: FrameSpan) => [from / FRAMES_PER_MS, until / FRAMES_PER_MS]
/** The words of a text with 300 ms each; '…' is a pause of so many ms. */
function speak(text: string, pauseMs = 400): SpokenWord[] {
  let at = 0
  return text.split(' ').flatMap((word): SpokenWord[] => {
    if (word === '…') {
      at += pauseMs
      return []
    }
    at += 300
    return [[word, at - 300, at]]
  })
}
const describePhrases = (take: Take) =>
  listPhrases(take).map((phrase) => [phrase.text, ...toMs(phrase), ...(phrase.isStruck ? ['struck'] : [])])

describe('phrases of words', () => {
  test.each<[string, string, unknown[]]>([
    [
      'end with a sentence before a pause, cut in its middle',
      'The fox is back. … She waits. … Then gone',
      [
        ['The fox is back.', 0, 1400],
        ['She waits.', 1400, 2400],
        ['Then gone', 2400, 3200],
      ],
    ],
    [
      'join sentences without a pause between them',
      'One fox. Two owls. … Three.',
      [
        ['One fox. Two owls.', 0, 1400],
        ['Three.', 1400, 2000],
      ],
    ],
    [
      'go on over a short pause inside of a sentence',
      'The fox … is back. … She waits.',
      [
        ['The fox is back.', 0, 1800],
        ['She waits.', 1800, 3000],
      ],
    ],
    ['are one where nobody pauses', 'One fox. Two owls.', [['One fox. Two owls.', 0, 2000]]],
  ])('%s', (_, text, phrases) => {
    const words = speak(text)
    const seconds = Math.ceil((words.at(-1)?.[2] ?? 0) / 1000)
    const expected = phrases.map((phrase, at) =>
      at === phrases.length - 1 ? [...(phrase as unknown[]).slice(0, 2), seconds * 1000] : phrase,
    )
    expect(describePhrases(makeTake(seconds, { words }))).toEqual(expected)
  })

  test.each([
    [109, 1],
    [110, 2],
  ])('a pause of %d ms between two sentences leaves %d phrases', (pauseMs, count) => {
    const words = speak('One. … Two.', pauseMs)
    expect(listPhrases(makeTake(1, { words })).length).toBe(count)
  })

  test('cut in the quiet part of a long pause, not in a breath', () => {
    const words = speak('One. … Two.', 2000)
    const pauses = [
      { start: 0.35, end: 0.75 },
      { start: 0.85, end: 2.25 },
    ]
    expect(describePhrases(makeTake(3, { words, pauses }))).toEqual([
      ['One.', 0, 1550],
      ['Two.', 1550, 3000],
    ])
  })

  test('list a sound without words between them, such as a cough', () => {
    const words = speak('One. … Two.', 2000)
    const pauses = [
      { start: 0.3, end: 0.9 },
      { start: 1.4, end: 2.3 },
    ]
    expect(describePhrases(makeTake(3, { words, pauses }))).toEqual([
      ['One.', 0, 600],
      [null, 600, 1850],
      ['Two.', 1850, 3000],
    ])
  })

  test('are written without spaces in languages that have none', () => {
    const words: SpokenWord[] = [
      ['また', 0, 300],
      ['あした。', 300, 700],
      ['では', 1200, 1500],
    ]
    expect(listPhrases(makeTake(2, { words, language: 'ja' })).map(({ text }) => text)).toEqual([
      'またあした。',
      'では',
    ])
  })
})

describe('phrases between pauses', () => {
  const pauses: TimeWindow[] = [
    { start: 0, end: 0.5 },
    { start: 2, end: 3 },
    { start: 5, end: 5.5 },
  ]
  test('are the sounds between them, with the silence at both ends', () => {
    const take = makeTake(8, { pauses })
    expect(describePhrases(take)).toEqual([
      [null, 0, 2500],
      [null, 2500, 5250],
      [null, 5250, 8000],
    ])
    expect(listPhrases(take).map(({ startMs, endMs }) => [startMs, endMs])).toEqual([
      [500, 2000],
      [3000, 5000],
      [5500, 8000],
    ])
  })
  test('are one without a pause, and none in silence', () => {
    expect(describePhrases(makeTake(8))).toEqual([[null, 0, 8000]])
    expect(describePhrases(makeTake(8, { pauses: [{ start: 0, end: 8 }] }))).toEqual([])
    expect(describePhrases(makeTake(0))).toEqual([])
  })
})

describe('inside of the cut ends', () => {
  const words = speak('One. … Two. … Three. … Four.')
  test.each<[string, [number, number | null], unknown[]]>([
    [
      'phrases outside are not listed, and the others begin and end with it',
      [600, 1900],
      [
        ['Two.', 600, 1200],
        ['Three.', 1200, 1900],
      ],
    ],
    [
      'a phrase that is cut has the words whose middle is left',
      [900, null],
      [
        ['Three.', 900, 1900],
        ['Four.', 1900, 3000],
      ],
    ],
  ])('%s', (_, [from, until], phrases) => {
    const range = { from: from * FRAMES_PER_MS, until: until === null ? null : until * FRAMES_PER_MS }
    expect(describePhrases(makeTake(3, { words, range }))).toEqual(phrases)
  })
})

describe('striking', () => {
  const words = speak('One. … Two. … Three. … Four.')
  const take = makeTake(3, { words })
  function press(given: Take, ...presses: number[]): Take {
    let { struck } = given
    for (const index of presses)
      struck = togglePhrase({ ...given, struck }, listPhrases({ ...given, struck }), index)
    return { ...given, struck }
  }

  test.each<[string, number[], [number, number][]]>([
    ['the first, with what is before it', [0], [[0, 500]]],
    ['one between others', [1], [[500, 1200]]],
    ['the last, with what is after it', [3], [[1900, 3000]]],
    [
      'two apart',
      [3, 0],
      [
        [0, 500],
        [1900, 3000],
      ],
    ],
    ['two beside each other as one', [2, 1], [[500, 1900]]],
    ['one and bring it back', [1, 1], []],
    [
      'three and bring back the middle one',
      [0, 1, 2, 1],
      [
        [0, 500],
        [1200, 1900],
      ],
    ],
  ])('%s', (_, presses, struck) => {
    const after = press(take, ...presses)
    expect(after.struck).toEqual(struck.map(toSpan))
    expect(listPhrases(after).map(({ text }) => text)).toEqual(['One.', 'Two.', 'Three.', 'Four.'])
    expect(listPhrases(after).map(toMs)).toEqual(listPhrases(take).map(toMs))
  })

  test('keeps strikes outside of the cut ends', () => {
    const range = { from: 500 * FRAMES_PER_MS, until: null }
    const after = press({ ...take, range, struck: [toSpan([0, 500])] }, 1)
    expect(after.struck).toEqual(
      [
        [0, 500],
        [1200, 1900],
      ].map((span) => toSpan(span as [number, number])),
    )
  })

  test('shows what was struck between pauses once there are words, and brings it back', () => {
    const pauses = [{ start: 0.3, end: 0.7 }]
    const before = press(makeTake(3, { pauses }), 1)
    const after = { ...before, words }
    expect(listPhrases(after).map(({ text, isStruck }) => [text, isStruck])).toEqual([
      ['One.', false],
      ['Two.', true],
      ['Three.', true],
      ['Four.', true],
    ])
    expect(press(after, 1, 2, 3).struck).toEqual([])
  })

  test('divides a sentence of which a part was struck between pauses', () => {
    const spoken = speak('The fox … is back.', 500)
    const pauses = [{ start: 0.6, end: 1.1 }]
    const after = { ...press(makeTake(2, { pauses }), 0), words: spoken }
    expect(describePhrases(after)).toEqual([
      ['The fox', 0, 850, 'struck'],
      ['is back.', 850, 2000],
    ])
    expect(describePhrases(press(after, 0))).toEqual([['The fox is back.', 0, 2000]])
  })

  test('divides a sound without pauses where words were struck of it', () => {
    const after = { ...press(makeTake(3, { words }), 1), words: [] }
    expect(describePhrases(after)).toEqual([
      [null, 0, 500],
      [null, 500, 1200, 'struck'],
      [null, 1200, 3000],
    ])
    expect(press(after, 1).struck).toEqual([])
  })

  test('shows a struck click that is no word and no sound, until it is brought back', () => {
    const after = { ...take, struck: [toSpan([420, 560])] }
    expect(describePhrases(after)).toEqual([
      ['One.', 0, 420],
      [null, 420, 560, 'struck'],
      ['Two.', 560, 1200],
      ['Three.', 1200, 1900],
      ['Four.', 1900, 3000],
    ])
    expect(describePhrases(press(after, 1))).toEqual(describePhrases(take))
  })

  test('cuts at least 50 ms beside every word, whatever is pressed', () => {
    let seed = 7
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed % below
    }
    for (let round = 0; round < 200; round++) {
      let at = random(500)
      const spoken = Array.from({ length: 30 }, (): SpokenWord => {
        at += random(3) === 0 ? random(1200) : 0
        const startMs = at
        at += 60 + random(500)
        return [random(4) === 0 ? 'end.' : 'word', startMs, at]
      })
      const given = makeTake(Math.ceil(at / 1000) + 1, { words: spoken })
      const first = listPhrases(given)
      const presses = Array.from({ length: 6 }, () => random(first.length))
      const after = press(given, ...presses)
      expect(listPhrases(after).map((phrase) => [phrase.text, ...toMs(phrase)])).toEqual(
        first.map((phrase) => [phrase.text, ...toMs(phrase)]),
      )
      const cuts = toKeptRanges(given.frames, given.range, after.struck)
        .flatMap(toMs)
        .filter((ms) => ms > 0 && ms < given.frames / FRAMES_PER_MS)
      for (const cut of cuts)
        for (const [, startMs, endMs] of spoken)
          expect(Math.max(startMs - cut, cut - endMs)).toBeGreaterThanOrEqual(50)
      expect(press(after, ...presses).struck).toEqual([])
    }
  })
})

test('lists the words that stay with their times in the result', () => {
  const words = speak('One. … Two. … Three. … Four.')
  expect(listKeptWords(words, [toSpan([0, 500]), toSpan([1200, 2000])])).toEqual([
    ['One.', 0, 300],
    ['Three.', 700, 1000],
  ])
  expect(listKeptWords(words, [toSpan([800, 1100])])).toEqual([['Two.', 0, 200]])
})
