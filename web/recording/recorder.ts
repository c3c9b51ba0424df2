/** Owns the microphone from `start` until `stop` or `discard`: one take at a time. */

import { LIMIT_WARNING_SECONDS } from '../../domain/audio/audio.limits'
import { toLevels } from '../../domain/audio/peaks'
import { AppError } from '../../domain/errors/app-error'
import type { ErrorCode } from '../../domain/errors/error-table'
import { ClippingDetector } from '../audio/capture/clipping-detector'
import { toLiveLevel } from '../audio/capture/peaks'
import { SilenceDetector } from '../audio/capture/silence-detector'
import { toSeconds } from '../audio/pcm'
import type { RecorderSnapshot } from '../audio/recording'
import { Scope } from '../audio/scope'
import type { StartOptions } from '../drafts/store/draft-record'
import { removeDraft, saveDraft } from '../drafts/store/drafts'
import { openRecordingPipeline, type RecordingPipeline } from './recording-pipeline'

export type Recorder = {
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

/** What is known of one take. */
type Take = {
  readonly draftId: string
  /** Resources of the take; released by stop and discard. */
  readonly scope: Scope
  snapshot: RecorderSnapshot
  /** Null until the microphone is open, and once the take ends. */
  pipeline: RecordingPipeline | null
  /** The stopped recording that goes on once the microphone is open. */
  resumes: StartOptions['resumes'] | null
  /** Settles once the recording that is ending was stored. */
  finishing: Promise<void> | null
  /** False once the user left while `resume` was still asking for the microphone. */
  isResumeWanted: boolean
  silence: SilenceDetector
  isSilent: boolean
  clipping: ClippingDetector
  isClipping: boolean
  problem: ErrorCode | null
  level: typeof SILENCE
  /** In seconds. */
  position: number
  readonly livePeaks: number[]
}

function createTake({ draftId, resumes = undefined }: StartOptions): Take {
  const kept = resumes?.recording
  const count = Math.floor((kept?.seconds ?? 0) * LIVE_PEAKS_PER_SECOND)
  return {
    draftId,
    scope: new Scope(),
    snapshot: { at: 'asking', resumes: kept },
    pipeline: null,
    resumes: resumes ?? null,
    finishing: null,
    isResumeWanted: false,
    silence: new SilenceDetector(),
    isSilent: false,
    clipping: new ClippingDetector(),
    isClipping: false,
    problem: null,
    level: SILENCE,
    position: kept?.seconds ?? 0,
    livePeaks: kept ? toLevels(kept.peaks, count).map((level) => Math.round(level * 255)) : [],
  }
}

/** State shared by the recording and paused snapshots. */
function describeTake(pipeline: RecordingPipeline, { problem }: Take) {
  return { seconds: toSeconds(pipeline.frames()), limitSeconds: pipeline.limitSeconds(), problem }
}

const IDLE: RecorderSnapshot = { at: 'idle' }

export function createRecorder(): Recorder {
  let take: Take | null = null
  const listeners = new Set<() => void>()

  function notify(): void {
    for (const listener of listeners) listener()
  }

  /** A take that was released or discarded shows nothing any more. */
  function show(shown: Take, next: RecorderSnapshot): void {
    shown.snapshot = next
    if (shown === take) notify()
  }

  /** Publishes the snapshot only when a displayed value changed: the timer ticks once a second. */
  function showRecording(shown: Take): void {
    if (!shown.pipeline) return
    const { seconds: exact, limitSeconds, problem } = describeTake(shown.pipeline, shown)
    const warning = limitSeconds - exact <= LIMIT_WARNING_SECONDS
    const { isSilent: silent, isClipping: clipping } = shown
    const values = { seconds: Math.floor(exact), limitSeconds, problem, silent, clipping, warning }
    const next = { at: 'recording' as const, ...values }
    const { snapshot } = shown
    const isSame =
      snapshot.at === 'recording' &&
      Object.entries(next).every(([key, value]) => Object.is(Reflect.get(snapshot, key), value))
    if (!isSame) show(shown, next)
  }

  async function start(options: StartOptions): Promise<void> {
    if (take && ['asking', 'recording', 'paused'].includes(take.snapshot.at)) return
    take?.scope.end()
    const started = createTake(options)
    take = started
    notify()
    try {
      const opened = await openRecordingPipeline(options, started.scope, {
        onBlock(block) {
          started.level = block
          started.position = block.until
          started.livePeaks.push(Math.round(toLiveLevel(block.rms) * 255))
          started.isSilent = started.silence.push(block.peak, block.seconds)
          started.isClipping = started.clipping.push(block.clipped, block.seconds)
          if (started.snapshot.at === 'recording') showRecording(started)
        },
        onLimit: () => void finish(started, 'limit'),
        onLost: () => void pause(started, 'microphone'),
        onStorageError(code) {
          started.problem = code
          const { pipeline, snapshot } = started
          if (pipeline && snapshot.at === 'paused') show(started, { ...snapshot, problem: code })
          if (snapshot.at === 'recording') showRecording(started)
        },
      })
      await opened.run()
      started.pipeline = opened
      started.resumes = null
      // The promise is not awaited: some browsers ask the user first.
      void navigator.storage?.persist?.().catch(() => false)
      showRecording(started)
    } catch (error) {
      // Discarded while opening: nothing waits for this result.
      if (started.scope.ended) return
      if (!(error instanceof AppError)) console.error(error)
      showFailure(started, error instanceof AppError ? error.code : 'record.unsupported')
    }
  }

  function showFailure(failed: Take, code: ErrorCode): void {
    if (failed.resumes) restoreStopped(failed, code)
    else {
      failed.scope.end()
      show(failed, { at: 'failed', code })
    }
  }

  /** Gives up going on: the recording stays as it was. */
  function restoreStopped(restored: Take, code: ErrorCode | null): void {
    if (!restored.resumes) return
    const { recording } = restored.resumes
    restored.resumes = null
    restored.scope.end()
    const { draftId: id, revision, cut } = recording
    const kept = { range: cut?.range, struck: cut?.struck, cutEnd: undefined }
    void saveDraft({ id, state: 'ready', ...kept, revision }).catch(() => null)
    show(restored, { at: 'stopped', recording, why: 'person', problem: code })
  }

  async function pause(paused: Take, why: 'person' | 'microphone'): Promise<void> {
    const { pipeline } = paused
    if (!pipeline || paused.snapshot.at !== 'recording') return
    show(paused, { at: 'paused', why, ...describeTake(pipeline, paused) })
    paused.level = SILENCE
    await pipeline.pause()
    // The last partial block arrived during the await.
    const { snapshot } = paused as { snapshot: RecorderSnapshot }
    if (paused.pipeline && snapshot.at === 'paused')
      show(paused, { ...snapshot, ...describeTake(pipeline, paused) })
  }

  async function suspend(): Promise<void> {
    if (!take) return
    if (take.resumes) return restoreStopped(take, null)
    if (take.snapshot.at === 'asking') return discard()
    const suspended = take
    suspended.isResumeWanted = false
    await pause(suspended, 'person')
    if (suspended.snapshot.at === 'paused' && !suspended.isResumeWanted)
      await suspended.pipeline?.releaseMicrophone()
  }

  async function resume(): Promise<void> {
    if (!take?.pipeline || take.snapshot.at !== 'paused') return
    const resumed = take
    const { pipeline } = take
    resumed.isResumeWanted = true
    const isPaused = () => resumed.pipeline === pipeline && resumed.snapshot.at === 'paused'
    try {
      await pipeline.run()
      // Left while the browser asked for the microphone.
      if (!resumed.isResumeWanted) {
        await pipeline.pause()
        return await pipeline.releaseMicrophone()
      }
      resumed.silence = new SilenceDetector()
      resumed.clipping = new ClippingDetector()
      resumed.isSilent = false
      resumed.isClipping = false
      if (isPaused()) showRecording(resumed)
    } catch (error) {
      console.warn('The microphone is still away.', error)
      if (isPaused()) show(resumed, { at: 'paused', why: 'microphone', ...describeTake(pipeline, resumed) })
    }
  }

  async function finish(finished: Take, why: 'person' | 'limit'): Promise<void> {
    const { pipeline } = finished
    if (finished.resumes) return restoreStopped(finished, null)
    if (!pipeline) return finished.snapshot.at === 'asking' ? discard() : (finished.finishing ?? undefined)
    finished.pipeline = null
    finished.level = SILENCE
    // A discarded one is never stored.
    const discarded = new Promise<void>((resolve) => finished.scope.own(resolve))
    finished.finishing = Promise.race([store(finished, pipeline, why), discarded])
    await finished.finishing
  }

  async function store(ended: Take, pipeline: RecordingPipeline, why: 'person' | 'limit'): Promise<void> {
    const recording = await pipeline.finish()
    if (ended.scope.ended) return
    ended.finishing = null
    if (!recording) return showFailure(ended, 'record.empty')
    show(ended, { at: 'stopped', recording, why, problem: ended.problem })
  }

  async function discard(): Promise<void> {
    const discarded = take
    if (!discarded) return
    const { pipeline } = discarded
    discarded.pipeline = null
    discarded.level = SILENCE
    await pipeline?.cancel()
    if (discarded.scope.ended) return
    release()
    await removeDraft(discarded.draftId)
  }

  function release(): void {
    take?.scope.end()
    take = null
    notify()
  }

  return {
    start,
    suspend,
    resume,
    discard,
    release,
    pause: async () => {
      if (take) await pause(take, 'person')
    },
    stop: async () => {
      if (take) await finish(take, 'person')
    },
    level: () => take?.level ?? SILENCE,
    position: () => take?.position ?? 0,
    livePeaks: () => take?.livePeaks ?? [],
    getSnapshot: () => take?.snapshot ?? IDLE,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
