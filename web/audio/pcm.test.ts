import { expect, test } from 'vitest'
import { concatSamples, countFrames, toFrames, toInt16, toSeconds } from './pcm'

test('converts between seconds and frames', () => {
  expect(toSeconds(72_000)).toBe(1.5)
  expect(toFrames(0.3)).toBe(14_400)
})

test('does not count half a frame left by a killed write', () => {
  expect(countFrames(9_601)).toBe(4_800)
})

test('clamps samples over full scale', () => {
  expect([...toInt16(Float32Array.of(0, 1, -1, 1.5, -2))]).toEqual([0, 32_767, -32_767, 32_767, -32_768])
})

test('joins parts in order', () => {
  expect([...concatSamples([Int16Array.of(1, 2), new Int16Array(), Int16Array.of(3)])]).toEqual([1, 2, 3])
})
