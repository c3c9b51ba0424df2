import { expect, test } from 'vitest'
import { formatErrorMessage } from './errors'
import { stripRetryHint } from './retry-hint'

test('removes the request to try again, and nothing else', () => {
  expect(stripRetryHint(formatErrorMessage('request.unavailable'))).toBe('We can’t reach Owlcast right now.')
  expect(stripRetryHint('Squawks table not accessible.')).toBe('Squawks table not accessible.')
})
