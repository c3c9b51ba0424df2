/** `npm run test:firefox`, `npm run test:webkit`: stories in the engine that the variable ENGINE names. */
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { TIMEOUTS } from './support/timeouts.ts'

export default defineConfig({
  test: {
    root: fileURLToPath(new URL('..', import.meta.url)),
    include: ['tests/engines/**/*.test.ts'],
    // Recording happens in real time: a second browser would take the processor from the first.
    fileParallelism: false,
    ...TIMEOUTS,
  },
})
