import { expect, test } from 'vitest'
import { arrivedOnTop } from './arrivals'

test('returns the ids above the first one seen', () => {
  expect(arrivedOnTop(new Set(['b', 'c']), ['x', 'y', 'b', 'c'])).toEqual(['x', 'y'])
})

test('returns nothing for a further page or a first render', () => {
  expect(arrivedOnTop(new Set(['a', 'b']), ['a', 'b', 'c'])).toEqual([])
  expect(arrivedOnTop(new Set(), ['a', 'b'])).toEqual([])
})

test('returns nothing when a post was removed', () => {
  expect(arrivedOnTop(new Set(['a', 'b', 'c']), ['b', 'c'])).toEqual([])
})
