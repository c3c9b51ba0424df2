import { expect, test } from 'vitest'
import { COVER_DRAWINGS, findCoverNameSize, getCoverDrawing, toCoverPath } from './covers'

test('gives a post the same drawing always, and uses all five', () => {
  const ids = Array.from({ length: 200 }, (_, at) => `post_${at.toString(36).padStart(20, '0')}`)
  const used = new Set(ids.map(getCoverDrawing))
  expect(used.size).toBe(5)
  expect(ids.map(getCoverDrawing)).toEqual(ids.map(getCoverDrawing))
})

test('returns closed paths within reach of the box', () => {
  for (const shape of COVER_DRAWINGS.flat()) {
    const path = toCoverPath(shape)
    expect(path).toMatch(/^M[-\d. CcaVH]+Z$/)
  }
})

test.each([
  ['The Slow Hour', 'large'],
  ['Night', 'large'],
  ['أصوات الليل', 'large'],
  ['Two Banks, One River', 'small'],
  ['Neighbourhoods ok', null],
  ['Understanding the neighbourhood together', null],
  ['Everything Wonderful Tomorrow Morning', null],
  ['W'.repeat(30), null],
  ['夜の川', 'large'],
  ['夜の川のほとりで聞いた話', null],
  ['🦉🦉🦉', 'large'],
] as const)('a cover holds %s: %s', (name, size) => {
  expect(findCoverNameSize(name)).toBe(size)
})
