/** `npm run test:faults`: the Worker in workerd, with faults put in its way. Not part of `npm test`. */
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { API, onWorkerd } from './vitest.config.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

export default defineConfig({
  test: {
    projects: [
      {
        root,
        plugins: [onWorkerd()],
        test: { name: 'faults', include: ['tests/faults/**/*.test.ts'], ...API, testTimeout: 400_000 },
      },
    ],
  },
})
