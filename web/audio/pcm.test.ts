import { expect, test } from 'vitest'
import { framesIn, framesInBytes, joined, secondsOf, toInt16 } from './pcm'

test('seconds and frames', () => {
  expect(secondsOf(72_000)).toBe(1.5)
  expect(framesIn(0.3)).toBe(14_400)
})

test('half a frame left by a killed write is not counted', () => {
  expect(framesInBytes(9_601)).toBe(4_800)
})

test('samples over full scale are clamped, not wrapped', () => {
  expect([...toInt16(Float32Array.of(0, 1, -1, 1.5, -2))]).toEqual([0, 32_767, -32_767, 32_767, -32_768])
})

test('parts are joined in order', () => {
  expect([...joined([Int16Array.of(1, 2), new Int16Array(), Int16Array.of(3)])]).toEqual([1, 2, 3])
})
