import { expect, test } from 'vitest'
import { isReloadBlocked, runWhenReloadAllowed, setReloadBlocked } from './reload-guard'

test('delays a reload until the recording has ended, and runs it once', () => {
  let ran = 0
  setReloadBlocked(true)
  runWhenReloadAllowed(() => {
    ran += 1
  })
  expect([isReloadBlocked(), ran]).toEqual([true, 0])
  setReloadBlocked(false)
  setReloadBlocked(false)
  expect([isReloadBlocked(), ran]).toEqual([false, 1])
  runWhenReloadAllowed(() => {
    ran += 1
  })
  expect(ran).toBe(2)
})
