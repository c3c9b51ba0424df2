import { expect, test } from 'vitest'
import { findSoundRange, isCuttable, withCutEnd, withCutStart } from './cut-ends'
import { packPauses } from './pauses'

test('moves the start and the end inside the recording', () => {
  expect(withCutStart({ start: 0, end: 10 }, 3)).toEqual({ start: 3, end: 10 })
  expect(withCutStart({ start: 3, end: 10 }, -1)).toEqual({ start: 0, end: 10 })
  expect(withCutEnd({ start: 3, end: 10 }, 8, 10)).toEqual({ start: 3, end: 8 })
  expect(withCutEnd({ start: 3, end: 8 }, 99, 10)).toEqual({ start: 3, end: 10 })
})

test('leaves a second of sound', () => {
  expect(withCutStart({ start: 0, end: 5 }, 9)).toEqual({ start: 4, end: 5 })
  expect(withCutEnd({ start: 4, end: 10 }, 2, 10)).toEqual({ start: 4, end: 5 })
  expect(isCuttable(1.9)).toBe(false)
  expect(isCuttable(2)).toBe(true)
})

test('cuts silence at both ends, with some of it left beside the words', () => {
  const pauses = packPauses([
    { start: 0, end: 2 },
    { start: 4, end: 5 },
    { start: 8, end: 9.98 },
  ])
  expect(findSoundRange({ pauses, seconds: 9.98 })).toEqual({ start: 1.85, end: 8.3 })
})

test('takes a short sound beside the silence at an end for the button', () => {
  const pauses = packPauses([{ start: 0.1, end: 2 }])
  expect(findSoundRange({ pauses, seconds: 6 })).toEqual({ start: 1.85, end: 6 })
})

test.each([
  ['no pause', [], 6],
  ['pauses between words only', [{ start: 1, end: 4 }], 6],
  ['little silence at an end', [{ start: 0, end: 0.5 }], 6],
  ['less than a second of sound', [{ start: 0, end: 5.8 }], 6],
])('offers no cut for %s', (_, pauses, seconds) => {
  expect(findSoundRange({ pauses: packPauses(pauses), seconds })).toBe(null)
})
