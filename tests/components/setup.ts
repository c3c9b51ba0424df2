/** Set-up of every file of component tests: what the light DOM lacks, and a clean state before each test. */
import '@testing-library/jest-dom/vitest'
import { configure } from '@testing-library/react'
import { deleteDB } from 'idb'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { resetBrowser, stubBrowser } from './browser'
import { getApi, resetApp } from './render-app'
import { clearTimers, trackTimers } from './timers'

stubBrowser()
// The first render of a view imports its scripts, which a busy machine may take long for.
configure({ asyncUtilTimeout: 10_000 })

beforeEach(() => {
  resetBrowser()
  trackTimers()
  globalThis.fetch = (input, init) => getApi().fetch(input, init)
})

afterEach(async () => {
  vi.useRealTimers()
  const { errors } = await resetApp()
  clearTimers()
  for (const { name } of await indexedDB.databases()) if (name) await deleteDB(name)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  expect(errors, 'every request has a handler whose response fits its schema').toEqual([])
})
