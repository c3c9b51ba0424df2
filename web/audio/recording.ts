/** Types shared by the recorder, its screen and the outbox. Types only, so that anything may import them. */
import type { FrameSpan } from '../../domain/audio/strikes'
import type { ErrorCode } from '../../domain/errors/error-table'
import type { Mode } from '../../domain/kinds'
import type { AudioType } from '../../domain/media/media'

/** Encoded audio, ready to send. */
export type Encoded = { blob: Blob; type: AudioType }

/**
 * How a recording is made into a file. `lossless`: as 16-bit WAV, its samples as recorded. `level`: a voice is brought to
 * one loudness; songs and lossless recordings are left as they are.
 */
export type SoundFormat = { lossless: boolean; level: boolean }

/** Progress callback (0 to 1) and abort signal of a slow job. */
export type EncodeProgress = { signal?: AbortSignal; onProgress?: (done: number) => void }

/** Frames of a recording that are kept; `until` is null for its end. */
export type FrameRange = { from: number; until: number | null }

/** Recorded audio, stored on the device until it is published or discarded. */
export type Recording = {
  draftId: string
  mode: Mode
  seconds: number
  /** Packed, 160 bars. */
  peaks: string
  /** Packed pauses; empty without any, and for songs. */
  pauses: string
  /** Seconds that are clipped; missing where that was not measured: files from elsewhere, drafts of older builds. */
  clippedSeconds?: number | undefined
  /** 48 kHz mono. Read from the device on each call; not kept in memory. */
  samples(): Promise<Int16Array<ArrayBuffer>>
  /** MP3, encoded during recording where it could be; WAV where the encoder fails to load or `lossless` is chosen. */
  encode(options?: EncodeProgress & Partial<SoundFormat>): Promise<Encoded>
  /** That of its draft which it was read from or stored as; missing until it was cut or went on. */
  revision?: string | undefined
  /**
   * The recording before its ends were cut and phrases were struck; missing without either. `struck`: frames of it, in
   * order and apart; those outside of the range are struck where the range gets wider.
   */
  cut?: { whole: Recording; range: FrameRange; struck: readonly FrameSpan[] }
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
  /** `resumes`: the stopped recording that goes on. */
  | { at: 'asking'; resumes?: Recording | undefined }
  /**
   * `silent`: no input for some seconds. `clipping`: the last seconds were too loud for the microphone. `warning`: the last
   * seconds before the limit.
   */
  | ({ at: 'recording'; silent: boolean; clipping?: boolean; warning: boolean } & MicrophoneState)
  | ({ at: 'paused'; why: 'person' | 'microphone' } & MicrophoneState)
  | { at: 'stopped'; recording: Recording; why: 'person' | 'limit'; problem: ErrorCode | null }
  | { at: 'failed'; code: ErrorCode }
