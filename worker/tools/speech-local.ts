/**
 * The speech engine of a developer's machine: Node answers the service binding `SPEECH` (scripts/speech/service.ts). One POST
 * of the recording with `content-type` and `content-language`; the response is JSON in the shape of `SpeechResult`.
 */
import { z } from 'zod'
import { splitWords } from '../../domain/transcripts/split-words'
import type { SpeechFailure, SpeechRecognizer, SpeechResult } from './speech'
import { awaitInTime } from './time-limit'

/** Timeout of the local engine for one recording. */
const SPEECH_LOCAL_TIMEOUT_MS = 300_000

const answerShape = z.discriminatedUnion('ok', [
  z.object({
    ok: z.literal(true),
    language: z.string(),
    engine: z.string(),
    words: z.array(z.tuple([z.string(), z.int().min(0), z.int().min(0)])),
    confidence: z.number().min(0).max(1).nullable(),
  }),
  z.object({
    ok: z.literal(false),
    problem: z.enum(['unsupported_language', 'unreadable', 'not_configured', 'busy', 'unavailable']),
    reason: z.string(),
    waitMs: z.number().min(0).optional(),
  }),
])

/** Any host: a service binding resolves none. */
const URL = 'http://speech/'

/** Creates a recognizer on a service binding. */
export function createLocalRecognizer(
  service: Pick<Fetcher, 'fetch'>,
  timeoutMs = SPEECH_LOCAL_TIMEOUT_MS,
): SpeechRecognizer {
  return {
    isConfigured: true,
    async transcribe({ bytes, type, language }) {
      const headers = { 'content-type': type, ...(language ? { 'content-language': language } : {}) }
      const request = async (signal: AbortSignal): Promise<SpeechResult> => {
        const response = await service.fetch(URL, { method: 'POST', body: bytes, headers, signal })
        if (response.ok) return toResult(await response.json())
        await response.body?.cancel()
        return createFailure(`answered ${response.status}`)
      }
      return awaitInTime(request, timeoutMs).catch((error: unknown) =>
        createFailure(`did not answer: ${error instanceof Error ? error.name : 'Error'}`),
      )
    },
  }
}

function createFailure(what: string): SpeechFailure {
  return { ok: false, problem: 'unavailable', reason: `The local speech engine ${what}` }
}

function toResult(json: unknown): SpeechResult {
  const { success, data } = answerShape.safeParse(json)
  if (!success) return createFailure('sent no valid answer')
  if (!data.ok) return data
  const words = data.words.flatMap(([text, startMs, endMs]) =>
    splitWords(text, data.language).map((word) => [word, startMs, Math.max(startMs, endMs)] as const),
  )
  return { ...data, words }
}
