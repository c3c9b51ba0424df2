/** The app's single recorder: owns the microphone from `start` until `stop` or `discard`. */

import { LIMIT_WARNING_SECONDS } from '../../../domain/audio/audio.limits'
import { toLevels } from '../../../domain/audio/peaks'
import { AppError } from '../../../domain/errors/app-error'
import type { ErrorCode } from '../../../domain/errors/error-table'
import { toLiveLevel } from '../../audio/capture/peaks'
import { SilenceDetector } from '../../audio/capture/silence-detector'
import { toSeconds } from '../../audio/pcm'
import type { RecorderSnapshot } from '../../audio/recording'
import { Scope } from '../../audio/scope'
import type { StartOptions } from '../store/draft-record'
import { removeDraft, saveDraft } from '../store/drafts'
import { openRecordingPipeline, type RecordingPipeline } from './recording-pipeline'

type Recorder = {
  start(options: StartOptions): Promise<void>
  pause(): Promise<void>
  /**
   * Called when the recorder leaves the screen: pauses and releases the microphone; cancels a pending permission
   * request.
   */
  suspend(): Promise<void>
  /** Resumes after a pause; requests the microphone again when it was lost. */
  resume(): Promise<void>
  /** Ends the recording and releases the microphone; the audio is kept. */
  stop(): Promise<void>
  /** Ends it, deletes the audio and returns to idle. */
  discard(): Promise<void>
  /** Drops a stopped recording without deleting its draft (published, or waiting in the outbox). */
  release(): void
  /** Current level, 0 to 1, read once per frame. */
  level(): { peak: number; rms: number }
  /** Exact seconds so far, read once per frame. */
  position(): number
  /** Ten levels of loudness a second since the start, 0 to 255. The same array while it grows: do not keep it in state. */
  livePeaks(): readonly number[]
  getSnapshot(): RecorderSnapshot
  subscribe(listener: () => void): () => void
}

const SILENCE = { peak: 0, rms: 0 }
const LIVE_PEAKS_PER_SECOND = 10

const listeners = new Set<() => void>()
let snapshot: RecorderSnapshot = { at: 'idle' }
/** Resources of the current recording; released by stop and discard. */
let scope = new Scope()
let pipeline: RecordingPipeline | null = null
let draftId: string | null = null
/** The stopped recording that goes on once the microphone is open. */
let resumes: StartOptions['resumes'] | null = null
/** Settles once the recording that is ending was stored. */
let finishing: Promise<void> | null = null
/** False once the user left while `resume` was still asking for the microphone. */
let isResumeWanted = false
let silence = new SilenceDetector()
let silent = false
let problem: ErrorCode | null = null
let level = SILENCE
let peaks: number[] = []
let position = 0

function show(next: RecorderSnapshot): void {
  snapshot = next
  for (const listener of listeners) listener()
}

/** The current snapshot: it may have changed across an `await`. */
function readSnapshot(): RecorderSnapshot {
  return snapshot
}

/** State shared by the recording and paused snapshots. */
function describePipeline(running: RecordingPipeline) {
  return { seconds: toSeconds(running.frames()), limitSeconds: running.limitSeconds(), problem }
}

/** Publishes the snapshot only when a displayed value changed: the timer ticks once a second. */
function showRecording(): void {
  if (!pipeline) return
  const { seconds: exact, limitSeconds } = describePipeline(pipeline)
  const warning = limitSeconds - exact <= LIMIT_WARNING_SECONDS
  const next = {
    at: 'recording' as const,
    seconds: Math.floor(exact),
    limitSeconds,
    problem,
    silent,
    warning,
  }
  const now = snapshot
  const same =
    now.at === 'recording' &&
    Object.entries(next).every(([key, value]) => Object.is(Reflect.get(now, key), value))
  if (!same) show(next)
}

async function start(options: StartOptions): Promise<void> {
  if (snapshot.at === 'asking' || snapshot.at === 'recording' || snapshot.at === 'paused') return
  reset(options.draftId)
  resumes = options.resumes ?? null
  const kept = resumes?.recording
  if (kept) {
    position = kept.seconds
    const count = Math.floor(kept.seconds * LIVE_PEAKS_PER_SECOND)
    peaks = toLevels(kept.peaks, count).map((level) => Math.round(level * 255))
  }
  const current = scope
  show({ at: 'asking', resumes: kept })
  try {
    const opened = await openRecordingPipeline(options, current, {
      onBlock(block) {
        level = block
        position = block.until
        peaks.push(Math.round(toLiveLevel(block.rms) * 255))
        silent = silence.push(block.peak, block.seconds)
        if (snapshot.at === 'recording') showRecording()
      },
      onLimit: () => void finishRecording('limit'),
      onLost: () => void pauseRecording('microphone'),
      onStorageError(code) {
        problem = code
        if (pipeline && snapshot.at === 'paused') show({ ...snapshot, problem })
        if (snapshot.at === 'recording') showRecording()
      },
    })
    await opened.run()
    pipeline = opened
    resumes = null
    // The promise is not awaited: some browsers ask the user first.
    void navigator.storage?.persist?.().catch(() => false)
    showRecording()
  } catch (error) {
    // Discarded while opening: nothing waits for this result.
    if (current.ended) return
    if (!(error instanceof AppError)) console.error(error)
    showFailure(error instanceof AppError ? error.code : 'record.unsupported')
  }
}

function reset(id: string | null): void {
  scope.end()
  scope = new Scope()
  pipeline = null
  finishing = null
  resumes = null
  draftId = id
  silence = new SilenceDetector()
  silent = false
  problem = null
  level = SILENCE
  peaks = []
  position = 0
}

function showFailure(code: ErrorCode): void {
  if (resumes) restoreStopped(code)
  else {
    scope.end()
    show({ at: 'failed', code })
  }
}

/** Gives up going on: the recording stays as it was. */
function restoreStopped(code: ErrorCode | null): void {
  if (!resumes) return
  const { recording, range } = resumes
  resumes = null
  scope.end()
  const kept = recording.cut ? range : undefined
  const { draftId: id, revision } = recording
  const draft = { id, state: 'ready', range: kept, cutEnd: undefined, revision } as const
  void saveDraft(draft).catch(() => null)
  show({ at: 'stopped', recording, why: 'person', problem: code })
}

async function pauseRecording(why: 'person' | 'microphone'): Promise<void> {
  const current = pipeline
  if (!current || snapshot.at !== 'recording') return
  show({ at: 'paused', why, ...describePipeline(current) })
  level = SILENCE
  await current.pause()
  // The last partial block arrived during the await.
  const paused = readSnapshot()
  if (pipeline === current && paused.at === 'paused') show({ ...paused, ...describePipeline(current) })
}

async function suspend(): Promise<void> {
  if (resumes) return void restoreStopped(null)
  if (snapshot.at === 'asking') return discard()
  isResumeWanted = false
  await pauseRecording('person')
  if (readSnapshot().at === 'paused' && !isResumeWanted) await pipeline?.releaseMicrophone()
}

async function resume(): Promise<void> {
  const current = pipeline
  if (!current || snapshot.at !== 'paused') return
  isResumeWanted = true
  try {
    await current.run()
    // Left while the browser asked for the microphone.
    if (!isResumeWanted) {
      await current.pause()
      return await current.releaseMicrophone()
    }
    silence = new SilenceDetector()
    silent = false
    if (pipeline === current && readSnapshot().at === 'paused') showRecording()
  } catch (error) {
    console.warn('The microphone is still away.', error)
    const paused = readSnapshot()
    if (pipeline === current && paused.at === 'paused') show({ ...paused, why: 'microphone' })
  }
}

async function finishRecording(why: 'person' | 'limit'): Promise<void> {
  const current = pipeline
  if (resumes) return void restoreStopped(null)
  if (!current) return snapshot.at === 'asking' ? discard() : (finishing ?? undefined)
  pipeline = null
  level = SILENCE
  // A discarded one is never stored.
  const discarded = new Promise<void>((resolve) => scope.own(resolve))
  finishing = Promise.race([storeRecording(current, why), discarded])
  await finishing
}

async function storeRecording(ending: RecordingPipeline, why: 'person' | 'limit'): Promise<void> {
  const currentScope = scope
  const recording = await ending.finish()
  if (currentScope.ended) return
  finishing = null
  if (!recording) return showFailure('record.empty')
  show({ at: 'stopped', recording, why, problem })
}

async function discard(): Promise<void> {
  const id = draftId
  const current = pipeline
  const currentScope = scope
  pipeline = null
  level = SILENCE
  await current?.cancel()
  if (currentScope.ended) return
  reset(null)
  show({ at: 'idle' })
  if (id) await removeDraft(id)
}

export const recorder: Recorder = {
  start,
  suspend,
  resume,
  discard,
  pause: () => pauseRecording('person'),
  stop: () => finishRecording('person'),
  release() {
    reset(null)
    show({ at: 'idle' })
  },
  level: () => level,
  position: () => position,
  livePeaks: () => peaks,
  getSnapshot: () => snapshot,
  subscribe(listener) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
