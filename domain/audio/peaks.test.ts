import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PEAKS_PER_POST } from '../limits'
import { peaksShape } from '../posts/posts.schema'
import { packPeaks, unpackPeaks } from './peaks'

test('unpacks what it packed, to one of 64 levels', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(63), { maxLength: 160 }), (levels) => {
      expect(unpackPeaks(packPeaks(levels.map((level) => level / 63)))).toEqual(levels.map((n) => n / 63))
    }),
  )
})

test('packs one character a bar, which the schema accepts', () => {
  const levels = Array.from({ length: PEAKS_PER_POST }, (_, at) => at / PEAKS_PER_POST)
  expect(peaksShape.parse(packPeaks(levels))).toHaveLength(PEAKS_PER_POST)
  expect(unpackPeaks('')).toEqual([])
})

test('limits levels to the range', () => {
  expect(packPeaks([-1, 0, 1, 2])).toBe('AA__')
})

test.each(['', 'A'.repeat(159), 'A'.repeat(161), `${'A'.repeat(159)}=`])('refuses %j as peaks', (peaks) => {
  expect(peaksShape.safeParse(peaks).success).toBe(false)
})
