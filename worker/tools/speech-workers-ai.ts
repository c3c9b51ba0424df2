/**
 * Whisper on Workers AI (https://developers.cloudflare.com/workers-ai/models/whisper-large-v3-turbo/). Whisper invents words where
 * nobody speaks; requests and results are filtered against it.
 */

import { z } from 'zod'
import { HOUR_MS } from '../../domain/time/units'
import { SPEECH_BUSY_MS } from '../../domain/transcripts/transcripts.limits'
import type { SpeechFailure, SpeechInput, SpeechRecognizer, SpeechResult } from './speech'
import { awaitInTime } from './time-limit'
import { toSpokenWords } from './whisper-words'

/** Largest recording or piece that an engine is given: it is held in memory as text of a third more bytes. */
export const SPEECH_INPUT_MAX_BYTES = 24_000_000
/** Timeout of Workers AI for one piece. */
const SPEECH_TIMEOUT_MS = 90_000
/** Delay before an engine whose daily allocation is used up is asked again. */
export const SPEECH_DAY_USED_MS = HOUR_MS
/**
 * Segments that are probably invented: without speech, improbable, or as repetitive as a loop. From -1 to 0 is the usual
 * log probability.
 */
const SPEECH_DOUBT = { noSpeech: 0.8, logProbability: -1.2, compression: 2.4 } as const
/** A silence that an engine skips, in which it would invent words. */
const SPEECH_SKIPPED_SILENCE_SECONDS = 2

const MODEL = '@cf/openai/whisper-large-v3-turbo'
const ENGINE = 'whisper-large-v3-turbo'

/** Languages that Whisper knows, as ISO 639 codes. */
const LANGUAGES = new Set(
  `af am ar as az ba be bg bn bo br bs ca cs cy da de el en es et eu fa fi fo fr gl gu ha haw he hi hr ht hu hy id is it ja jw
   ka kk km kn ko la lb ln lo lt lv mg mi mk ml mn mr ms mt my ne nl nn no oc pa pl ps pt ro ru sa sd si sk sl sn so sq sr su
   sv sw ta te tg th tk tl tr tt uk ur uz vi yi yo yue zh`.split(/\s+/),
)

/** Numbers may be missing, NaN or text; their users check them. */
const number = z.number().nullish().catch(null)
const answerShape = z.object({
  text: z.string(),
  transcription_info: z
    .object({ language: z.string().nullish().catch(null), duration: number })
    .nullish()
    .catch(null),
  segments: z
    .array(
      z.object({
        text: z.string().nullish().catch(null),
        start: number,
        end: number,
        avg_logprob: number,
        no_speech_prob: number,
        compression_ratio: number,
        words: z
          .array(z.object({ word: z.string(), start: number, end: number }))
          .nullish()
          .catch(null),
      }),
    )
    .nullish(),
})
type WhisperAnswer = z.infer<typeof answerShape>
type WhisperSegment = NonNullable<WhisperAnswer['segments']>[number]

/** Creates a recognizer on the binding of Workers AI. */
export function createWorkersAiRecognizer(
  ai: Pick<Ai, 'run'>,
  timeoutMs = SPEECH_TIMEOUT_MS,
): SpeechRecognizer {
  return {
    isConfigured: true,
    async transcribe(input) {
      const { bytes, language } = input
      if (bytes.byteLength > SPEECH_INPUT_MAX_BYTES)
        return { ok: false, problem: 'unreadable', reason: `The recording has ${bytes.byteLength} bytes` }
      if (language && !LANGUAGES.has(toWhisperLanguage(language)))
        return { ok: false, problem: 'unsupported_language', reason: `Whisper does not know ${language}` }
      try {
        const request = (signal: AbortSignal) => ai.run(MODEL, toRequest(input), { signal })
        return toResult(await awaitInTime(request, timeoutMs), language)
      } catch (error) {
        return toFailure(error)
      }
    },
  }
}

/** Whisper has languages without regions; Norwegian and Tagalog have other codes in browsers. */
function toWhisperLanguage(language: string): string {
  const [code = ''] = language.toLowerCase().split('-')
  return { nb: 'no', fil: 'tl', jv: 'jw' }[code] ?? code
}

function toRequest({ bytes, language }: SpeechInput): Ai_Cf_Openai_Whisper_Large_V3_Turbo_Input {
  return {
    audio: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64'),
    task: 'transcribe',
    // Without it, the model takes every recording for English.
    ...(language ? { language: toWhisperLanguage(language) } : {}),
    vad_filter: true,
    // Text before a segment makes it repeat itself after music.
    condition_on_previous_text: false,
    no_speech_threshold: SPEECH_DOUBT.noSpeech,
    log_prob_threshold: SPEECH_DOUBT.logProbability,
    compression_ratio_threshold: SPEECH_DOUBT.compression,
    hallucination_silence_threshold: SPEECH_SKIPPED_SILENCE_SECONDS,
  }
}

function toResult(json: unknown, asked: string | null): SpeechResult {
  const { success, data } = answerShape.safeParse(json)
  if (!success) return createFailure('unavailable', 'sent no valid answer')
  const language = asked ?? data.transcription_info?.language ?? 'und'
  const segments = listSegments(data)
  const likely = segments.filter(isLikely)
  const words = toSpokenWords(likely, language)
  if (!words) return createFailure('unavailable', 'sent words without times')
  return { ok: true, language, engine: ENGINE, words, confidence: getConfidence(likely) }
}

/** A text without segments is one segment as long as the recording. */
function listSegments({ text, segments, transcription_info: info }: WhisperAnswer): WhisperSegment[] {
  if (segments && segments.length > 0) return segments
  return [{ ...NO_SCORES, text, start: 0, end: info?.duration ?? null, words: null }]
}
const NO_SCORES = { avg_logprob: null, no_speech_prob: null, compression_ratio: null }

/** Scores that are missing count as good. */
function isLikely({ avg_logprob, no_speech_prob, compression_ratio }: WhisperSegment): boolean {
  const { noSpeech, logProbability, compression } = SPEECH_DOUBT
  if ((no_speech_prob ?? 0) > noSpeech) return false
  return (avg_logprob ?? 0) >= logProbability && (compression_ratio ?? 0) <= compression
}

/** Mean probability of the tokens, by the length of the segments; null if the model does not say. */
function getConfidence(segments: readonly WhisperSegment[]): number | null {
  let sum = 0
  let letters = 0
  for (const { avg_logprob: logProbability, text } of segments) {
    if (typeof logProbability !== 'number' || !text) continue
    sum += Math.min(1, Math.exp(logProbability)) * text.length
    letters += text.length
  }
  return letters > 0 ? sum / letters : null
}

/**
 * Codes of https://developers.cloudflare.com/workers-ai/platform/errors/: the request is too large, the day's allocation is used
 * up, no capacity.
 */
const TOO_LARGE = ['3006', '413']
const DAY_USED = /\b3036\b/
const BUSY = /\b(3040|429)\b|capacity|rate limit|too many requests/i

/** The message of an error is read, and left out of the reason: it may quote the request. */
function toFailure(error: unknown): SpeechFailure {
  const { name, message } = error instanceof Error ? error : new Error(String(error))
  const [code = ''] = /\b[1-9]\d{2,3}\b/.exec(message) ?? []
  const what = `failed: ${name} ${code}`.trim()
  if (DAY_USED.test(message)) return { ...createFailure('busy', what), waitMs: SPEECH_DAY_USED_MS }
  if (BUSY.test(message)) return { ...createFailure('busy', what), waitMs: SPEECH_BUSY_MS }
  return createFailure(TOO_LARGE.includes(code) ? 'unreadable' : 'unavailable', what)
}

function createFailure(problem: SpeechFailure['problem'], what: string): SpeechFailure {
  return { ok: false, problem, reason: `Workers AI ${what}` }
}
