/**
 * `npm run test:unit`. Projects run one after the other, each on both cores; a project whose files all share one test
 * server needs a group of its own, else Vitest starts a server for each file.
 */
import { fileURLToPath } from 'node:url'
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { components } from './components.config.ts'
import { bundleTests } from './support/bundle.ts'
import { addSixthKind } from './support/sixth-kind.ts'
import { startTestServices } from './support/test-services.ts'
import { TIMEOUTS } from './support/timeouts.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
/** Two cores are what a small machine has; each worker of `api` is a test server with its own database. */
const MAX_WORKERS = 2
/** Tests in Node wait for a third of their time. `npm test` runs them beside those of `api`. */
const MAX_NODE_WORKERS = 3

/** Runs tests in workerd beside the Worker, on real bindings of their own. */
export const onWorkerd = () =>
  cloudflareTest(async () => {
    const services = await startTestServices()
    return {
      wrangler: { configPath: `${root}wrangler.toml` },
      miniflare: {
        bindings: {
          ENVIRONMENT: 'test',
          ORIGIN: 'http://localhost:8787',
          AUTH_SECRET: 'test-only-secret-test-only-secret-00',
          REPORTS_TO: 'reports@owlcast.example',
          FAST_PASSWORD_HASH: 'on',
          PUSH_TEST_URL: services.push,
          WEBHOOK_LOCAL_HOSTS: new URL(services.webhooks).host,
          TEST_MIGRATIONS: await readD1Migrations(`${root}migrations`),
          TEST_SERVICES: services,
        },
      },
    }
  })

export const API = {
  // Cached modules of an earlier run would import chunks of its bundle.
  fsModuleCache: false,
  setupFiles: ['./tests/support/setup.ts'],
  isolate: false,
  maxWorkers: MAX_WORKERS,
  ...TIMEOUTS,
}

const API_TESTS = ['tests/api/**/*.test.ts', 'worker/**/*.test.ts', 'durable-objects/**/*.test.ts']
/**
 * Runs with a sixth row in the table of kinds, which no other test may see; `sweeps.config.ts` runs the Worker with it.
 */
const SIXTH_KIND = 'tests/sixth-kind.test.ts'
/** Restores of whole sites, in a minute each; `sweeps.config.ts` runs them. */
export const RESTORES = ['scripts/backup/full-world.test.ts', 'scripts/backup/deleted-accounts.test.ts']

export default defineConfig({
  test: {
    projects: [
      {
        root,
        test: {
          name: 'rules',
          include: ['domain/**/*.test.ts', 'web/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/*.test.ts'],
          exclude: [SIXTH_KIND, ...RESTORES],
          // Pure functions leave no state; a process for each file would cost more than the tests.
          isolate: false,
          maxWorkers: MAX_NODE_WORKERS,
          ...TIMEOUTS,
          sequence: { groupOrder: 1 },
        },
      },
      {
        ...components,
        test: { ...components.test, maxWorkers: MAX_NODE_WORKERS, sequence: { groupOrder: 1 } },
      },
      {
        root,
        plugins: [bundleTests({ include: API_TESTS }), onWorkerd()],
        test: {
          name: 'api',
          include: API_TESTS,
          ...API,
          sequence: { groupOrder: 2 },
        },
      },
      {
        root,
        plugins: [addSixthKind()],
        test: {
          name: 'sixth-kind',
          include: [SIXTH_KIND],
          maxWorkers: MAX_NODE_WORKERS,
          ...TIMEOUTS,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
