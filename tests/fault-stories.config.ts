/** The stories of `npm run test:faults`: faults put in the way of Chromium. One after the other, for they kill and cut. */
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
