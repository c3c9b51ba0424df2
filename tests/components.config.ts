/** Component tests: the client in a light DOM. Runs alone, or as one of the projects of `vitest.config.ts`. */
import { fileURLToPath } from 'node:url'
import { defineConfig, defineProject } from 'vitest/config'
import { TIMEOUTS } from './support/timeouts.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

export const components = defineProject({
  root,
  test: {
    name: 'components',
    include: ['web/**/*.test.tsx', 'tests/components/**/*.test.tsx'],
    environment: 'happy-dom',
    environmentOptions: { happyDOM: { url: 'http://localhost:8787/' } },
    setupFiles: ['./tests/components/setup.ts'],
    // The set-up resets all state after each test; loading the client for each file would take seconds.
    isolate: false,
    ...TIMEOUTS,
  },
})

export default defineConfig({ test: { projects: [components] } })
