import { expect, test } from 'vitest'
import { liveLevels } from './live-levels'

test('strokes grow from the left, each the louder of two peaks', () => {
  expect(liveLevels([51, 255, 0, 102, 204], 10)).toEqual([1, 0.4, 0.8])
})

test('a full wire keeps the newest strokes', () => {
  expect(liveLevels([255, 0, 51, 0, 102, 0], 2)).toEqual([0.2, 0.4])
})

test('silence is an empty wire', () => {
  expect(liveLevels([], 5)).toEqual([])
})
