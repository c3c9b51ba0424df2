import { expect, test } from 'vitest'
import { packPeaks } from '../../../domain/audio/peaks'
import { toLevels, toWavePath } from './waveform-path'

test('averages each part, and keeps the height of the highest bar', () => {
  expect(toLevels(packPeaks([0, 2 / 3, 1 / 3, 0]), 2)).toEqual([2 / 3, 1 / 3])
  expect(toLevels(packPeaks([1, 0]), 2)).toEqual([1, 0])
})

test('repeats peaks when there are fewer than levels, and returns zeros for none', () => {
  expect(toLevels(packPeaks([1, 0]), 4)).toEqual([1, 1, 0, 0])
  expect(toLevels('', 3)).toEqual([0, 0, 0])
})

test('draws only the requested part, with a minimum stroke length', () => {
  const levels = [1, 0, 1, 0]
  expect(toWavePath(levels, 20, 24)).toBe('M2.5 2.0v20.0M7.5 11.5v1.0M12.5 2.0v20.0M17.5 11.5v1.0')
  expect(toWavePath(levels, 20, 24, 0, 0.5)).toBe('M2.5 2.0v20.0M7.5 11.5v1.0')
  expect(toWavePath(levels, 20, 24, 1, 1)).toBe('')
})
