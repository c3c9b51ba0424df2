/**
 * `npm run test:faults`: faults injected into the Worker in workerd, and into the whole server. Not part of `npm test`.
 */
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { TIMEOUTS } from './support/timeouts.ts'
import { API, onWorkerd } from './vitest.config.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

export default defineConfig({
  test: {
    projects: [
      {
        root,
        plugins: [onWorkerd()],
        test: {
          name: 'worker',
          include: ['tests/faults/*.test.ts'],
          ...API,
          maxWorkers: 1,
          ...TIMEOUTS,
          provide: { everyCall: Boolean(process.env.FAULTS_ALL) },
        },
      },
      {
        root,
        test: {
          name: 'server',
          include: ['tests/faults/process/*.test.ts'],
          // Servers are killed and timed one at a time.
          maxWorkers: 1,
          ...TIMEOUTS,
        },
      },
    ],
  },
})
