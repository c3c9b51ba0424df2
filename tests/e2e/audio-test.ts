import { readFileSync } from 'node:fs'
import { test as base } from '@playwright/test'
import { SPEECH } from '../playwright.config'
import { serveAudioPage } from './audio-page'

const HEADER_BYTES = 44

/** Returns the samples that the microphone plays. */
export function readSpeech(): Int16Array {
  const file = readFileSync(SPEECH)
  return new Int16Array(new Uint8Array(file).buffer.slice(HEADER_BYTES))
}

/** Test of the audio engine alone: `page` is open on it. */
export const test = base.extend<object, { audioUrl: string }>({
  audioUrl: [
    async ({ browserName: _ }, use, info) => {
      const served = await serveAudioPage(info.project.use.baseURL ?? '')
      await use(served.url)
      served.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ page, audioUrl }, use) => {
    await page.goto(audioUrl)
    await use(page)
  },
})

export { expect } from '@playwright/test'
