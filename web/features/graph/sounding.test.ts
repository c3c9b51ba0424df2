import { expect, test } from 'vitest'
import { findLineToSounding } from './sounding'

const toRoot = { from: 'reply', to: 'root' }
const toReply = { from: 'answer', to: 'reply' }
const LINES = [toRoot, toReply]

test('leads from the post that sounded before, in its direction', () => {
  expect(findLineToSounding(LINES, { id: 'reply', previousId: 'root' })).toEqual({
    line: toRoot,
    isReversed: true,
  })
  expect(findLineToSounding(LINES, { id: 'root', previousId: 'reply' })).toEqual({
    line: toRoot,
    isReversed: false,
  })
  expect(findLineToSounding(LINES, { id: 'reply', previousId: 'answer' })).toEqual({
    line: toReply,
    isReversed: false,
  })
})

test('leads from the parent where no line connects it with the post before', () => {
  expect(findLineToSounding(LINES, { id: 'answer', previousId: 'root' })?.line).toBe(toReply)
  expect(findLineToSounding(LINES, { id: 'answer', previousId: null })?.line).toBe(toReply)
})

test('is none while nothing sounds, and for the first post of a thread', () => {
  expect(findLineToSounding(LINES, { id: null, previousId: 'root' })).toBeNull()
  expect(findLineToSounding(LINES, { id: 'root', previousId: null })).toBeNull()
})
