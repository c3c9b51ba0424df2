/** `npm run test:parsers`: what parsers of others read on our pages and in our feeds. */
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { TIMEOUTS } from './support/timeouts.ts'

export default defineConfig({
  test: {
    root: fileURLToPath(new URL('..', import.meta.url)),
    include: ['tests/parsers/*.test.ts'],
    ...TIMEOUTS,
  },
})
