import { expect, test } from 'vitest'
import { isLater, leaveTurn, takeTurn } from './turn'

test('the one before is stopped, once, and not by itself', () => {
  const log: string[] = []
  const player = () => void log.push('player')
  const preview = () => void log.push('preview')
  takeTurn(player)
  takeTurn(player)
  expect(log).toEqual([])
  takeTurn(preview)
  takeTurn(player)
  expect(log).toEqual(['player', 'preview'])
  leaveTurn(player)
  takeTurn(preview)
  expect(log).toEqual(['player', 'preview'])
  leaveTurn(preview)
})

test('of two tabs that start together exactly one goes on', () => {
  const a = { at: 5, by: 'a' }
  const b = { at: 5, by: 'b' }
  expect(isLater(a, b)).not.toBe(isLater(b, a))
  expect(isLater({ at: 6, by: 'a' }, b)).toBe(true)
  expect(isLater({ at: 4, by: 'z' }, b)).toBe(false)
})
