/** `rules`: plain functions in Node. `api`: the Worker in workerd, one worker for all files; `sixth-kind`: another. */
import { fileURLToPath } from 'node:url'
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-pool-workers'
import { defineConfig } from 'vitest/config'
import { sixthKind } from './support/sixth-kind.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The Worker on real bindings of its own. */
export const onWorkerd = () =>
  cloudflareTest(async ({ inject }) => ({
    wrangler: { configPath: `${root}wrangler.toml` },
    miniflare: {
      bindings: {
        ENVIRONMENT: 'test',
        ORIGIN: 'http://localhost:8787',
        AUTH_SECRET: 'test-only-secret-test-only-secret-00',
        REPORTS_TO: 'reports@owlcast.example',
        PUSH_TEST_URL: inject('pushApi'),
        TEST_MIGRATIONS: await readD1Migrations(`${root}migrations`),
      },
    },
  }))

export const API = {
  setupFiles: ['./tests/support/setup.ts'],
  globalSetup: [
    './tests/support/mail-provider.ts',
    './tests/support/payment-provider.ts',
    './tests/support/podcast-host.ts',
    './tests/support/openid-provider.ts',
    './tests/support/sms-provider.ts',
    './tests/support/push-service.ts',
  ],
  isolate: false,
  maxWorkers: 1,
  // Nothing here asserts a time; a busy machine may take one, and stories that are told meanwhile go first.
  testTimeout: 180_000,
  hookTimeout: 180_000,
}

/** They load the house with a row more, which nobody else is to meet. */
const SIXTH_KIND = 'tests/api/sixth-kind.test.ts'
const SIXTH_KIND_SHOWN = 'tests/sixth-kind.test.ts'

export default defineConfig({
  test: {
    projects: [
      {
        root,
        test: {
          name: 'rules',
          include: ['domain/**/*.test.ts', 'web/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/*.test.ts'],
          exclude: [SIXTH_KIND_SHOWN],
          // Plain functions leave nothing behind; a process for each file would cost more than the tests.
          isolate: false,
          // Nothing here asserts a time; a busy machine may take one.
          testTimeout: 30_000,
        },
      },
      {
        root,
        plugins: [onWorkerd()],
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts', 'worker/**/*.test.ts', 'durable-objects/**/*.test.ts'],
          exclude: [SIXTH_KIND],
          ...API,
        },
      },
      {
        root,
        plugins: [sixthKind(), onWorkerd()],
        test: { name: 'sixth-kind', include: [SIXTH_KIND], ...API },
      },
      {
        root,
        plugins: [sixthKind()],
        test: { name: 'sixth-kind-shown', include: [SIXTH_KIND_SHOWN], testTimeout: 30_000 },
      },
    ],
  },
})
