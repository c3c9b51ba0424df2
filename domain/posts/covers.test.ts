import { expect, test } from 'vitest'
import { COVER_DRAWINGS, getCoverDrawing, toCoverPath } from './covers'

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
