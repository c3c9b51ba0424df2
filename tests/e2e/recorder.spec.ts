/** The audio engine in a real browser: what comes out of it is what was spoken into the microphone. */
import { readFileSync } from 'node:fs'
import { SPEECH } from '../playwright.config'
import { test as base, expect } from './actors'
import { serveAudioPage } from './audio-page'
import { likeness } from './likeness'
import type { Engine } from './pages/audio'

const test = base.extend<object, { audioUrl: string }>({
  audioUrl: [
    async ({ browserName: _ }, use, info) => {
      const page = await serveAudioPage(info.project.use.baseURL ?? '')
      await use(page.url)
      page.close()
    },
    { scope: 'worker' },
  ],
})
test.beforeEach(({ page, audioUrl }) => page.goto(audioUrl).then(() => undefined))

declare const engine: Engine

const SPOKEN = new Int16Array(readFileSync(SPEECH).buffer.slice(44))

test('what is recorded is what was spoken, and the MP3 is ready at stop', async ({ page }) => {
  const heard = await page.evaluate(async () => {
    const { recorder } = engine
    await recorder.start({ mode: 'nightingale', limitSeconds: 300, draftId: 'draft-00001' })
    await new Promise((on) => setTimeout(on, 5200))
    await recorder.stop()
    const stopped = recorder.getSnapshot()
    if (stopped.at !== 'stopped') throw new Error(JSON.stringify(stopped))
    const began = performance.now()
    const { take } = stopped
    const samples = await take.samples()
    const sound = await take.encoded()
    const encodedAfter = performance.now() - began
    const decoder = new OfflineAudioContext(1, 1, 48000)
    const bytes = await sound.blob.arrayBuffer()
    const mp3 = await decoder.decodeAudioData(bytes.slice(0))
    return {
      samples: [...samples],
      seconds: take.seconds,
      peaks: take.peaks,
      type: sound.type,
      bytes: bytes.byteLength,
      encodedAfter,
      mp3: { seconds: mp3.duration, channels: mp3.numberOfChannels, samples: [...mp3.getChannelData(0)] },
      drafts: await engine.drafts.listDrafts(),
      live: recorder.livePeaks().length,
    }
  })
  console.log(heard.seconds, heard.type, heard.bytes, heard.encodedAfter, heard.mp3.seconds, heard.live)
  expect(heard.seconds * 48000).toBe(heard.samples.length)
  expect(likeness(SPOKEN, heard.samples)).toBeGreaterThan(0.9)
  expect(likeness(SPOKEN, heard.mp3.samples)).toBeGreaterThan(0.9)
  expect(heard.type).toBe('audio/mpeg')
})
