/** `npm run test:abuse`: attacks the built Worker from outside. Not part of `npm test`. */
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { TIMEOUTS } from './support/timeouts.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

export default defineConfig({
  // The fuzzer reads schemas from the route declarations; nothing of the Worker runs in this process.
  resolve: { alias: { 'cloudflare:workers': `${root}tests/abuse/not-in-workerd.ts` } },
  test: {
    root,
    include: ['tests/abuse/**/*.test.ts'],
    // Attacks run one at a time: some measure times, and each has its own server.
    fileParallelism: false,
    maxWorkers: 1,
    ...TIMEOUTS,
  },
})
