import { expect, test } from 'vitest'
import { listNewIds } from './new-ids'

test('returns the ids above the first one seen', () => {
  expect(listNewIds(new Set(['b', 'c']), ['x', 'y', 'b', 'c'])).toEqual(['x', 'y'])
})

test('returns nothing for a further page or a first render', () => {
  expect(listNewIds(new Set(['a', 'b']), ['a', 'b', 'c'])).toEqual([])
  expect(listNewIds(new Set(), ['a', 'b'])).toEqual([])
})

test('returns nothing when a post was removed', () => {
  expect(listNewIds(new Set(['a', 'b', 'c']), ['b', 'c'])).toEqual([])
})
