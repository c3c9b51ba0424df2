/** Loading a podcast by URL: slow and failing hosts, and the end marker of the Worker's relay. */
import { afterEach, expect, test, vi } from 'vitest'
import { encodeStreamEnd, type StreamEnd } from '../../../domain/podcasts/stream-end'
import { downloadPodcast, PODCAST_MIN_PACE } from './load-podcast'

const SOUND = new Uint8Array(1000).fill(7)
const options = { signedIn: true, signal: new AbortController().signal, onBytes: () => undefined }

/** Stubs responses of the host and of the Worker. */
function stubResponses(byHost: () => Response, byWorker: () => Response) {
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: string) => (String(url).includes('/api/') ? byWorker() : byHost())),
  )
}
const blockBrowser = () => {
  throw new TypeError('The host keeps browsers out.')
}
const relay = (end: StreamEnd) => () => new Response(new Blob([SOUND, encodeStreamEnd(end)]))

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('removes the end marker from relayed audio', async () => {
  stubResponses(blockBrowser, relay('complete'))
  const blob = await downloadPodcast('https://pod.example/a.mp3', options)
  expect(new Uint8Array(await blob.arrayBuffer())).toEqual(SOUND)
})

test.each(['podcast.load_failed', 'podcast.file_too_large'] as const)(
  'throws %s when the relay ended with it',
  async (code) => {
    stubResponses(blockBrowser, relay(code))
    await expect(downloadPodcast('https://pod.example/a.mp3', options)).rejects.toMatchObject({ code })
  },
)

test('throws when the connection between Worker and browser broke off', async () => {
  stubResponses(blockBrowser, () => new Response(SOUND))
  await expect(downloadPodcast('https://pod.example/a.mp3', options)).rejects.toMatchObject({
    code: 'podcast.load_failed',
  })
})

test.each([
  ['sends one byte a second', 1000],
  ['falls silent', 1_000_000_000],
])('cancels a host that %s', async (_, ms) => {
  vi.useFakeTimers()
  let isCancelled = false
  const drip = new ReadableStream<Uint8Array>({
    async pull(out) {
      await new Promise((resolve) => setTimeout(resolve, ms))
      if (!isCancelled) out.enqueue(Uint8Array.of(1))
    },
    cancel: () => {
      isCancelled = true
    },
  })
  stubResponses(() => new Response(drip), blockBrowser)
  const loading = downloadPodcast('https://pod.example/a.mp3', { ...options, signedIn: false })
  const refused = expect(loading).rejects.toMatchObject({ code: 'podcast.load_failed' })
  await vi.advanceTimersByTimeAsync(PODCAST_MIN_PACE.ms)
  await refused
  expect(isCancelled).toBe(true)
})
