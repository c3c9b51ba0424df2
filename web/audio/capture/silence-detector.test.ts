import { expect, test } from 'vitest'
import { SilenceDetector } from './silence-detector'

test('reports four seconds of silence until the next sound', () => {
  const watch = new SilenceDetector()
  const quiet = Array.from({ length: 40 }, () => watch.push(0.001, 0.1))
  expect(quiet.indexOf(true)).toBe(39)
  expect(watch.push(0.2, 0.1)).toBe(false)
  expect(watch.push(0.001, 0.1)).toBe(false)
})
