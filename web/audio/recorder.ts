/** The app's single recorder: owns the microphone from `start` until `stop` or `discard`. */
import type { ErrorCode } from '../../domain/errors'
import { Failure } from '../../domain/failure'
import { LIMIT_WARNING_SECONDS } from '../../domain/limits'
import { removeDraft } from './drafts'
import { secondsOf } from './pcm'
import type { Recorder, RecorderSnapshot, StartOptions } from './recording'
import { Scope } from './scope'
import { openSession, type Session } from './session'
import { SilenceWatch } from './silence'

const SILENCE = { peak: 0, rms: 0 }

const listeners = new Set<() => void>()
let snapshot: RecorderSnapshot = { at: 'idle' }
/** Resources of the current recording; released by stop and discard. */
let scope = new Scope()
let session: Session | null = null
let draftId: string | null = null
/** False once the user left while `resume` was still asking for the microphone. */
let isWanted = false
let silence = new SilenceWatch()
let silent = false
let trouble: ErrorCode | null = null
let level = SILENCE
let peaks: number[] = []
let position = 0

function show(next: RecorderSnapshot): void {
  snapshot = next
  for (const listener of listeners) listener()
}

/** The current snapshot: it may have changed across an `await`. */
function now(): RecorderSnapshot {
  return snapshot
}

/** State shared by the recording and paused snapshots. */
function held(running: Session) {
  return { seconds: secondsOf(running.frames()), limitSeconds: running.limitSeconds(), trouble }
}

/** Publishes the snapshot only when a displayed value changed: the timer ticks once a second. */
function showRecording(): void {
  if (!session) return
  const { seconds: exact, limitSeconds } = held(session)
  const warning = limitSeconds - exact <= LIMIT_WARNING_SECONDS
  const next = {
    at: 'recording' as const,
    seconds: Math.floor(exact),
    limitSeconds,
    trouble,
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
  const mine = scope
  show({ at: 'asking' })
  try {
    const opened = await openSession(options, mine, {
      heard(block) {
        level = block
        position = block.until
        peaks.push(Math.round(block.peak * 255))
        silent = silence.hear(block.peak, block.seconds)
        if (snapshot.at === 'recording') showRecording()
      },
      full: () => void end('limit'),
      lost: () => void halt('microphone'),
      trouble(code) {
        trouble = code
        if (session && snapshot.at === 'paused') show({ ...snapshot, trouble })
        if (snapshot.at === 'recording') showRecording()
      },
    })
    await opened.run()
    session = opened
    // Not awaited: some browsers ask the user first.
    void navigator.storage?.persist?.().catch(() => false)
    showRecording()
  } catch (error) {
    // Discarded while opening: nothing waits for this result.
    if (mine.ended) return
    if (!(error instanceof Failure)) console.error(error)
    failed(error instanceof Failure ? error.code : 'record.unsupported')
  }
}

function reset(id: string | null): void {
  scope.end()
  scope = new Scope()
  session = null
  draftId = id
  silence = new SilenceWatch()
  silent = false
  trouble = null
  level = SILENCE
  peaks = []
  position = 0
}

function failed(code: ErrorCode): void {
  scope.end()
  show({ at: 'failed', code })
}

async function halt(why: 'person' | 'microphone'): Promise<void> {
  const mine = session
  if (!mine || snapshot.at !== 'recording') return
  show({ at: 'paused', why, ...held(mine) })
  level = SILENCE
  await mine.pause()
  // The last partial block arrived during the await.
  const paused = now()
  if (session === mine && paused.at === 'paused') show({ ...paused, ...held(mine) })
}

async function leave(): Promise<void> {
  if (snapshot.at === 'asking') return discard()
  isWanted = false
  await halt('person')
  if (now().at === 'paused' && !isWanted) await session?.letGo()
}

async function resume(): Promise<void> {
  const mine = session
  if (!mine || snapshot.at !== 'paused') return
  isWanted = true
  try {
    await mine.run()
    // Left while the browser asked for the microphone.
    if (!isWanted) {
      await mine.pause()
      return await mine.letGo()
    }
    silence = new SilenceWatch()
    silent = false
    if (session === mine && now().at === 'paused') showRecording()
  } catch (error) {
    console.warn('The microphone is still away.', error)
    const paused = now()
    if (session === mine && paused.at === 'paused') show({ ...paused, why: 'microphone' })
  }
}

async function end(why: 'person' | 'limit'): Promise<void> {
  const mine = session
  const owned = scope
  if (!mine) return snapshot.at === 'asking' ? discard() : undefined
  session = null
  level = SILENCE
  const take = await mine.finish()
  if (owned.ended) return
  if (!take) return failed('record.empty')
  show({ at: 'stopped', take, why, trouble })
}

async function discard(): Promise<void> {
  const id = draftId
  const mine = session
  const owned = scope
  session = null
  level = SILENCE
  await mine?.cancel()
  if (owned.ended) return
  reset(null)
  show({ at: 'idle' })
  if (id) await removeDraft(id)
}

export const recorder: Recorder = {
  start,
  leave,
  resume,
  discard,
  pause: () => halt('person'),
  stop: () => end('person'),
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
