import { afterEach, expect, test, vi } from 'vitest'
import { isStorageTemporary } from './temporary-storage'

afterEach(() => void vi.unstubAllGlobals())

const SAFARI = { GestureEvent: class {} }

test.each<[string, object, object, boolean, boolean]>([
  ['Safari on a Mac', SAFARI, {}, false, true],
  ['Safari on a phone', SAFARI, { standalone: false }, false, true],
  ['Safari on a phone, added to the home screen', SAFARI, { standalone: true }, true, false],
  ['an older one, which has no display mode', SAFARI, { standalone: true }, false, false],
  ['Safari on a Mac, added to the Dock', SAFARI, {}, true, false],
  ['Chromium', {}, {}, false, false],
  ['Chromium, installed', {}, {}, true, false],
  ['Firefox', {}, { standalone: undefined }, false, false],
])('%s', (_, window, navigator, isStandalone, expected) => {
  vi.stubGlobal('window', window)
  vi.stubGlobal('navigator', navigator)
  vi.stubGlobal('matchMedia', () => ({ matches: isStandalone }))
  expect(isStorageTemporary()).toBe(expected)
})
