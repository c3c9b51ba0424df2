import { expect, test } from 'vitest'
import { computeLiveLevels } from './live-levels'

test('grows from the left, each stroke the louder of two peaks', () => {
  expect(computeLiveLevels([51, 255, 0, 102, 204], 10)).toEqual([1, 0.4, 0.8])
})

test('keeps the newest strokes when full', () => {
  expect(computeLiveLevels([255, 0, 51, 0, 102, 0], 2)).toEqual([0.2, 0.4])
})

test('is empty for silence', () => {
  expect(computeLiveLevels([], 5)).toEqual([])
})
