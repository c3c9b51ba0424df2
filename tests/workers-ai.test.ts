/**
 * Whisper through the client that workerd has for the binding of Workers AI, against a loopback server that answers as Cloudflare
 * documents: https://developers.cloudflare.com/workers-ai/models/whisper-large-v3-turbo/ and …/workers-ai/platform/errors/.
 */
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { build, type Rolldown } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SPEECH_BUSY_MS } from '../domain/transcripts/transcripts.limits'
import { SPEECH_DAY_USED_MS } from '../worker/tools/speech-workers-ai'

type Answer = { status?: number; type?: string; body: string }

const root = fileURLToPath(new URL('..', import.meta.url))
const requests: { model: string | undefined; body: unknown }[] = []
let answer: Answer = { body: '{}' }
let server: Server
let mf: Miniflare

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const model = request.headers['mf-header-cf-consn-model-id']?.toString()
    requests.push({ model, body: await json(request) })
    const { status = 200, type = 'application/json', body } = answer
    response.writeHead(status, { 'content-type': type }).end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  mf = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      workers: [
        {
          name: 'transcribing',
          modules: true,
          script: await bundleWorker(),
          compatibilityDate: '2026-01-01',
          compatibilityFlags: ['nodejs_compat'],
          ai: {
            binding: 'AI',
            remoteProxyConnectionString: new URL(`http://127.0.0.1:${port}/`) as never,
          },
        },
      ],
    }),
  )
  await mf.ready
})

afterAll(async () => {
  await mf?.dispose()
  server?.close()
})

async function bundleWorker(): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    root,
    ssr: { target: 'webworker', noExternal: true },
    build: { ssr: 'tests/support/transcribing-worker.ts', write: false, minify: false },
  })) as Rolldown.RolldownOutput
  return output[0].code
}

async function transcribe(next: Answer): Promise<unknown> {
  answer = next
  return (await mf.dispatchFetch('http://owlcast.test/', { method: 'POST', body: 'sound' })).json()
}
const answerJson = (body: object, status?: number) => transcribe({ body: JSON.stringify(body), status })

/** An answer with every documented field. */
const DOCUMENTED = {
  transcription_info: { language: 'en', language_probability: 0.98, duration: 4.2, duration_after_vad: 3.1 },
  text: 'Hello owls.',
  word_count: 2,
  segments: [
    {
      start: 0.5,
      end: 1.4,
      text: ' Hello owls.',
      temperature: 0,
      avg_logprob: -0.2,
      compression_ratio: 0.8,
      no_speech_prob: 0.01,
      words: [
        { word: ' Hello', start: 0.5, end: 0.9 },
        { word: ' owls.', start: 0.9, end: 1.4 },
      ],
    },
  ],
  vtt: 'WEBVTT\n\n00:00.500 --> 00:01.400\nHello owls.',
}
const HEARD = {
  ok: true,
  language: 'en',
  engine: 'whisper-large-v3-turbo',
  words: [
    ['Hello', 500, 900],
    ['owls.', 900, 1400],
  ],
}

test('sends the recording and documented settings to the model, and reads a documented answer', async () => {
  expect(await answerJson(DOCUMENTED)).toMatchObject(HEARD)
  const { model, body } = requests.at(-1) ?? {}
  expect(model).toBe('@cf/openai/whisper-large-v3-turbo')
  expect(body).toEqual({
    inputs: {
      audio: Buffer.from('sound').toString('base64'),
      task: 'transcribe',
      language: 'en',
      vad_filter: true,
      condition_on_previous_text: false,
      no_speech_threshold: 0.8,
      log_prob_threshold: -1.2,
      compression_ratio_threshold: 2.4,
      hallucination_silence_threshold: 2,
    },
    options: {},
  })
})

test('places words by their letters where segments have no words', async () => {
  const segments = DOCUMENTED.segments.map(({ words: _, ...segment }) => segment)
  expect(await answerJson({ ...DOCUMENTED, segments })).toMatchObject({
    ok: true,
    words: [
      ['Hello', 500, 950],
      ['owls.', 950, 1400],
    ],
  })
})

test('reads words that lack their optional fields', async () => {
  const segments = DOCUMENTED.segments.map((segment) => ({ ...segment, words: [{}, { word: ' owls.' }] }))
  expect(await answerJson({ ...DOCUMENTED, segments })).toMatchObject({
    words: [
      ['Hello', 500, 950],
      ['owls.', 950, 1400],
    ],
  })
})

test('returns no words for an answer without speech, which has an empty text and no segments', async () => {
  expect(await answerJson({ text: '' })).toMatchObject({ ok: true, words: [] })
  expect(await answerJson({ text: '', segments: [], word_count: 0 })).toMatchObject({ ok: true, words: [] })
})

test.each<[number, number, string, object]>([
  [3036, 429, 'the used-up allocation', { problem: 'busy', waitMs: SPEECH_DAY_USED_MS }],
  [3040, 429, 'no capacity', { problem: 'busy', waitMs: SPEECH_BUSY_MS }],
  [3006, 413, 'a recording that is too large', { problem: 'unreadable' }],
  [3007, 408, 'a timeout', { problem: 'unavailable' }],
  [3008, 408, 'an abort', { problem: 'unavailable' }],
  [5007, 400, 'an unknown model', { problem: 'unavailable' }],
  [3023, 403, 'a blocked account', { problem: 'unavailable' }],
])('answers error %i (HTTP %i, %s) with %o', async (internalCode, status, description, expected) => {
  const error = { internalCode, name: 'AiError', message: 'the secret', description }
  expect(await answerJson(error, status)).toEqual({
    ok: false,
    reason: `Workers AI failed: AiError ${internalCode}`,
    ...expected,
  })
})

test.each<[number, object]>([
  [413, { problem: 'unreadable' }],
  [429, { problem: 'busy', waitMs: SPEECH_BUSY_MS }],
  [500, { problem: 'unavailable' }],
  [503, { problem: 'unavailable' }],
  [504, { problem: 'unavailable' }],
])('answers a page of the network with status %i with %o', async (status, expected) => {
  const body = `<html><h1>error code: ${status}</h1>the secret</html>`
  expect(await transcribe({ status, type: 'text/html', body })).toEqual({
    ok: false,
    reason: `Workers AI failed: InferenceUpstreamError ${status}`,
    ...expected,
  })
})

test('is unavailable when the answer is no JSON, or ends in the middle', async () => {
  expect(await transcribe({ body: '{"text":"the sec' })).toMatchObject({ problem: 'unavailable' })
  expect(await transcribe({ type: 'text/plain', body: 'the secret' })).toMatchObject({
    problem: 'unavailable',
  })
})
