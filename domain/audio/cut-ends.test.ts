import { expect, test } from 'vitest'
import { isCuttable, withCutEnd, withCutStart } from './cut-ends'

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
