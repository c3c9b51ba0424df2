/** Asks the speech engine for the words of a sound, within the daily limits of its author and of everybody. */

import { getActivePlan } from '../../domain/billing/plans'
import { toStoredWords } from '../../domain/transcripts/stored-words'
import { spokenLanguageShape } from '../../domain/transcripts/transcripts.schema'
import type { AppDeps } from '../context'
import { consumeDailyAmount, refundDailyAmount } from '../gate/rate-limit'
import { formatError } from '../tools/format-error'
import type { SpeechFailure, SpeechInput, SpeechResult } from '../tools/speech'
import type { PieceRow } from './transcripts.repo'

/**
 * An engine that has not answered by then hangs: longer than each engine's own limit, shorter than the lease of a row, so
 * that no recording is sent twice at once.
 */
const TRANSCRIPT_TIMEOUT_MS = 330_000
/** Recorded seconds that engines get per day (UTC): of a person by plan, and of everybody, because they cost money. */
export const TRANSCRIBED_SECONDS = { free: 600, pro: 3600, everybody: 720_000 } as const

/** Whose sound it is, and when their Pro plan ends. */
type Speaker = { authorId: string; proExpiresAt: number | null }
/** The words of one piece, with times of the whole recording. */
export type HeardPiece = Pick<PieceRow, 'words' | 'language' | 'engine' | 'confidence'>

/** Takes seconds of today's limits of the author and of everybody. */
export async function takeSeconds(
  deps: AppDeps,
  { authorId, proExpiresAt }: Speaker,
  amount: number,
): Promise<boolean> {
  const plan = getActivePlan(proExpiresAt, deps.clock.now())
  const own = getOwnLimitName(authorId)
  if (!(await consumeDailyAmount(deps, own, { amount, max: TRANSCRIBED_SECONDS[plan] }))) return false
  if (await consumeDailyAmount(deps, EVERYBODY, { amount, max: TRANSCRIBED_SECONDS.everybody })) return true
  await refundDailyAmount(deps, own, amount)
  return false
}

/** Returns seconds that no engine used. */
export async function giveBackSeconds(deps: AppDeps, { authorId }: Speaker, amount: number): Promise<void> {
  await refundDailyAmount(deps, getOwnLimitName(authorId), amount)
  await refundDailyAmount(deps, EVERYBODY, amount)
}

const EVERYBODY = 'transcribed'
const getOwnLimitName = (authorId: string) => `transcribed|${authorId}`

/** Asks the engine; one that throws or does not answer in time is unavailable. */
export async function runEngine(
  speech: AppDeps['speech'],
  input: SpeechInput,
  timeoutMs: number = TRANSCRIPT_TIMEOUT_MS,
): Promise<SpeechResult> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<SpeechResult>((resolve) => {
    const failure: SpeechFailure = { ok: false, problem: 'unavailable', reason: 'no answer in time' }
    timer = setTimeout(() => resolve(failure), timeoutMs)
  })
  try {
    return await Promise.race([speech.transcribe(input), timeout])
  } catch (error) {
    return { ok: false, problem: 'unavailable', reason: formatError(error) }
  } finally {
    clearTimeout(timer)
  }
}

/** Words that can be stored; null for what is no list of words. */
export function readHeard(
  result: Extract<SpeechResult, { ok: true }>,
  known: { language: string; durationMs: number },
): HeardPiece | null {
  const { engine, confidence } = result
  if (!Array.isArray(result.words)) return null
  const { data } = spokenLanguageShape.safeParse(result.language)
  const language = data ?? (known.language || 'und')
  try {
    return {
      words: toStoredWords(result.words, { language, durationMs: known.durationMs }),
      language,
      engine: String(engine),
      confidence: Number.isFinite(confidence) ? confidence : null,
    }
  } catch {
    return null
  }
}
