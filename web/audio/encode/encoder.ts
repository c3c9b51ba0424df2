/** Encodes samples: MP3 in a worker that loads on first use, WAV synchronously. A worker can level the voice first. */

import { SAMPLE_RATE_HZ } from '../../../domain/audio/audio.limits'
import { appError } from '../../../domain/errors/errors'
import { WAV_MAX_SECONDS } from '../../../domain/limits'
import type { LiveLevelling } from '../level/live-leveller'
import { toSeconds } from '../pcm'
import type { Encoded, EncodeProgress } from '../recording'
import { toWav } from './wav'

/**
 * Input of the worker: samples, a port that delivers samples, or null for the end. `levelFrom`, before all samples: the
 * voice is levelled while it is recorded, its first words by this gain in dB.
 */
export type EncoderInput = Int16Array<ArrayBuffer> | MessagePort | { levelFrom: number } | null
/** Output of the worker: progress in frames, the finished file with what was levelled, or an error. */
export type EncoderOutput =
  | { frames: number }
  | { file: ArrayBuffer; levelling: Levelling | null }
  | { error: string }
/** The result of a recording's leveller; null where nothing was levelled. */
export type Levelling = Pick<LiveLevelling, 'isEven' | 'gainDb'>
export type EncodedMp3 = Encoded & { levelling: Levelling | null }

export type Mp3Encoder = {
  /** Transfers samples to the worker; null ends the file. A port delivers samples from another thread. */
  send(input: EncoderInput): void
  /** The finished file. Rejects when the encoder failed to load or crashed. */
  file: Promise<EncodedMp3>
  onFrames: (frames: number) => void
  dispose(): void
}

const PIECE_FRAMES = SAMPLE_RATE_HZ * 5
const PIECES_AHEAD = 3
/** Long enough for a nested worker to exit, even on slow devices. */
const TERMINATE_DELAY_MS = 1000

/** Starts an encoder for one file. */
export function openMp3Encoder(): Mp3Encoder {
  const worker = new Worker(new URL('./encoder.worker.ts', import.meta.url), { type: 'module' })
  const { promise: file, resolve, reject } = Promise.withResolvers<EncodedMp3>()
  // Callers of `file` handle the failure; without a caller it must not become an unhandled rejection.
  file.catch(() => {})
  let finished = false
  worker.onmessage = ({ data }: MessageEvent<EncoderOutput>) => {
    finished = 'file' in data
    if ('frames' in data) encoder.onFrames(data.frames)
    else if ('file' in data)
      resolve({
        blob: new Blob([data.file], { type: 'audio/mpeg' }),
        type: 'audio/mpeg',
        levelling: data.levelling,
      })
    else reject(new Error(data.error))
  }
  worker.onerror = (event) => reject(new Error(event.message || 'The encoder could not load.'))
  const encoder: Mp3Encoder = {
    send: (input) => worker.postMessage(input, getTransferables(input)),
    file,
    onFrames: () => {},
    dispose() {
      // A finished encoder is terminating its nested worker. Chromium leaks the threads of both when the outer one is
      // terminated at the same moment.
      setTimeout(() => worker.terminate(), finished ? TERMINATE_DELAY_MS : 0)
      reject(new DOMException('The encoder was stopped.', 'AbortError'))
    },
  }
  return encoder
}

function getTransferables(input: EncoderInput): Transferable[] {
  if (input === null || 'levelFrom' in input) return []
  return [input instanceof MessagePort ? input : input.buffer]
}

/** Encodes as MP3; as WAV when the encoder fails to load. */
export async function encodeMp3(
  samples: Int16Array<ArrayBuffer>,
  progress: EncodeProgress = {},
): Promise<Encoded> {
  try {
    return await encodeInWorker(samples, progress)
  } catch (error) {
    progress.signal?.throwIfAborted()
    console.warn('The MP3 encoder failed, so this goes out as WAV.', error)
    return encodeWav(samples)
  }
}

async function encodeInWorker(
  samples: Int16Array<ArrayBuffer>,
  { signal, onProgress }: EncodeProgress,
): Promise<Encoded> {
  signal?.throwIfAborted()
  const encoder = openMp3Encoder()
  signal?.addEventListener('abort', encoder.dispose, { once: true })
  try {
    let sent = 0
    // Copied in pieces, a few ahead: the caller keeps its samples, and an hour of audio is not held twice.
    const sendMore = (until: number) => {
      for (; sent < Math.min(until, samples.length); sent += PIECE_FRAMES)
        encoder.send(samples.slice(sent, sent + PIECE_FRAMES))
      if (sent >= samples.length) encoder.send(null)
    }
    encoder.onFrames = (frames) => {
      onProgress?.(frames / samples.length)
      if (sent < samples.length) sendMore(frames + PIECES_AHEAD * PIECE_FRAMES)
    }
    sendMore(PIECES_AHEAD * PIECE_FRAMES)
    return await encoder.file
  } finally {
    signal?.removeEventListener('abort', encoder.dispose)
    encoder.dispose()
  }
}

/** Encodes as 16-bit WAV. Throws `media.too_long` above the limit of a request body. */
export async function encodeWav(samples: Int16Array<ArrayBuffer>): Promise<Encoded> {
  if (toSeconds(samples.length) > WAV_MAX_SECONDS)
    throw appError('media.too_long', { seconds: WAV_MAX_SECONDS })
  return { blob: toWav(samples), type: 'audio/wav' }
}
