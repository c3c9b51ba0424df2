/** WAV: RIFF with one PCM block of 16-bit mono. Sizes in headers are claims, so each is checked. */
import { SAMPLE_RATE_HZ } from './audio.limits'

/** The data block of our files starts at byte 44; this leaves room for a few small blocks before it. */
export const WAV_HEAD_BYTES = 4096
/** The same for files of other programs, which may have a description, a picture or marks before their sound. */
export const FOREIGN_WAV_HEAD_BYTES = 65_536
const RATES_HZ = new Set([
  8000, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000, 64_000, 88_200, 96_000,
])
const PCM = 1
/** Says in a longer header what the format is; programs write it for PCM too. */
const EXTENSIBLE = 0xfffe
const EXTENSIBLE_BYTES = 40
const EXTENSIBLE_FORMAT_AT = 24
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
  if (!isWave(head, FOREIGN_NAMES)) return 'damaged'
  const blocks = [...readBlocks(head)]
  const format = blocks.find(({ name }) => name === 'fmt ')
  if (format && (format.block.byteLength < 16 || readSampleRate(format.block) === null)) return 'wav_format'
  const isCut = readName(head, 0) === 'RIFF' && readSize(head, 4) + RIFF_HEAD_BYTES > bytes
  const isDataCut = blocks.some(({ name, size, body }) => name === 'data' && body + size > bytes)
  return isCut || isDataCut ? 'damaged' : 'wav_format'
}
const RIFF_HEAD_BYTES = 8

/** Returns the audio of a WAV file by its first bytes and the total size; null for an invalid file. */
export function findWavSound(head: Uint8Array, bytes: number): WavSound | null {
  const sound = findForeignWavSound(head, bytes)
  const isExact = isWave(head, ['RIFF']) && readSize(head, 4) === bytes - RIFF_HEAD_BYTES
  return sound && isExact && sound.at + sound.bytes === bytes ? sound : null
}

/** Sizes from here on are those of programs that write to a pipe and cannot know them. */
const OPEN_SIZE_MIN = 0x7ffff000
const RF64_SIZE_AT = 8
const FOREIGN_NAMES = ['RIFF', 'RF64', 'BW64']

/**
 * Returns the audio of a WAV file of another program, whose sizes may be missing, as behind a pipe and after a crash, or
 * count 64 bits (RF64, BW64), and which may have other blocks behind its audio: what players play of it. Null for a file that
 * is cut, or of another format. With a header of `createWavHeader` it is a valid file.
 * @param head the first bytes of the file, at most `FOREIGN_WAV_HEAD_BYTES`
 * @param bytes the size of the whole file
 */
export function findForeignWavSound(head: Uint8Array, bytes: number): WavSound | null {
  if (!isWave(head, FOREIGN_NAMES)) return null
  const isWhole = readSize(head, 4) === bytes - RIFF_HEAD_BYTES
  let [rate, longSize]: [number | null, number] = [null, 0]
  for (const { name, size, body, block } of readBlocks(head)) {
    if (name === 'ds64' && block.byteLength >= 28) longSize = Number(block.getBigUint64(RF64_SIZE_AT, true))
    if (name === 'fmt ') {
      if (rate !== null || block.byteLength < 16) return null
      rate = readSampleRate(block)
      if (rate === null) return null
    }
    if (name === 'data') {
      const isLong = longSize > 0 && size >= OPEN_SIZE_MIN
      const isOpen = size === 0 ? !isWhole : size >= OPEN_SIZE_MIN && !isLong
      const sound = isLong ? longSize : isOpen ? bytes - body : size
      const whole = sound - (sound % BYTES_PER_SAMPLE)
      return rate !== null && whole > 0 && body + sound <= bytes ? { at: body, bytes: whole, rate } : null
    }
  }
  return null
}

/** The blocks that begin in the first bytes of a file: the size that each says, and what is there of it from `body` on. */
function* readBlocks(head: Uint8Array) {
  for (let at = 12; at + 8 <= head.length; ) {
    const [name, size, body] = [readName(head, at), readSize(head, at + 4), at + 8]
    const block = new DataView(head.buffer, head.byteOffset + body, Math.min(size, head.length - body))
    yield { name, size, body, block }
    // Blocks start at even offsets.
    at = body + size + (size % 2)
  }
}

const readName = (head: Uint8Array, at: number) => String.fromCharCode(...head.subarray(at, at + 4))
const readSize = (head: Uint8Array, at: number) =>
  new DataView(head.buffer, head.byteOffset, head.byteLength).getUint32(at, true)
const isWave = (head: Uint8Array, names: readonly string[]) =>
  head.length >= 12 && names.includes(readName(head, 0)) && readName(head, 8) === 'WAVE'

/** Returns the sample rate of a `fmt ` block of 16-bit mono PCM, or null. */
function readSampleRate(format: DataView): number | null {
  const rate = format.getUint32(4, true)
  const isLong = format.getUint16(0, true) === EXTENSIBLE && format.byteLength >= EXTENSIBLE_BYTES
  const fits =
    format.getUint16(isLong ? EXTENSIBLE_FORMAT_AT : 0, true) === PCM &&
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
