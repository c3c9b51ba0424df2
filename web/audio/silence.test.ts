import { expect, test } from 'vitest'
import { SilenceWatch } from './silence'

test('reports four seconds of silence until the next sound', () => {
  const watch = new SilenceWatch()
  const quiet = Array.from({ length: 40 }, () => watch.hear(0.001, 0.1))
  expect(quiet.indexOf(true)).toBe(39)
  expect(watch.hear(0.2, 0.1)).toBe(false)
  expect(watch.hear(0.001, 0.1)).toBe(false)
})
