import { expect, test } from 'vitest'
import type { Post } from '../../../domain/posts.schema'
import { isPushedOff } from './pushed-off'

const at = (createdAt: number) => ({ createdAt }) as Post

test('what is older than all that is listed was pushed off by newer ones', () => {
  expect(isPushedOff(at(1), [at(9), at(5), at(2)])).toBe(true)
})

test('what would stand among them is gone', () => {
  expect(isPushedOff(at(5), [at(9), at(2)])).toBe(false)
  expect(isPushedOff(at(9), [])).toBe(false)
})
