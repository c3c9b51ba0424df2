import { expect, test } from 'vitest'
import { restoreSegments } from './words-draft'

test('restores corrected segments of the same text', () => {
  const kept = { before: 'One. Two.', version: 'v1', segments: ['One!', 'Two.'] }
  expect(restoreSegments(['One.', 'Two.'], 'One. Two.', kept)).toEqual(['One!', 'Two.'])
})

test('restores corrections as one segment when the words changed meanwhile', () => {
  const kept = { before: 'One. Two.', version: 'v1', segments: ['One!', 'Two.'] }
  expect(restoreSegments(['Uno.', 'Dos.'], 'Uno. Dos.', kept)).toEqual(['One! Two.'])
})

test('returns the segments as they are without corrections', () => {
  expect(restoreSegments(['One.'], 'One.', null)).toEqual(['One.'])
})
