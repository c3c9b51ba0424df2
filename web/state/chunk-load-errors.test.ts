import { expect, test } from 'vitest'
import { isChunkLoadError } from './chunk-load-errors'

test.each([
  ['Failed to fetch dynamically imported module: https://a.example/assets/Drawer-x.js', true],
  ['error loading dynamically imported module: https://a.example/assets/Drawer-x.js', true],
  ['Importing a module script failed.', true],
  ['Unable to preload CSS for /assets/Drawer-x.css', true],
  ['undefined is not an object', false],
])('%s', (message, lost) => {
  expect(isChunkLoadError(new TypeError(message))).toBe(lost)
})
