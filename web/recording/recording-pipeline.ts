/**
 * A recording, from requesting the microphone to the finished audio: connects microphone, storage, encoder and
 * headphones.
 */
import type { ErrorCode } from '../../domain/errors/error-table'
import { appError } from '../../domain/errors/errors'
import { canLevel, getMode } from '../../domain/kinds'
import { WAV_MAX_SECONDS } from '../../domain/limits'
import type { SplitterNotice } from '../audio/capture/block-splitter'
import { type Capture, openCapture } from '../audio/capture/capture'
import { createRecording } from '../audio/capture/create-recording'
import { cutRecording } from '../audio/capture/cut-recording'
import { getOutputLatency, openMonitor } from '../audio/capture/monitor'
import { findPcmFile, readSamples } from '../audio/capture/pcm-files'
import { measureSamples } from '../audio/capture/peaks'
import { openRecordingStorage, type RecordingStorage } from '../audio/capture/recording-storage'
import { keepAwake } from '../audio/capture/wake-lock'
import { openMp3Encoder } from '../audio/encode/encoder'
import { concatSamples, toFrames, toSeconds } from '../audio/pcm'
import type { Recording } from '../audio/recording'
import type { Scope } from '../audio/scope'
import { loadTrack } from '../audio/track'
import type { StartOptions } from '../drafts/store/draft-record'
import {
  beginDraft,
  finishDraft,
  lockFile,
  readRecording,
  resumeDraft,
  saveDraft,
} from '../drafts/store/drafts'
import { lockDraft } from '../drafts/store/tab-locks'
import { getVoiceGain, saveVoiceGain } from '../state/sound-format'

/** An audio thread that does not answer is suspended (by a call, for instance) and delivers nothing more. */
const ANSWER_PATIENCE_MS = 500
const TRACK_PATIENCE_MS = 5000

export type RecordingEvents = {
  /** A block was recorded; loudness 0 to 1. */
  onBlock: (block: { peak: number; rms: number; clipped: number; seconds: number; until: number }) => void
  /** The limit was reached; nothing more is recorded. */
  onLimit: () => void
  /** The microphone was lost. */
  onLost: () => void
  onStorageError: (code: ErrorCode) => void
}

export type RecordingPipeline = {
  frames(): number
  limitSeconds(): number
  run(): Promise<void>
  pause(): Promise<void>
  /** Releases the microphone at once and stores the duration so far; `run` requests it again. */
  releaseMicrophone(): Promise<void>
  /** Ends it and releases the microphone. Null when nothing was recorded. */
  finish(): Promise<Recording | null>
  /** Ends it without a result and closes its file, so that it can be deleted. */
  cancel(): Promise<void>
}

/** Opens everything a recording needs. Ending the scope releases it all, at any point. */
export async function openRecordingPipeline(
  options: StartOptions,
  scope: Scope,
  events: RecordingEvents,
): Promise<RecordingPipeline> {
  const { mode, draftId, track = null, resumes } = options
  const { lossless, level } = options.format ?? { lossless: false, level: false }
  const { voiceProcessing } = getMode(mode)
  // Release order: the microphone first, then storage, then the encoder when its file is finished.
  const storageScope = scope.child()
  const microphoneScope = storageScope.child()
  const keptFrames = resumes ? toFrames(resumes.recording.seconds) : 0
  let frames = keptFrames
  let limitSeconds = options.limitSeconds
  let confirm: (() => void) | null = null

  function onNotice(notice: SplitterNotice): void {
    const before = frames
    frames = keptFrames + notice.frames
    if (notice.type === 'block')
      events.onBlock({ ...notice, seconds: toSeconds(frames - before), until: toSeconds(frames) })
    else if (notice.type === 'limit') events.onLimit()
    else confirm?.()
  }

  const unlock = await lockDraft(draftId)
  if (!unlock) throw appError('record.open_elsewhere')
  storageScope.own(unlock)
  // Left while another tab or a slow device held the lock: neither microphone nor file is opened.
  scope.signal.throwIfAborted()
  keepAwake(microphoneScope)
  // A resumed recording is encoded after Stop, as a whole.
  const encoder = lossless || resumes ? null : openMp3Encoder()
  if (level && canLevel(mode)) encoder?.send({ levelFrom: getVoiceGain() })
  if (encoder) scope.own(encoder.dispose)
  encoder?.file
    .then(({ levelling }) => levelling && saveVoiceGain(levelling.gainDb))
    .finally(encoder.dispose)
    .catch(() => {})
  const toEncoder = encoder ? new MessageChannel() : null
  if (toEncoder) encoder?.send(toEncoder.port2)

  const [capture, storage, music]: [Capture, RecordingStorage, AudioBuffer | null] = await Promise.all([
    openCapture(
      { voiceProcessing, echoCancellation: voiceProcessing || track !== null, deviceId: options.deviceId },
      microphoneScope,
      { onNotice, onLost: events.onLost, openBlocks: (): MessagePort => storage.openBlocks() },
    ),
    openRecordingStorage(
      draftId,
      toEncoder?.port1 ?? null,
      storageScope,
      events.onStorageError,
      resumes?.range,
    ),
    track ? loadMonitorTrack(track.audioUrl, scope.signal) : null,
  ])
  scope.signal.throwIfAborted()
  const monitor = music ? openMonitor(capture.context, music, microphoneScope) : null
  let revision: string | undefined
  if (resumes) revision = await resumeDraft(draftId, resumes)
  else
    await beginDraft(options).catch((error: unknown) => {
      console.warn('This browser keeps no drafts.', error)
      events.onStorageError('record.storage_missing')
    })
  scope.signal.throwIfAborted()
  capture.sendCommand({ type: 'connect', blocks: storage.blocks })
  setLimit(lossless ? Math.min(limitSeconds, WAV_MAX_SECONDS) : limitSeconds)
  // Without the encoder this becomes a WAV, whose maximum length is shorter.
  encoder?.file.catch(() => {
    if (!scope.ended && toSeconds(frames) < WAV_MAX_SECONDS) setLimit(Math.min(limitSeconds, WAV_MAX_SECONDS))
  })

  function setLimit(seconds: number): void {
    limitSeconds = seconds
    capture.sendCommand({ type: 'limit', frames: Math.max(0, toFrames(seconds) - keptFrames) })
  }

  /** Sends a command and waits until the audio thread confirms it; false after a timeout. */
  function sendAndConfirm(type: 'pause' | 'end'): Promise<boolean> {
    return new Promise((resolve) => {
      confirm = () => resolve(true)
      scope.after(ANSWER_PATIENCE_MS, () => resolve(false))
      capture.sendCommand({ type })
    })
  }

  return {
    frames: () => frames,
    limitSeconds: () => limitSeconds,
    async run() {
      await capture.ensureMicrophone()
      scope.signal.throwIfAborted()
      monitor?.play(toSeconds(frames))
      capture.sendCommand({ type: 'run', skip: monitor ? toFrames(getOutputLatency(capture.context)) : 0 })
    },
    async pause() {
      monitor?.stop()
      await sendAndConfirm('pause')
    },
    async releaseMicrophone() {
      capture.releaseMicrophone()
      await saveDraft({ id: draftId, seconds: toSeconds(frames) }).catch(() => null)
    },
    async cancel() {
      microphoneScope.end()
      storage.end()
      await Promise.race([
        storage.stored,
        new Promise<void>((resolve) => scope.after(ANSWER_PATIENCE_MS, resolve)),
      ])
      storageScope.end()
    },
    async finish() {
      if (!(await sendAndConfirm('end'))) storage.end()
      microphoneScope.end()
      const stored = await storage.stored
      const { frames, peaks, pauses, clippedSeconds, tail } = stored
      const draft = { id: draftId, mode, seconds: toSeconds(frames), peaks, pauses, clippedSeconds }
      const { from = 0, until = 0 } = resumes?.range ?? {}
      // Nothing was recorded after the cut, so the file still has the cut end.
      const isEndCut = frames === until - from && resumes?.recording.cut !== undefined
      const range = isEndCut ? { range: resumes.range } : {}
      const isStored = await finishDraft({ ...draft, ...range, tail }).catch((error: unknown) => {
        console.warn('The draft could not be kept.', error)
        events.onStorageError('record.storage_full')
        return false
      })
      if (!isStored && frames > 0) scope.own((await lockFile(draftId)) ?? (() => {}))
      storageScope.end()
      if (frames === 0) return null
      if (resumes && isStored) return readRecording(draftId)
      const samples = async () => concatSamples([await readSamples(await findPcmFile(draftId)), tail])
      const recording = createRecording({ ...draft, samples, live: encoder?.file ?? null, lossless })
      const struck = resumes?.struck ?? []
      if (from === 0 && !isEndCut && struck.length === 0) return { ...recording, revision }
      const kept = { from, until: isEndCut ? until : null }
      return { ...(await cutRecording(await measureRecording(recording), kept, struck)), revision }
    },
  }
}

/** With the length and loudness of all its samples. */
async function measureRecording(recording: Recording): Promise<Recording> {
  const samples = await recording.samples()
  return { ...recording, seconds: toSeconds(samples.length), ...measureSamples(samples).summarize() }
}

/** Loads the track for the headphones. Recording does not wait for a slow or broken one: the mix may still get it. */
async function loadMonitorTrack(url: string, signal: AbortSignal): Promise<AudioBuffer | null> {
  try {
    return await loadTrack(url, AbortSignal.any([signal, AbortSignal.timeout(TRACK_PATIENCE_MS)]))
  } catch (error) {
    if (!signal.aborted) console.warn('Recording without hearing the track.', error)
    return null
  }
}
