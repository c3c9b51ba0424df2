/**
 * Browser tests: real Chromium against the built app in workerd. The microphone plays a speech fixture. One server
 * serves all tests, with its state in memory; users are created through the development routes of tests/e2e/actors.ts.
 *
 * SUITE names the tests to run: `core` for `npm test`, `extended`, `a11y`, or `all` except those of `a11y`. Tags:
 * `@extended` runs in `npm run test:extended`, `@a11y` in `npm run test:a11y`, and `@looks` there too, in more themes.
 */
import { fileURLToPath } from 'node:url'
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'
import { findChromium } from '../scripts/chromium.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
export const SPEECH = `${root}tests/fixtures/speech-a.48k.wav`
const port = Number(process.env.E2E_PORT ?? 8799)

const SUITES: Record<string, Pick<PlaywrightTestConfig, 'grep' | 'grepInvert'>> = {
  core: { grepInvert: /@a11y|@extended/ },
  extended: { grep: /@extended/, grepInvert: /@a11y/ },
  a11y: { grep: /@a11y|@looks/ },
  all: { grepInvert: /@a11y/ },
}

const suite = process.env.SUITE ?? 'all'
if (!Object.hasOwn(SUITES, suite))
  throw new Error(`There is no suite '${suite}': choose ${Object.keys(SUITES).join(', ')}.`)

export default defineConfig({
  testDir: './e2e',
  // Run by `npm run test:faults`.
  testIgnore: '**/e2e/faults/**',
  ...SUITES[suite],
  // Emptied at each start, so it must hold nothing else.
  outputDir: '../test-results/stories',
  fullyParallel: true,
  // Much of a test is spent listening and waiting.
  workers: 3,
  // A test that needs a second try has a defect, or shows one.
  retries: 0,
  // A slow machine must not fail a test: waits are for states, and these limits only end what hangs.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: process.env.CI ? [['dot'], ['json', { outputFile: '../test-results/e2e.json' }]] : [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    // Screenshots and snapshots of every step would slow every test.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: true },
    screenshot: 'only-on-failure',
    permissions: ['microphone', 'clipboard-read', 'clipboard-write'],
    viewport: { width: 1280, height: 800 },
    // A service worker would answer in place of the routes that tests intercept; tests about it allow it.
    serviceWorkers: 'block',
    // Without a graphics card the processor draws every animation; tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findChromium() ?? undefined,
      args: [
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        `--use-file-for-fake-audio-capture=${SPEECH}%noloop`,
        '--autoplay-policy=no-user-gesture-required',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    command: 'node scripts/serve.mjs',
    cwd: root,
    // It answers requests before its tables and tracks exist, so a URL to wait for would be ready too early.
    wait: { stdout: /Owlcast serves on/ },
    env: { PORT: String(port), STATE: 'memory', ENVIRONMENT: 'test', FAST_PASSWORD_HASH: 'on' },
    timeout: 240_000,
  },
})
