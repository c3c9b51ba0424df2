/** WAV: RIFF with one PCM block of 16-bit mono. Sizes in headers are claims, so each is checked. */
import { SAMPLE_RATE_HZ } from './audio.limits'

/** The data block of our files starts at byte 44; this leaves room for a few small blocks before it. */
export const WAV_HEAD_BYTES = 4096
const RATES_HZ = new Set([8000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000])
const PCM = 1
const BYTES_PER_SAMPLE = 2
export const WAV_HEADER_BYTES = 44

/** The audio of a WAV file: offset and length in bytes, sample rate in Hz. */
export type WavSound = { at: number; bytes: number; rate: number }

/**
 * Returns the duration of a WAV file in seconds, by its bytes; null for an invalid file.
 * @param head the first bytes of the file, at most `WAV_HEAD_BYTES`
 * @param bytes the size of the whole file
 */
export function measureWav(head: Uint8Array, bytes: number): number | null {
  const sound = findWavSound(head, bytes)
  return sound && sound.bytes / (sound.rate * BYTES_PER_SAMPLE)
}

/**
 * Why a WAV file is refused: it ends before its header says, or is no 16-bit mono PCM of a usual rate, alone in its file.
 */
export type WavProblem = 'damaged' | 'wav_format'

/** Returns the reason for a file that has no `measureWav`. */
export function findWavProblem(head: Uint8Array, bytes: number): WavProblem {
  const isRiff = String.fromCharCode(...head.subarray(0, 4)) === 'RIFF' && head.length > RIFF_HEAD_BYTES
  if (!isRiff) return 'damaged'
  const claimed = new DataView(head.buffer, head.byteOffset).getUint32(4, true)
  return claimed + RIFF_HEAD_BYTES > bytes ? 'damaged' : 'wav_format'
}
const RIFF_HEAD_BYTES = 8

/** Returns the audio of a WAV file by its first bytes and the total size; null for an invalid file. */
export function findWavSound(head: Uint8Array, bytes: number): WavSound | null {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength)
  const name = (at: number) => String.fromCharCode(...head.subarray(at, at + 4))
  if (head.length < 12 || name(0) !== 'RIFF' || name(8) !== 'WAVE') return null
  if (view.getUint32(4, true) !== bytes - 8) return null
  let rate: number | null = null
  let at = 12
  while (at + 8 <= head.length) {
    const size = view.getUint32(at + 4, true)
    const body = at + 8
    if (name(at) === 'fmt ') {
      if (rate !== null || size < 16 || body + 16 > head.length) return null
      rate = readSampleRate(new DataView(head.buffer, head.byteOffset + body, 16))
      if (rate === null) return null
    }
    if (name(at) === 'data') {
      const whole = size > 0 && size % BYTES_PER_SAMPLE === 0 && body + size === bytes
      return rate !== null && whole ? { at: body, bytes: size, rate } : null
    }
    // Blocks start at even offsets.
    at = body + size + (size % 2)
  }
  return null
}

/** Returns the sample rate of a `fmt ` block of 16-bit mono PCM, or null. */
function readSampleRate(format: DataView): number | null {
  const rate = format.getUint32(4, true)
  const fits =
    format.getUint16(0, true) === PCM &&
    format.getUint16(2, true) === 1 &&
    RATES_HZ.has(rate) &&
    format.getUint32(8, true) === rate * BYTES_PER_SAMPLE &&
    format.getUint16(12, true) === BYTES_PER_SAMPLE &&
    format.getUint16(14, true) === BYTES_PER_SAMPLE * 8
  return fits ? rate : null
}

/** Returns the first seconds of a WAV file: a new header, and the number of audio bytes behind it. */
export function createWavPreview(
  { bytes, rate }: WavSound,
  seconds: number,
): { header: Uint8Array<ArrayBuffer>; bytes: number } {
  const frames = Math.min(Math.floor(seconds * rate), bytes / BYTES_PER_SAMPLE)
  return { header: createWavHeader(frames, rate), bytes: frames * BYTES_PER_SAMPLE }
}

/** Returns the RIFF header for this many frames. */
export function createWavHeader(frames: number, rate = SAMPLE_RATE_HZ): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(WAV_HEADER_BYTES))
  const text = (at: number, word: string) => {
    for (let i = 0; i < word.length; i++) view.setUint8(at + i, word.charCodeAt(i))
  }
  const bytes = frames * BYTES_PER_SAMPLE
  text(0, 'RIFF')
  view.setUint32(4, WAV_HEADER_BYTES - 8 + bytes, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, PCM, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, rate * BYTES_PER_SAMPLE, true)
  view.setUint16(32, BYTES_PER_SAMPLE, true)
  view.setUint16(34, BYTES_PER_SAMPLE * 8, true)
  text(36, 'data')
  view.setUint32(40, bytes, true)
  return new Uint8Array(view.buffer)
}

/** Returns the estimated bytes of a recording as WAV. */
export function calculateWavBytes(seconds: number): number {
  return seconds * SAMPLE_RATE_HZ * BYTES_PER_SAMPLE
}
