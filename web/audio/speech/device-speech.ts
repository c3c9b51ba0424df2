/** The speech engine of this device: loaded when words are asked for. */
import type { SpokenWord } from '../../../domain/transcripts/transcript'

export type DeviceTranscript =
  | { ok: true; language: string; engine: string; words: readonly SpokenWord[] }
  | { ok: false; problem: 'unsupported_language' | 'unreadable' }

export type DeviceSpeechOptions = {
  signal: AbortSignal
  /** The share of the files that is downloaded, from 0 to 1. */
  onDownload: (share: number) => void
  /** The share of the recording that is transcribed, from 0 to 1. */
  onProgress: (share: number) => void
}

export type DeviceSpeech = {
  canTranscribe: (language: string | null) => boolean
  /** Bytes to download before the first transcript. */
  downloadBytes: number
  isDownloaded: () => Promise<boolean>
  transcribe: (
    sound: Blob,
    language: string | null,
    options: DeviceSpeechOptions,
  ) => Promise<DeviceTranscript>
}
