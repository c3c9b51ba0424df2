import { expect, test } from 'vitest'
import { arrivedOnTop } from './arrivals'

test('what stands above the first seen one has arrived', () => {
  expect(arrivedOnTop(new Set(['b', 'c']), ['x', 'y', 'b', 'c'])).toEqual(['x', 'y'])
})

test('a further page below has not arrived, nor has a list seen for the first time', () => {
  expect(arrivedOnTop(new Set(['a', 'b']), ['a', 'b', 'c'])).toEqual([])
  expect(arrivedOnTop(new Set(), ['a', 'b'])).toEqual([])
})

test('one that left does not make the others new', () => {
  expect(arrivedOnTop(new Set(['a', 'b', 'c']), ['b', 'c'])).toEqual([])
})
