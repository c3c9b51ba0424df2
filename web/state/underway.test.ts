import { expect, test } from 'vitest'
import { isUnderway, noteUnderway, onceSettled } from './underway'

test('delays a reload until the recording has ended, and runs it once', () => {
  let ran = 0
  noteUnderway(true)
  onceSettled(() => {
    ran += 1
  })
  expect([isUnderway(), ran]).toEqual([true, 0])
  noteUnderway(false)
  noteUnderway(false)
  expect([isUnderway(), ran]).toEqual([false, 1])
  onceSettled(() => {
    ran += 1
  })
  expect(ran).toBe(2)
})
