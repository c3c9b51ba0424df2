import { expect, test } from 'vitest'
import { SPEEDS } from '../../domain/limits'
import { rememberedSpeed, type Speed, speedBeside, speedOf } from './speed'

test('reaches every speed step by step and stops at both ends', () => {
  let speed: Speed = 0.75
  const seen: Speed[] = [speed]
  while (speedBeside(speed, 1) !== speed) {
    speed = speedBeside(speed, 1)
    seen.push(speed)
  }
  expect(seen).toEqual([...SPEEDS])
  expect(speedBeside(0.75, -1)).toBe(0.75)
})

test('falls back to 1 for an invalid stored speed', () => {
  expect(speedOf('1.5')).toBe(1.5)
  expect(speedOf('9')).toBe(1)
  expect(speedOf(null)).toBe(1)
  expect(speedOf('NaN')).toBe(1)
})

test('uses the normal speed without storage', () => {
  expect(rememberedSpeed()).toBe(1)
})
