/**
 * `npm run test:sweeps`: API tests that try every route in every role, search for private content in all readable
 * responses, read large tables, run the Worker with a further row in the table of kinds, and restore whole sites. Not part
 * of `npm test`.
 */
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { bundleTests } from './support/bundle.ts'
import { addSixthKind } from './support/sixth-kind.ts'
import { TIMEOUTS } from './support/timeouts.ts'
import { API, onWorkerd, RESTORES } from './vitest.config.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const SIXTH_KIND = 'tests/sweeps/sixth-kind.test.ts'
const SWEEPS = ['authorisation*', 'canary*', 'gone', 'query-plans'].map(
  (name) => `tests/sweeps/${name}.test.ts`,
)

export default defineConfig({
  test: {
    projects: [
      {
        root,
        plugins: [bundleTests({ include: SWEEPS }), onWorkerd()],
        test: { name: 'sweeps', include: SWEEPS, ...API, sequence: { groupOrder: 1 } },
      },
      {
        root,
        plugins: [bundleTests({ include: [SIXTH_KIND], plugins: [addSixthKind()] }), onWorkerd()],
        test: { name: 'sixth-kind', include: [SIXTH_KIND], ...API, sequence: { groupOrder: 2 } },
      },
      { root, test: { name: 'restores', include: RESTORES, ...TIMEOUTS, sequence: { groupOrder: 3 } } },
    ],
  },
})
