/** Types shared by the recorder, its screen and the outbox. Types only, so that anything may import them. */
import type { ErrorCode } from '../../domain/errors/error-table'
import type { Mode } from '../../domain/kinds'
import type { AudioType } from '../../domain/media/media'

/** Encoded audio, ready to send. */
export type Encoded = { blob: Blob; type: AudioType }

/** Progress callback (0 to 1) and abort signal of a slow job. */
export type EncodeProgress = { signal?: AbortSignal; onProgress?: (done: number) => void }

/** Recorded audio, stored on the device until it is published or discarded. */
export type Recording = {
  draftId: string
  mode: Mode
  seconds: number
  /** 160 numbers, 0 to 255. */
  peaks: string
  /** 48 kHz mono. Read from the device on each call; not kept in memory. */
  samples(): Promise<Int16Array<ArrayBuffer>>
  /** MP3, encoded during recording; WAV where the encoder fails to load or `lossless` is chosen. */
  encode(options?: EncodeProgress & { lossless?: boolean }): Promise<Encoded>
}

export type StartOptions = {
  mode: Mode
  /** The recording stops here by itself; its audio is kept. */
  limitSeconds: number
  draftId: string
  /** The signed-in user, who owns the draft. */
  ownerId?: string | null
  /** Played softly into the headphones while recording; mixed in later. */
  track?: { id: string; url: string } | null
  deviceId?: string
  /** WAV instead of MP3, at most `WAV_MAX_SECONDS`. */
  lossless?: boolean
}

/** State while the microphone is held. */
type MicrophoneState = {
  /** Counted from samples: whole seconds while recording, exact when paused. */
  seconds: number
  /** The limit in force, which may be lower than the requested one. */
  limitSeconds: number
  /** Set when the device cannot store the recording: it continues in memory, and the screen shows a warning. */
  problem: ErrorCode | null
}

export type RecorderSnapshot =
  | { at: 'idle' }
  | { at: 'asking' }
  /** `silent`: no input for some seconds. `warning`: the last seconds before the limit. */
  | ({ at: 'recording'; silent: boolean; warning: boolean } & MicrophoneState)
  | ({ at: 'paused'; why: 'person' | 'microphone' } & MicrophoneState)
  | { at: 'stopped'; recording: Recording; why: 'person' | 'limit'; problem: ErrorCode | null }
  | { at: 'failed'; code: ErrorCode }

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
  /** Ten peaks a second since the start, 0 to 255. The same array while it grows: do not keep it in state. */
  livePeaks(): readonly number[]
  getSnapshot(): RecorderSnapshot
  subscribe(listener: () => void): () => void
}
