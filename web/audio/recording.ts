/** The words the recorder, its screen and the outbox share. Types only, so that anything may import them. */
import type { ErrorCode } from '../../domain/errors'
import type { Mode } from '../../domain/kinds'
import type { AudioType } from '../../domain/media'

/** Sound ready to send. */
export type Encoded = { blob: Blob; type: AudioType }

/** How far a slow job is, 0 to 1, and how to end it. */
export type Progress = { signal?: AbortSignal; onProgress?: (done: number) => void }

/** What was spoken, kept on the device until it is published or discarded. */
export type Take = {
  draftId: string
  mode: Mode
  seconds: number
  /** 160 numbers, 0 to 255. */
  peaks: number[]
  /** 48 kHz mono. Read from the device at each call; nothing is kept in memory. */
  samples(): Promise<Int16Array<ArrayBuffer>>
  /** MP3, made while the person spoke; WAV where the encoder cannot load or `lossless` (as recorded) is chosen. */
  encoded(wish?: Progress & { lossless?: boolean }): Promise<Encoded>
}

export type StartOptions = {
  mode: Mode
  /** The recording stops here by itself, with its audio kept. */
  limitSeconds: number
  draftId: string
  /** Who is signed in: the draft belongs to them. */
  ownerId?: string | null
  /** Played softly into the headphones while recording; mixed in later. */
  track?: { id: string; url: string } | null
  deviceId?: string
  /** WAV instead of MP3, at most `WAV_MAX_SECONDS`. */
  lossless?: boolean
}

/** What goes on while the microphone is held. */
type Held = {
  /** Counted from the samples: whole seconds while recording, exact when paused. */
  seconds: number
  /** The limit in force, which may be lower than the one asked for. */
  limitSeconds: number
  /** Set when the device cannot keep the recording: it goes on in memory, and the screen says so. */
  trouble: ErrorCode | null
}

export type RecorderSnapshot =
  | { at: 'idle' }
  | { at: 'asking' }
  /** `silent`: nothing heard for some seconds. `warning`: the last seconds before the limit. */
  | ({ at: 'recording'; silent: boolean; warning: boolean } & Held)
  | ({ at: 'paused'; why: 'person' | 'microphone' } & Held)
  | { at: 'stopped'; take: Take; why: 'person' | 'limit'; trouble: ErrorCode | null }
  | { at: 'failed'; code: ErrorCode }

export type Recorder = {
  start(options: StartOptions): Promise<void>
  pause(): Promise<void>
  /** Nobody sees the recorder any more: it is paused, and lets go of the microphone. One that only asked for it stops. */
  leave(): Promise<void>
  /** Goes on after a pause; asks for the microphone again when it was lost. */
  resume(): Promise<void>
  /** Ends the recording and lets go of the microphone; the audio is kept. */
  stop(): Promise<void>
  /** Ends it, throws the audio away and goes back to idle. */
  discard(): Promise<void>
  /** Forgets a stopped take without deleting its draft (it was published, or waits in the outbox). */
  release(): void
  /** Now, for a meter: 0 to 1, read once per frame. */
  level(): { peak: number; rms: number }
  /** Exact seconds so far, for a ring, read once per frame. */
  position(): number
  /** Ten peaks a second since the start, 0 to 255. The same array while it grows: do not keep it in state. */
  livePeaks(): readonly number[]
  getSnapshot(): RecorderSnapshot
  subscribe(listener: () => void): () => void
}
