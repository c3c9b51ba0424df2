import { expect, test } from 'vitest'
import { getPlaybackPosition, setPlaybackPosition } from './playback-positions'

test('resumes a post where it was left', () => {
  setPlaybackPosition('p1', 20, 48)
  expect(getPlaybackPosition('p1')).toBe(20)
  expect(getPlaybackPosition('unheard')).toBe(0)
})

test('starts again after the end was reached', () => {
  setPlaybackPosition('p2', 47.5, 48)
  expect(getPlaybackPosition('p2')).toBe(0)
  setPlaybackPosition('p2', 20, 0)
  expect(getPlaybackPosition('p2')).toBe(20)
  setPlaybackPosition('p2', 0, 48)
  expect(getPlaybackPosition('p2')).toBe(0)
})

test('keeps only the newest few hundred positions', () => {
  for (let i = 0; i < 300; i++) setPlaybackPosition(`many${i}`, 5, 48)
  expect(getPlaybackPosition('many0')).toBe(0)
  expect(getPlaybackPosition('many299')).toBe(5)
})
