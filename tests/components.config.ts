/** Component tests: the client in a light DOM. Runs alone, or as one of the projects of `vitest.config.ts`. */
import { fileURLToPath } from 'node:url'
import { defineConfig, defineProject } from 'vitest/config'

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
    // No test asserts a duration: a busy machine may need long for the first import.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
})

export default defineConfig({ test: { projects: [components] } })
