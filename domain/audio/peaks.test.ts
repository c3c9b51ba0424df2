import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packPeaks, unpackPeaks } from './peaks'

test('unpacks what it packed', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(255), { maxLength: 160 }), (peaks) => {
      expect(unpackPeaks(packPeaks(peaks))).toEqual(peaks)
    }),
  )
})

test('packs 160 peaks into 216 characters and none into an empty text', () => {
  expect(packPeaks(Array(160).fill(255))).toHaveLength(216)
  expect(unpackPeaks(null)).toEqual([])
  expect(unpackPeaks('')).toEqual([])
})
