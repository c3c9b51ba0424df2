/**
 * One recording, from requesting the microphone to the finished audio: connects microphone, storage, encoder and
 * headphones.
 */
import { type ErrorCode, fail } from '../../domain/errors'
import { modeOf } from '../../domain/kinds'
import { WAV_MAX_SECONDS } from '../../domain/limits'
import { openCapture } from './capture'
import type { CutterNotice } from './cutter'
import { beginDraft, finishDraft, saveDraft } from './drafts'
import { openMp3Encoder } from './encoder'
import { openMonitor, roundTrip } from './monitor'
import { framesIn, joined, secondsOf } from './pcm'
import { pcmFile, samplesOf } from './pcm-files'
import type { StartOptions, Take } from './recording'
import type { Scope } from './scope'
import { openStorage } from './storage'
import { holdDraft } from './tab-locks'
import { takeFrom } from './take'
import { loadTrack } from './track'
import { keepAwake } from './wake-lock'

/** An audio thread that does not answer is suspended (by a call, for instance) and delivers nothing more. */
const ANSWER_PATIENCE_MS = 500
const TRACK_PATIENCE_MS = 5000

export type SessionEvents = {
  /** A block was recorded; loudness 0 to 1. */
  heard: (block: { peak: number; rms: number; seconds: number; until: number }) => void
  /** The limit was reached; nothing more is recorded. */
  full: () => void
  /** The microphone was lost. */
  lost: () => void
  trouble: (code: ErrorCode) => void
}

export type Session = {
  frames(): number
  limitSeconds(): number
  run(): Promise<void>
  pause(): Promise<void>
  /** Releases the microphone at once and stores the duration so far; `run` requests it again. */
  letGo(): Promise<void>
  /** Ends it and releases the microphone. Null when nothing was recorded. */
  finish(): Promise<Take | null>
  /** Ends it without a result and closes its file, so that it can be deleted. */
  cancel(): Promise<void>
}

/** Opens everything a recording needs. Ending the scope releases it all, at any point. */
export async function openSession(
  options: StartOptions,
  scope: Scope,
  events: SessionEvents,
): Promise<Session> {
  const { mode, draftId, track = null, lossless = false } = options
  const { voiceProcessing } = modeOf(mode)
  // Release order: the microphone first, then storage, then the encoder when its file is finished.
  const keeping = scope.child()
  const listening = keeping.child()
  let frames = 0
  let limitSeconds = options.limitSeconds
  let answered: (() => void) | null = null

  function hear(notice: CutterNotice): void {
    const before = frames
    frames = notice.frames
    if (notice.type === 'block')
      events.heard({ ...notice, seconds: secondsOf(frames - before), until: secondsOf(frames) })
    else if (notice.type === 'limit') events.full()
    else answered?.()
  }

  const free = await holdDraft(draftId)
  if (!free) throw fail('record.open_elsewhere')
  keeping.own(free)
  keepAwake(listening)
  const encoder = lossless ? null : openMp3Encoder()
  if (encoder) scope.own(encoder.dispose)
  encoder?.file.finally(encoder.dispose).catch(() => {})
  const toEncoder = encoder ? new MessageChannel() : null
  if (toEncoder) encoder?.send(toEncoder.port2)

  const [capture, storage, music] = await Promise.all([
    openCapture(
      { voiceProcessing, echoCancellation: voiceProcessing || track !== null, deviceId: options.deviceId },
      listening,
      { hear, lost: events.lost },
    ),
    openStorage(draftId, toEncoder?.port1 ?? null, keeping, events.trouble),
    track ? musicFor(track.url, scope.signal) : null,
  ])
  scope.signal.throwIfAborted()
  const monitor = music ? openMonitor(capture.context, music, listening) : null
  await beginDraft(options).catch((error: unknown) => {
    console.warn('This browser keeps no drafts.', error)
    events.trouble('record.storage_missing')
  })
  scope.signal.throwIfAborted()
  capture.order({ type: 'connect', blocks: storage.blocks })
  limitTo(lossless ? Math.min(limitSeconds, WAV_MAX_SECONDS) : limitSeconds)
  // Without the encoder this becomes a WAV, whose maximum length is shorter.
  encoder?.file.catch(() => {
    if (!scope.ended && secondsOf(frames) < WAV_MAX_SECONDS) limitTo(Math.min(limitSeconds, WAV_MAX_SECONDS))
  })

  function limitTo(seconds: number): void {
    limitSeconds = seconds
    capture.order({ type: 'limit', frames: framesIn(seconds) })
  }

  /** Sends a command and waits until the audio thread confirms it; false after a timeout. */
  function obeyed(type: 'pause' | 'end'): Promise<boolean> {
    return new Promise((resolve) => {
      answered = () => resolve(true)
      scope.after(ANSWER_PATIENCE_MS, () => resolve(false))
      capture.order({ type })
    })
  }

  return {
    frames: () => frames,
    limitSeconds: () => limitSeconds,
    async run() {
      await capture.ensure()
      scope.signal.throwIfAborted()
      monitor?.play(secondsOf(frames))
      capture.order({ type: 'run', skip: monitor ? framesIn(roundTrip(capture.context)) : 0 })
    },
    async pause() {
      monitor?.stop()
      await obeyed('pause')
    },
    async letGo() {
      capture.letGo()
      await saveDraft({ id: draftId, seconds: secondsOf(frames) }).catch(() => null)
    },
    async cancel() {
      listening.end()
      storage.end()
      await Promise.race([
        storage.stored,
        new Promise<void>((resolve) => scope.after(ANSWER_PATIENCE_MS, resolve)),
      ])
      keeping.end()
    },
    async finish() {
      if (!(await obeyed('end'))) storage.end()
      listening.end()
      const stored = await storage.stored
      const draft = { id: draftId, mode, seconds: secondsOf(stored.frames), peaks: stored.peaks }
      await finishDraft({ ...draft, tail: stored.tail }).catch((error: unknown) => {
        console.warn('The draft could not be kept.', error)
        events.trouble('record.storage_full')
      })
      keeping.end()
      if (stored.frames === 0) return null
      return takeFrom({
        ...draft,
        samples: async () => joined([await samplesOf(await pcmFile(draftId)), stored.tail]),
        live: encoder?.file ?? null,
        lossless,
      })
    },
  }
}

/** Loads the track for the headphones. Recording does not wait for a slow or broken one: the mix may still get it. */
async function musicFor(url: string, signal: AbortSignal): Promise<AudioBuffer | null> {
  try {
    return await loadTrack(url, AbortSignal.any([signal, AbortSignal.timeout(TRACK_PATIENCE_MS)]))
  } catch (error) {
    if (!signal.aborted) console.warn('Recording without hearing the track.', error)
    return null
  }
}
