/** Setup of every component test file: stubs for the light DOM, and a clean state before each test. */
import '@testing-library/jest-dom/vitest'
import { configure, prettyDOM } from '@testing-library/react'
import { deleteDB } from 'idb'
import * as React from 'react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { resetBrowser, stubBrowser } from './browser'
import { getApi, resetApp } from './render-app'
import { clearTimers, trackTimers } from './timers'

const DOM_PRINTED_CHARS = 20_000

stubBrowser()
resetBrowser()
skipOwnerStacks()
// A dialog that opens for the first time imports its scripts, which a busy machine may take long for.
configure({ asyncUtilTimeout: 60_000, getElementError })

/**
 * React's development build creates an error with a stack for each of the first elements of a second, which takes a tenth
 * of the time of these tests; without internals of that name it goes on doing so.
 */
function skipOwnerStacks(): void {
  const internals = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
  Object.defineProperty(internals ?? {}, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Number.POSITIVE_INFINITY,
    set: () => undefined,
  })
}

/**
 * The error of a failed query. Its message shows the page without drawings; the page is printed when the message is
 * read, because a query that waits fails often before it succeeds.
 */
function getElementError(message: string | null, container: Element): Error {
  const isShown = (node: Node) => !['svg', 'STYLE', 'SCRIPT'].includes(node.nodeName)
  const printPage = () => prettyDOM(container, DOM_PRINTED_CHARS, { filterNode: isShown, highlight: false })
  const error = Object.assign(new Error(), { name: 'TestingLibraryElementError' })
  return Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => [message, printPage()].join('\n\n'),
  })
}

beforeEach(() => {
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
