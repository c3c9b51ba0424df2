import { expect, test, vi } from 'vitest'
import { memoizeLatest } from './memoize-latest'

test('computes once for the same arguments, and again for others or more of them', () => {
  const compute = vi.fn((...words: string[]) => ({ joined: words.join(' ') }))
  const join = memoizeLatest(compute)
  const first = join('a', 'b')
  expect(join('a', 'b')).toBe(first)
  expect(compute).toHaveBeenCalledTimes(1)
  expect(join('a', 'c')).toEqual({ joined: 'a c' })
  expect(join('a', 'c', 'd')).toEqual({ joined: 'a c d' })
  expect(join('a', 'b')).not.toBe(first)
  expect(compute).toHaveBeenCalledTimes(4)
})
