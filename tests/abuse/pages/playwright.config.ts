/** The Chromium half of `npm run test:abuse`: naughty strings through every field and on every surface. */
import { defineConfig } from '@playwright/test'
import { findChromium } from '../../../scripts/chromium.mjs'

export default defineConfig({
  testDir: '.',
  outputDir: '../../../test-results/abuse-pages',
  // All files share a server: posts of one file appear on the pages of the next.
  workers: 1,
  // A busy machine may be slow.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    actionTimeout: 30_000,
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findChromium() ?? undefined,
      args: [
        '--autoplay-policy=no-user-gesture-required',
        '--disable-background-networking',
        '--no-first-run',
      ],
    },
  },
})
