/**
 * Transcribes the queue: each recording once after the response that published it, and by the cron trigger until it has
 * words or a reason why not. A run may end anywhere: its lease ends, and finished pieces stay.
 */

import { type AudioType, isAudioType } from '../../domain/media/media'
import { MINUTE_MS } from '../../domain/time/units'
import { listSpeechPieces, type SpeechPiece, shiftPieceWords } from '../../domain/transcripts/speech-pieces'
import { toStoredWords } from '../../domain/transcripts/stored-words'
import type { SpokenWord, TranscriptProblem } from '../../domain/transcripts/transcript'
import { SPEECH_BUSY_MS } from '../../domain/transcripts/transcripts.limits'
import type { AppDeps } from '../context'
import { recordEvents } from '../events/events.repo'
import { getDayEnd } from '../gate/rate-limit'
import { dispatchEvents } from '../notifications/dispatch-events'
import { sendAwaitingWords } from '../notifications/push/push.service'
import { selectPostEventTargets } from '../posts/event-targets.repo'
import type { SpeechFailure } from '../tools/speech'
import { readSoundPiece, readWholeSound } from './read-sound'
import { giveBackSeconds, type HeardPiece, readHeard, runEngine, takeSeconds } from './recognize'
import {
  claimTranscript,
  completeTranscript,
  deferTranscript,
  failTranscript,
  findQueuedRecording,
  isStillWanted,
  type LeasedRow,
  listPieces,
  type QueuedRecording,
  savePiece,
} from './transcripts.repo'
import { storeWords } from './words-store'

export const TRANSCRIPT_LEASE_MS = 420_000
/** Delays after failed attempts; one more failure is final. */
export const TRANSCRIPT_RETRY_MINUTES = [1, 5, 30, 360] as const
/** Recordings per cron run, and at once; database statements for one of them without pieces. */
const TRANSCRIPTS_PER_RUN = 20
export const TRANSCRIPT_CONCURRENCY = 2
const TRANSCRIPT_STATEMENTS = 16
export type TranscribeOptions = { timeoutMs?: number }

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
  { timeoutMs }: TranscribeOptions,
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
