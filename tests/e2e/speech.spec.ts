/** Transcripts that the browser makes, of recordings that no service may hear. */
import { test as base, expect } from '@playwright/test'
import { serveAudioPage } from './audio-page'
import type { Speech } from './speech-page/speech'

declare const speech: Speech

/** `page` is open on the speech engine alone, under the app's content security policy. */
const test = base.extend<object, { speechUrl: string }>({
  speechUrl: [
    async ({ browserName: _ }, use, info) => {
      const served = await serveAudioPage(info.project.use.baseURL ?? '', './speech-page')
      await use(served.url)
      served.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ page, speechUrl }, use) => {
    await page.goto(speechUrl)
    await use(page)
  },
})

test('transcribes in the browser after one download @extended', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  const transcripts = await page.evaluate(async () => {
    const read = async (name: string) => (await fetch(`/fixtures/${name}`)).blob()
    const downloads: number[] = []
    const progress: number[] = []
    const options = {
      onDownload: (share: number) => downloads.push(share),
      onProgress: (share: number) => progress.push(share),
    }
    const spanish = await speech.transcribeInBrowser(await read('speech-es.mp3'), 'es', options)
    const before = downloads.length
    const broken = await speech.transcribeInBrowser(new Blob(['no sound']), 'en', options)
    const results = []
    for (const name of ['speech-a.mp3', 'speech-b.mp3', 'music-24.mp3'])
      results.push(await speech.transcribeInBrowser(await read(name), 'en', options))
    const bytes = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.(onnx|wasm)$/.test(name))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0)
    return { spanish, before, broken, results, downloads, progress, bytes, said: speech.getDownloadBytes() }
  })
  expect(transcripts.spanish).toEqual({ ok: false, problem: 'unsupported_language' })
  expect(transcripts.before).toBe(0)
  expect(transcripts.broken).toEqual({ ok: false, problem: 'unreadable' })
  const texts = transcripts.results.map((result) =>
    result.ok ? result.words.map(([word]) => word).join(' ') : result.problem,
  )
  expect(texts[0]).toBe('I walked along the river this morning, and nobody was there.')
  expect(texts[1]?.toLowerCase().replace(/[^a-z ]/g, '')).toBe(
    'my grandmother picked up the phone and said tell me everything so i did slowly from the beginning to the end',
  )
  expect(texts[2]).toBe('')
  expect(transcripts.downloads.at(-1)).toBe(1)
  expect(transcripts.progress.at(-1)).toBeGreaterThan(0.9)
  expect(Math.abs(transcripts.bytes / transcripts.said - 1)).toBeLessThan(0.02)
  for (const kind of ['encoder_model', 'decoder_model_merged', 'ort-wasm'])
    expect(fetched.filter((url) => url.includes(kind)).length, kind).toBe(1)
})

test('cancels the download, and works after it @extended', async ({ page }) => {
  const [cancelled, result] = await page.evaluate(async () => {
    const sound = await (await fetch('/fixtures/speech-a.mp3')).blob()
    const abort = new AbortController()
    const first = speech
      .transcribeInBrowser(sound, 'en', { signal: abort.signal, onDownload: () => abort.abort() })
      .catch((error: Error) => error.name)
    return [await first, await speech.transcribeInBrowser(sound, 'en')]
  })
  expect(cancelled).toBe('AbortError')
  expect(result).toMatchObject({ ok: true, engine: 'moonshine-tiny' })
})
