import { expect, test } from 'vitest'
import { toLevels, toWavePath } from './waveform-path'

test('keeps the loudest peak of each part, between 0 and 1', () => {
  expect(toLevels([0, 255, 51, 0], 2)).toEqual([1, 0.2])
  expect(toLevels([300, -4], 2)).toEqual([1, 0])
})

test('repeats peaks when there are fewer than levels, and returns zeros for none', () => {
  expect(toLevels([255, 0], 4)).toEqual([1, 1, 0, 0])
  expect(toLevels([], 3)).toEqual([0, 0, 0])
})

test('draws only the requested part, with a minimum stroke length', () => {
  const levels = [1, 0, 1, 0]
  expect(toWavePath(levels, 20, 24)).toBe('M2.5 2.0v20.0M7.5 11.5v1.0M12.5 2.0v20.0M17.5 11.5v1.0')
  expect(toWavePath(levels, 20, 24, 0, 0.5)).toBe('M2.5 2.0v20.0M7.5 11.5v1.0')
  expect(toWavePath(levels, 20, 24, 1, 1)).toBe('')
})
