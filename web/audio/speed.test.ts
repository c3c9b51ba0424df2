import { expect, test } from 'vitest'
import { SPEEDS } from '../../domain/limits'
import { rememberedSpeed, type Speed, speedBeside, speedOf } from './speed'

test('every speed is reached step by step, and neither end is left', () => {
  let speed: Speed = 0.75
  const seen: Speed[] = [speed]
  while (speedBeside(speed, 1) !== speed) {
    speed = speedBeside(speed, 1)
    seen.push(speed)
  }
  expect(seen).toEqual([...SPEEDS])
  expect(speedBeside(0.75, -1)).toBe(0.75)
})

test('a stored text that is no speed is the normal one', () => {
  expect(speedOf('1.5')).toBe(1.5)
  expect(speedOf('9')).toBe(1)
  expect(speedOf(null)).toBe(1)
  expect(speedOf('NaN')).toBe(1)
})

test('without storage the speed is the normal one', () => {
  expect(rememberedSpeed()).toBe(1)
})
