/**
 * Stories in a real Chromium against the built app in workerd. The microphone speaks a fixture.
 * One server for all stories, its state in memory; people are made through the development routes of tests/e2e/actors.ts.
 */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'

const root = fileURLToPath(new URL('..', import.meta.url))
export const SPEECH = `${root}tests/fixtures/speech-a.48k.wav`
const port = Number(process.env.E2E_PORT ?? 8799)

/** Debian's Chromium, or the one named by CHROMIUM_PATH. */
const executablePath = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
].find((path) => path && existsSync(path))

export default defineConfig({
  testDir: './e2e',
  // Told by `npm run test:faults`.
  testIgnore: '**/e2e/faults/**',
  // Of its own: it is emptied when the stories begin.
  outputDir: '../test-results/stories',
  fullyParallel: true,
  // Most of a story is spent listening and waiting.
  workers: 3,
  // A machine that does much else may be slow, never wrong: waits are long, and CI looks twice.
  retries: process.env.CI ? 2 : 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: process.env.CI ? [['dot'], ['json', { outputFile: '../test-results/e2e.json' }]] : [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    // Writing down every step slows every story. In CI one that failed is told again, and written down then.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    permissions: ['microphone', 'clipboard-read', 'clipboard-write'],
    viewport: { width: 1280, height: 800 },
    // It would answer in place of routes that stories put in its way; those about it allow it.
    serviceWorkers: 'block',
    // Without a graphics card every moving picture is drawn by the processor; where motion matters, a story asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath,
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
    // It answers before its tables are made and its tracks are there, then it says so. With an address as well, the first
    // of the two would do.
    wait: { stdout: /Owlcast serves on/ },
    env: { PORT: String(port), STATE: 'memory', ENVIRONMENT: 'test' },
    timeout: 60_000,
  },
})
