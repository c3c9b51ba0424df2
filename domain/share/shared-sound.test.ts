import { expect, test } from 'vitest'
import { createPartMoves, listSharedSoundChoices } from './shared-sound'

test('offers every kind that can be a finished sound, messages last, none that is read or answers a podcast', () => {
  expect(listSharedSoundChoices(10, 'free').map(({ mode }) => mode)).toEqual([
    'squawk',
    'owlcast',
    'nightingale',
    'mue',
  ])
})

test.each([
  [179, 'free', ['squawk', 'owlcast', 'nightingale', 'mue']],
  [299, 'free', ['squawk', 'owlcast', 'nightingale']],
  [320, 'free', []],
  [320, 'pro', ['squawk', 'owlcast', 'nightingale']],
  [3600, 'pro', []],
] as const)('fits %i s on the plan %s into %j', (seconds, plan, fitting) => {
  const choices = listSharedSoundChoices(seconds, plan)
  expect(choices.filter(({ fits }) => fits).map(({ mode }) => mode)).toEqual(fitting)
})

test('keeps a part within its limit and the sound', () => {
  const moves = createPartMoves(300)
  expect(moves.end({ start: 0, end: 300 }, 400, 1000)).toEqual({ start: 100, end: 400 })
  expect(moves.start({ start: 100, end: 400 }, 50, 1000)).toEqual({ start: 50, end: 350 })
  expect(moves.whole({ start: 50, end: 350 }, 900, 1000)).toEqual({ start: 700, end: 1000 })
})
