import fc from 'fast-check'
import { expect, test } from 'vitest'
import { peaksShape } from '../posts/posts.schema'
import { PEAKS_PER_POST } from './audio.limits'
import { packPeaks, reducePeaks, toLevels, unpackPeaks } from './peaks'

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

test('averages each part, and keeps the height of the highest bar', () => {
  expect(toLevels(packPeaks([0, 2 / 3, 1 / 3, 0]), 2)).toEqual([2 / 3, 1 / 3])
  expect(toLevels(packPeaks([1, 0]), 2)).toEqual([1, 0])
})

test('draws lines between bars when there are fewer bars than levels, and returns zeros for none', () => {
  expect(toLevels(packPeaks([1, 0]), 5)).toEqual([1, 0.75, 0.5, 0.25, 0])
  expect(toLevels(packPeaks([1]), 3)).toEqual([1, 1, 1])
  expect(toLevels('', 3)).toEqual([0, 0, 0])
})

test('reduces packed peaks, and leaves those that are short enough', () => {
  expect(reducePeaks(packPeaks([0, 2 / 3, 1 / 3, 0]), 2)).toBe(packPeaks([2 / 3, 1 / 3]))
  expect(reducePeaks(packPeaks([1, 0]), 2)).toBe(packPeaks([1, 0]))
  expect(reducePeaks('', 2)).toBe('')
})
