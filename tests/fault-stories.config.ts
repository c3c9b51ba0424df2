/**
 * Browser tests of `npm run test:faults`, with faults injected into Chromium. They run one after the other, since they
 * kill servers.
 */
import { defineConfig } from '@playwright/test'
import stories from './playwright.config.ts'

export default defineConfig({
  ...stories,
  testDir: './e2e/faults',
  testIgnore: [],
  outputDir: '../test-results/fault-stories',
  workers: 1,
  retries: 0,
  reporter: [['list'], ['json', { outputFile: '../test-results/fault-stories.json' }]],
})
