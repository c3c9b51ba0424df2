/**
 * Transcribes the queue: each recording once after the response that published it, and by the cron trigger until it has
 * words or a reason why not. A run may end anywhere: its lease ends, and finished pieces stay.
 */

import { getActivePlan } from '../../domain/billing/plans'
import { type AudioType, isAudioType } from '../../domain/media/media'
import { MINUTE_MS } from '../../domain/time/units'
import { listSpeechPieces, type SpeechPiece, shiftPieceWords } from '../../domain/transcripts/speech-pieces'
import { toStoredWords } from '../../domain/transcripts/stored-words'
import type { SpokenWord, TranscriptProblem } from '../../domain/transcripts/transcript'
import { SPEECH_BUSY_MS } from '../../domain/transcripts/transcripts.limits'
import { spokenLanguageShape } from '../../domain/transcripts/transcripts.schema'
import type { AppDeps } from '../context'
import { recordEvents } from '../events/events.repo'
import { consumeDailyAmount, getDayEnd, refundDailyAmount } from '../gate/rate-limit'
import { dispatchEvents } from '../notifications/dispatch-events'
import { sendAwaitingWords } from '../notifications/push/push.service'
import { selectPostEventTargets } from '../posts/event-targets.repo'
import { formatError } from '../tools/format-error'
import type { SpeechFailure, SpeechInput, SpeechResult } from '../tools/speech'
import { readSoundPiece, readWholeSound } from './read-sound'
import {
  claimTranscript,
  completeTranscript,
  deferTranscript,
  failTranscript,
  findQueuedRecording,
  isStillWanted,
  type LeasedRow,
  listPieces,
  type PieceRow,
  type QueuedRecording,
  savePiece,
} from './transcripts.repo'
import { storeWords } from './words-store'

/**
 * An engine that has not answered by then hangs: longer than each engine's own limit, shorter than the lease of a row, so
 * that no recording is sent twice at once.
 */
const TRANSCRIPT_TIMEOUT_MS = 330_000
export const TRANSCRIPT_LEASE_MS = 420_000
/** Delays after failed attempts; one more failure is final. */
export const TRANSCRIPT_RETRY_MINUTES = [1, 5, 30, 360] as const
/** Recordings per cron run, and at once; database statements for one of them without pieces. */
const TRANSCRIPTS_PER_RUN = 20
export const TRANSCRIPT_CONCURRENCY = 2
const TRANSCRIPT_STATEMENTS = 16
/** Recorded seconds that engines get per day (UTC): of a person by plan, and of everybody, because they cost money. */
export const TRANSCRIBED_SECONDS = { free: 600, pro: 3600, everybody: 720_000 } as const

export type TranscribeOptions = { timeoutMs?: number }

/** The words of one piece, with times of the whole recording. */
type HeardPiece = Pick<PieceRow, 'words' | 'language' | 'engine' | 'confidence'>
/** Why a row is left: `lost` changes nothing, since another run, its author or a deletion was quicker. */
type Interruption =
  | { end: 'lost' }
  | { end: 'later'; dueAt: number; reason: string }
  | { end: 'retry'; reason: string }
  | { end: 'problem'; problem: TranscriptProblem; reason: string }
type PieceResult = { end: 'heard'; heard: HeardPiece } | Interruption

/** Transcribes due recordings, a few at once. Cron step. */
export async function transcribeDue(deps: AppDeps, options: TranscribeOptions = {}): Promise<void> {
  let left = TRANSCRIPTS_PER_RUN
  const runLane = async () => {
    while (left-- > 0 && deps.hasBudget(TRANSCRIPT_STATEMENTS * TRANSCRIPT_CONCURRENCY))
      if (!(await transcribeNext(deps, options))) return
  }
  await Promise.all(Array.from({ length: TRANSCRIPT_CONCURRENCY }, runLane))
}

/** Transcribes the recording of one post if it is due; for `waitUntil` after the response that queued it. */
export async function transcribePost(
  deps: AppDeps,
  postId: string,
  options: TranscribeOptions = {},
): Promise<void> {
  await transcribeNext(deps, options, postId)
}

/** Leases one row and processes it; false if none is due. */
async function transcribeNext(deps: AppDeps, options: TranscribeOptions, postId?: string): Promise<boolean> {
  const now = deps.clock.now()
  const row = await claimTranscript(deps.db, now, now + TRANSCRIPT_LEASE_MS, postId)
  if (row) await processRow(deps, row, options)
  return row !== null
}

async function processRow(deps: AppDeps, row: LeasedRow, options: TranscribeOptions): Promise<void> {
  const recording = await findQueuedRecording(deps.db, row)
  if (!recording || !isAudioType(recording.type))
    return endWithProblem(deps, row, 'unreadable', 'no recording')
  const { type } = recording
  const pieces = listSpeechPieces(row.seconds, type)
  const finished = new Map<number, HeardPiece>(
    pieces.length > 1 ? (await listPieces(deps.db, row.postId)).map((piece) => [piece.piece, piece]) : [],
  )
  let lease = row
  for (const [at, piece] of pieces.entries()) {
    if (finished.has(at)) continue
    const part = { piece, isOnly: pieces.length === 1, isLast: at === pieces.length - 1 }
    const result = await transcribePiece(deps, lease, { ...recording, type }, part, options)
    if (result.end !== 'heard') return endEarly(deps, lease, result)
    finished.set(at, result.heard)
    if (part.isOnly) continue
    const until = Math.max(deps.clock.now() + TRANSCRIPT_LEASE_MS, lease.leasedUntil + 1)
    if (!(await savePiece(deps.db, lease, { postId: row.postId, piece: at, ...result.heard }, until))) return
    lease = { ...lease, leasedUntil: until, attempts: 1 }
  }
  await finishRow(
    deps,
    lease,
    recording.authorId,
    [...finished].sort(([a], [b]) => a - b).map(([, heard]) => heard),
  )
}

type Part = { piece: SpeechPiece; isOnly: boolean; isLast: boolean }

async function transcribePiece(
  deps: AppDeps,
  row: LeasedRow,
  recording: QueuedRecording & { type: AudioType },
  { piece, isOnly, isLast }: Part,
  { timeoutMs = TRANSCRIPT_TIMEOUT_MS }: TranscribeOptions,
): Promise<PieceResult> {
  const { db, clock, media, speech } = deps
  const sound = await (isOnly ? readWholeSound(media, recording) : readSoundPiece(media, recording, piece))
  if (!sound) return { end: 'problem', problem: 'unreadable', reason: 'no sound' }
  const seconds = Math.ceil((piece.toMs - piece.fromMs) / 1000)
  if (!(await takeSeconds(deps, recording, seconds)))
    return { end: 'later', dueAt: getDayEnd(clock.now()), reason: 'daily limit' }
  // Last of all: a post that was made private or deleted meanwhile reaches no engine.
  if (!(await isStillWanted(db, row, clock.now()))) {
    await giveBackSeconds(deps, recording, seconds)
    return { end: 'lost' }
  }
  const input = { bytes: sound.bytes, type: recording.type, language: row.language || null }
  const result = await runEngine(speech, input, timeoutMs)
  if (!result.ok) {
    if (result.problem === 'busy') await giveBackSeconds(deps, recording, seconds)
    return toInterruption(result, clock.now())
  }
  const durationMs = piece.soundToMs - sound.startMs
  const heard = readHeard(result, { language: row.language, durationMs })
  if (!heard) return { end: 'retry', reason: 'the engine returned no valid words' }
  const words = shiftPieceWords(heard.words, piece, { startMs: sound.startMs, isLast })
  return { end: 'heard', heard: { ...heard, words: isOnly ? heard.words : words } }
}

/** Takes seconds of today's limits of the author and of everybody. */
async function takeSeconds(
  deps: AppDeps,
  { authorId, proExpiresAt }: QueuedRecording,
  amount: number,
): Promise<boolean> {
  const plan = getActivePlan(proExpiresAt, deps.clock.now())
  const own = getOwnLimitName(authorId)
  if (!(await consumeDailyAmount(deps, own, { amount, max: TRANSCRIBED_SECONDS[plan] }))) return false
  if (await consumeDailyAmount(deps, EVERYBODY, { amount, max: TRANSCRIBED_SECONDS.everybody })) return true
  await refundDailyAmount(deps, own, amount)
  return false
}

async function giveBackSeconds(deps: AppDeps, { authorId }: QueuedRecording, amount: number): Promise<void> {
  await refundDailyAmount(deps, getOwnLimitName(authorId), amount)
  await refundDailyAmount(deps, EVERYBODY, amount)
}

const EVERYBODY = 'transcribed'
const getOwnLimitName = (authorId: string) => `transcribed|${authorId}`

/** Asks the engine; one that throws or does not answer in time is unavailable. */
async function runEngine(
  speech: AppDeps['speech'],
  input: SpeechInput,
  timeoutMs: number,
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
function readHeard(
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

function toInterruption({ problem, reason, waitMs }: SpeechFailure, now: number): Interruption {
  switch (problem) {
    case 'busy':
      return { end: 'later', dueAt: now + (waitMs ?? SPEECH_BUSY_MS), reason }
    case 'unavailable':
      return { end: 'retry', reason }
    default:
      return { end: 'problem', problem, reason }
  }
}

async function endEarly(deps: AppDeps, row: LeasedRow, result: Interruption): Promise<void> {
  if (result.end === 'lost') return
  if (result.end === 'problem') return endWithProblem(deps, row, result.problem, result.reason)
  const { attempts } = row
  if (result.end === 'later') {
    const next = { dueAt: result.dueAt, attempts: attempts - 1, lastError: result.reason }
    return deferTranscript(deps.db, row, next)
  }
  console.error(JSON.stringify({ transcript: row.postId, attempt: attempts, error: result.reason }))
  const minutes = TRANSCRIPT_RETRY_MINUTES[attempts - 1]
  if (minutes === undefined) return endWithProblem(deps, row, 'failed', result.reason)
  const dueAt = deps.clock.now() + minutes * MINUTE_MS
  return deferTranscript(deps.db, row, { dueAt, attempts, lastError: result.reason })
}

async function endWithProblem(
  deps: AppDeps,
  row: LeasedRow,
  problem: TranscriptProblem,
  reason: string | null,
): Promise<void> {
  dispatchEvents(deps, await failTranscript(deps.db, row, { problem, reason }, recordChange(deps, row)))
  await sendAwaitingWords(deps, row.postId)
}

function recordChange({ db, clock }: AppDeps, { postId }: LeasedRow) {
  return recordEvents(db, selectPostEventTargets('post.changed', [postId]), clock.now())
}

/** Joins the pieces and stores their words. Bytes that no row names, because the post is gone, are deleted. */
async function finishRow(
  deps: AppDeps,
  row: LeasedRow,
  authorId: string,
  pieces: readonly HeardPiece[],
): Promise<void> {
  const words: SpokenWord[] = pieces.flatMap((piece) => piece.words)
  const [first] = pieces.filter((piece) => piece.words.length > 0)
  if (!first) return endWithProblem(deps, row, 'no_speech', null)
  const { language, engine } = first
  const durationMs = Math.round(row.seconds * 1000)
  const transcript = { language, engine, words: toStoredWords(words, { language, durationMs }) }
  const content = await storeWords(deps, authorId, transcript, calculateConfidence(pieces))
  const events = await completeTranscript(deps.db, row, content, recordChange(deps, row))
  if (!events) return deps.media.delete(content.wordsKey)
  dispatchEvents(deps, events)
  await sendAwaitingWords(deps, row.postId)
}

function calculateConfidence(pieces: readonly HeardPiece[]): number | null {
  const known = pieces.flatMap(({ confidence }) => confidence ?? [])
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length
}
