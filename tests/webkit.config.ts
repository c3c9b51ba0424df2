/** `npm run test:webkit`: smoke tests in Safari's engine. */
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { TIMEOUTS } from './support/timeouts.ts'

export default defineConfig({
  test: {
    root: fileURLToPath(new URL('..', import.meta.url)),
    include: ['tests/webkit/**/*.test.ts'],
    // All tests share a window.
    fileParallelism: false,
    ...TIMEOUTS,
  },
})
