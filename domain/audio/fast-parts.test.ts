import { expect, test } from 'vitest'
import { computeSavedSeconds, listFastParts } from './fast-parts'
import { packPauses } from './pauses'

test('keeps 150 ms of each pause, at both ends', () => {
  const [part] = listFastParts(packPauses([{ start: 2, end: 4 }]))
  expect(part?.start).toBeCloseTo(2.075)
  expect(part?.end).toBeCloseTo(3.925)
  expect(listFastParts(null)).toEqual([])
})

test('saves two thirds of the fast parts at the normal speed, and nothing at the highest', () => {
  const parts = [{ start: 1, end: 4 }]
  expect(computeSavedSeconds(parts, 1)).toBeCloseTo(2)
  expect(computeSavedSeconds(parts, 2)).toBeCloseTo(0.5)
  expect(computeSavedSeconds(parts, 3)).toBe(0)
})
