/** The speech engines behind their interface, in workerd, against stand-ins for their bindings. */
import { expect, test } from 'vitest'
import { SPOKEN_WORD_MAX_CHARS } from '../../domain/transcripts/transcripts.limits'
import { createSpeech } from '../../worker/tools/create-speech'
import type { SpeechInput } from '../../worker/tools/speech'
import { createLocalRecognizer } from '../../worker/tools/speech-local'
import { createWorkersAiRecognizer, SPEECH_INPUT_MAX_BYTES } from '../../worker/tools/speech-workers-ai'
import { readFixture } from '../support/recordings'

type Run = Ai['run']
const input: SpeechInput = { bytes: new Uint8Array([1, 2, 253]), type: 'audio/mpeg', language: 'en' }

/** A stand-in for the binding: answers each call, and lists the calls. */
function createAi(answer: unknown) {
  const calls: Parameters<Run>[] = []
  const run = (async (...call: Parameters<Run>) => {
    calls.push(call)
    if (answer instanceof Error) throw answer
    return answer
  }) as Run
  return { ai: { run }, calls }
}

const transcribe = (answer: unknown, given: Partial<SpeechInput> = {}) =>
  createWorkersAiRecognizer(createAi(answer).ai).transcribe({ ...input, ...given })

type Word = { word: string; start?: number; end?: number }
const makeSegment = (words: Word[], more: object = {}) => ({
  start: 0,
  end: 10,
  text: words.map(({ word }) => word).join(''),
  avg_logprob: -0.2,
  no_speech_prob: 0.01,
  compression_ratio: 1.2,
  words,
  ...more,
})
const makeAnswer = (...segments: object[]) => ({ text: 'text', segments })
const HELLO = [
  { word: ' Hello', start: 0.5, end: 0.9 },
  { word: ' owls.', start: 0.9, end: 1.4 },
]
const HELLO_WORDS = [
  ['Hello', 500, 900],
  ['owls.', 900, 1400],
]

test('sends a recording to Whisper with its language and the settings against invented words', async () => {
  const { ai, calls } = createAi(makeAnswer(makeSegment(HELLO)))
  const bytes = new Uint8Array(await readFixture('speech-a.mp3'))
  const result = await createSpeech({ ENVIRONMENT: 'production', AI: ai as Ai }).transcribe({
    bytes,
    type: 'audio/mpeg',
    language: 'pt-BR',
  })
  expect(result).toMatchObject({
    ok: true,
    language: 'pt-BR',
    engine: 'whisper-large-v3-turbo',
    words: HELLO_WORDS,
  })
  const [[model, body, options] = []] = calls
  expect(calls.length).toBe(1)
  expect(model).toBe('@cf/openai/whisper-large-v3-turbo')
  const { audio, ...settings } = body as { audio: string }
  expect(new Uint8Array(Buffer.from(audio, 'base64'))).toEqual(bytes)
  expect(settings).toEqual({
    task: 'transcribe',
    language: 'pt',
    vad_filter: true,
    condition_on_previous_text: false,
    no_speech_threshold: 0.8,
    log_prob_threshold: -1.2,
    compression_ratio_threshold: 2.4,
    hallucination_silence_threshold: 2,
  })
  expect(options?.signal).toBeInstanceOf(AbortSignal)
})

test('names no language that is unknown, and returns the one that the engine heard', async () => {
  const { ai, calls } = createAi({
    ...makeAnswer(makeSegment(HELLO)),
    transcription_info: { language: 'nl' },
  })
  const result = await createWorkersAiRecognizer(ai).transcribe({ ...input, language: null })
  expect(result).toMatchObject({ ok: true, language: 'nl' })
  expect(calls[0]?.[1]).not.toHaveProperty('language')
})

test('asks Whisper for no language that it does not know, and for no recording that is too large', async () => {
  const { ai, calls } = createAi(makeAnswer())
  const engine = createWorkersAiRecognizer(ai)
  expect(await engine.transcribe({ ...input, language: 'tlh' })).toMatchObject({
    problem: 'unsupported_language',
  })
  const bytes = new Uint8Array(SPEECH_INPUT_MAX_BYTES + 1)
  expect(await engine.transcribe({ ...input, bytes })).toMatchObject({ problem: 'unreadable' })
  expect(calls).toEqual([])
})

test.each<[string, object]>([
  ['noted music', makeSegment([{ word: ' [MUSIC]', start: 0, end: 3 }])],
  ['a note of several words', makeSegment([{ word: ' (upbeat' }, { word: ' music' }, { word: ' playing)' }])],
  ['a segment without speech', makeSegment(HELLO, { no_speech_prob: 0.95 })],
  ['an improbable segment', makeSegment(HELLO, { avg_logprob: -2 })],
  ['a loop', makeSegment(HELLO, { compression_ratio: 8 })],
  ['an empty segment', { start: 0, end: 3, text: '', words: [] }],
])('returns no words for %s', async (_, segment) => {
  expect(await transcribe(makeAnswer(segment))).toMatchObject({ ok: true, words: [] })
  const both = await transcribe(makeAnswer(segment, makeSegment(HELLO)))
  expect(both).toMatchObject({ ok: true, words: HELLO_WORDS })
})

test('keeps the words around a note', async () => {
  const words = [
    { word: ' [MUSIC', start: 0, end: 0.2 },
    { word: ' PLAYING]', start: 0.2, end: 0.4 },
    ...HELLO,
  ]
  expect(await transcribe(makeAnswer(makeSegment(words)))).toMatchObject({ words: HELLO_WORDS })
})

test.each<[string, Word[]]>([
  ['missing', [{ word: ' Hello' }, { word: ' owls.' }]],
  [
    'not numbers',
    [
      { word: ' Hello', start: Number.NaN, end: Number.NaN },
      { word: ' owls.', start: Number.POSITIVE_INFINITY, end: 2 },
    ],
  ],
  [
    'out of order',
    [
      { word: ' Hello', start: 8, end: 9 },
      { word: ' owls.', start: 1, end: 2 },
    ],
  ],
  [
    'outside of the segment',
    [
      { word: ' Hello', start: 0, end: 1 },
      { word: ' owls.', start: 1, end: 99 },
    ],
  ],
])('places words by their letters where their times are %s', async (_, words) => {
  const segment = makeSegment(words, { start: 1, end: 2.2 })
  expect(await transcribe(makeAnswer(segment))).toMatchObject({
    words: [
      ['Hello', 1000, 1600],
      ['owls.', 1600, 2200],
    ],
  })
})

test('places words by their letters where segments have none, or the answer has no segments', async () => {
  const { words: _, ...segment } = makeSegment(HELLO, { start: 1, end: 2.2 })
  const placed = [
    ['Hello', 1000, 1600],
    ['owls.', 1600, 2200],
  ]
  expect(await transcribe(makeAnswer(segment))).toMatchObject({ words: placed })
  const whole = { text: 'Hello owls.', transcription_info: { duration: 1.2 } }
  expect(await transcribe(whole)).toMatchObject({
    words: [
      ['Hello', 0, 600],
      ['owls.', 600, 1200],
    ],
  })
})

test('keeps words in order where segments overlap', async () => {
  const earlier = makeSegment([{ word: ' again', start: 0.2, end: 0.4 }])
  expect(await transcribe(makeAnswer(makeSegment(HELLO), earlier))).toMatchObject({
    words: [...HELLO_WORDS, ['again', 900, 900]],
  })
})

test('cuts a word of ten thousand letters, and keeps markup as text', async () => {
  const words = [
    { word: ` ${'a'.repeat(10_000)}`, start: 0, end: 1 },
    { word: ' <img/src=x>', start: 1, end: 2 },
  ]
  expect(await transcribe(makeAnswer(makeSegment(words)))).toMatchObject({
    words: [
      ['a'.repeat(SPOKEN_WORD_MAX_CHARS), 0, 1000],
      ['<img/src=x>', 1000, 2000],
    ],
  })
})

test('returns the mean probability as confidence, and null without scores', async () => {
  const { confidence } = (await transcribe(makeAnswer(makeSegment(HELLO)))) as { confidence: number }
  expect(confidence).toBeCloseTo(Math.exp(-0.2))
  const { avg_logprob: _, ...segment } = makeSegment(HELLO)
  expect(await transcribe(makeAnswer(segment))).toMatchObject({ confidence: null })
})

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['text', 'the secret sentence'],
  ['a list', [1, 2]],
  ['no text', { segments: [] }],
  ['segments that are none', { text: 'the secret sentence', segments: ['x'] }],
  ['words without any time', { text: 'the secret sentence', segments: [{ text: 'the secret sentence' }] }],
  ['a text without a duration', { text: 'the secret sentence' }],
])('is unavailable when Whisper answers %s, with a reason that contains no content', async (_, answer) => {
  const result = await transcribe(answer)
  expect(result).toMatchObject({ ok: false, problem: 'unavailable' })
  expect(JSON.stringify(result)).not.toContain('secret')
})

const createAiError = (message: string) => Object.assign(new Error(message), { name: 'AiError' })

test.each<[string, string, number | undefined, string]>([
  [
    '3040: Capacity temporarily exceeded, please try again.',
    'busy',
    60_000,
    'Workers AI failed: AiError 3040',
  ],
  ['429 Too Many Requests', 'busy', 60_000, 'Workers AI failed: AiError 429'],
  ['3036: you have used up your daily free allocation', 'busy', 3_600_000, 'Workers AI failed: AiError 3036'],
  ['3043: Internal server error: the secret', 'unavailable', undefined, 'Workers AI failed: AiError 3043'],
  ['the secret sentence', 'unavailable', undefined, 'Workers AI failed: AiError'],
])('answers the error "%s" with %s', async (message, problem, waitMs, reason) => {
  expect(await transcribe(createAiError(message))).toEqual({
    ok: false,
    problem,
    reason,
    ...(waitMs ? { waitMs } : {}),
  })
})

test('gives up on engines that never answer', async () => {
  let signal: AbortSignal | undefined
  const run = ((_model: string, _body: object, options: AiOptions) => {
    signal = options.signal
    return new Promise(() => undefined)
  }) as Run
  expect(await createWorkersAiRecognizer({ run }, 10).transcribe(input)).toEqual({
    ok: false,
    problem: 'unavailable',
    reason: 'Workers AI failed: TimeoutError',
  })
  expect(signal?.aborted).toBe(true)
  const silent = { fetch: () => new Promise<never>(() => undefined) } as unknown as Fetcher
  expect(await createLocalRecognizer(silent, 10).transcribe(input)).toEqual({
    ok: false,
    problem: 'unavailable',
    reason: 'The local speech engine did not answer: TimeoutError',
  })
})

/** A stand-in for the service binding: answers each request, and lists the requests. */
function createService(answer: () => Response | Promise<Response>) {
  const requests: Request[] = []
  const fetch = async (...given: Parameters<Fetcher['fetch']>) => {
    requests.push(new Request(...(given as [string, RequestInit])))
    return answer()
  }
  return { service: { fetch } as unknown as Fetcher, requests }
}

test('sends a recording to the local engine with its type and language', async () => {
  const words = [['Hello', 0, 400]]
  const heard = { ok: true, language: 'en', engine: 'moonshine-tiny', words, confidence: null }
  const { service, requests } = createService(() => Response.json(heard))
  const speech = createSpeech({ ENVIRONMENT: 'development', SPEECH: service })
  expect(speech.isConfigured).toBe(true)
  expect(await speech.transcribe(input)).toEqual(heard)
  const [request] = requests
  expect(request?.method).toBe('POST')
  expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
    'content-type': 'audio/mpeg',
    'content-language': 'en',
  })
  expect(new Uint8Array((await request?.arrayBuffer()) ?? [])).toEqual(input.bytes)
})

test.each<[string, () => Response, object]>([
  [
    'a full queue',
    () => Response.json({ ok: false, problem: 'busy', reason: 'The queue is full', waitMs: 5000 }),
    { ok: false, problem: 'busy', reason: 'The queue is full', waitMs: 5000 },
  ],
  ['an error', () => new Response('the secret', { status: 500 }), { problem: 'unavailable' }],
  ['no JSON', () => new Response('the secret'), { problem: 'unavailable' }],
  ['another shape', () => Response.json({ ok: true, words: 'the secret' }), { problem: 'unavailable' }],
  ['an unknown problem', () => Response.json({ ok: false, problem: 'x' }), { problem: 'unavailable' }],
])('passes on %s of the local engine, without content', async (_, answer, expected) => {
  const result = await createLocalRecognizer(createService(answer).service).transcribe(input)
  expect(result).toMatchObject({ ok: false, ...expected })
  expect(JSON.stringify(result)).not.toContain('the secret')
})

test('is not configured without a binding', async () => {
  const speech = createSpeech({ ENVIRONMENT: 'test' })
  expect(speech.isConfigured).toBe(false)
  expect(await speech.transcribe(input)).toMatchObject({ ok: false, problem: 'not_configured' })
})
