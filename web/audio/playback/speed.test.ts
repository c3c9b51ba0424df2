import { expect, test } from 'vitest'
import { SPEEDS } from '../../../domain/audio/playback.limits'
import { getAdjacentSpeed, parseSpeed, readSpeed, type Speed } from './speed'

test('reaches every speed step by step and stops at both ends', () => {
  let speed: Speed = 0.75
  const seen: Speed[] = [speed]
  while (getAdjacentSpeed(speed, 1) !== speed) {
    speed = getAdjacentSpeed(speed, 1)
    seen.push(speed)
  }
  expect(seen).toEqual([...SPEEDS])
  expect(getAdjacentSpeed(0.75, -1)).toBe(0.75)
})

test('falls back to 1 for an invalid stored speed', () => {
  expect(parseSpeed('1.5')).toBe(1.5)
  expect(parseSpeed('9')).toBe(1)
  expect(parseSpeed(null)).toBe(1)
  expect(parseSpeed('NaN')).toBe(1)
})

test('uses the normal speed without storage', () => {
  expect(readSpeed()).toBe(1)
})
