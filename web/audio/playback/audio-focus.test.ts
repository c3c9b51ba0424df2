import { expect, test } from 'vitest'
import { isLater, releaseFocus, requestFocus } from './audio-focus'

test('stops the previous owner once, and never the requester itself', () => {
  const log: string[] = []
  const player = () => void log.push('player')
  const preview = () => void log.push('preview')
  requestFocus(player)
  requestFocus(player)
  expect(log).toEqual([])
  requestFocus(preview)
  requestFocus(player)
  expect(log).toEqual(['player', 'preview'])
  releaseFocus(player)
  requestFocus(preview)
  expect(log).toEqual(['player', 'preview'])
  releaseFocus(preview)
})

test('lets exactly one of two tabs that start together continue', () => {
  const a = { at: 5, by: 'a' }
  const b = { at: 5, by: 'b' }
  expect(isLater(a, b)).not.toBe(isLater(b, a))
  expect(isLater({ at: 6, by: 'a' }, b)).toBe(true)
  expect(isLater({ at: 4, by: 'z' }, b)).toBe(false)
})
