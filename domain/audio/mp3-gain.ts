/**
 * Changes the loudness of MP3 frames without decoding them: each granule says its gain in steps of 1.5 dB. The length
 * stays, and the samples change by exactly that factor. For mono files whose frames have one length.
 */
import { type Mp3Frame, readClaimedFrames, readFrame } from './mp3-frames'
import { findMp3Sound, getLeadingTagBytes, MP3_LOOK_BYTES } from './mp3-preview'

/** A step doubles the fourth power of the factor: 1.505 dB. */
export const GAIN_STEP_DB = 5 * Math.log10(2)
const GAIN_BITS = 8
const GAIN_MAX = 255
const HEADER_BYTES = 4
const CHECKSUM_BYTES = 2
/** Bits before the gain in the side information of mono frames, for each granule, by the samples of a frame. */
const GAIN_AT_BITS: Record<number, readonly number[]> = { 1152: [39, 98], 576: [30] }
/** The size of the side information after header and checksum, in bytes. */
const SIDE_BYTES: Record<number, number> = { 1152: 17, 576: 9 }

/** Where the frames of a file are, in bytes from its start. */
export type FrameGrid = { at: number; frameBytes: number }

/** Returns where the frames of a mono file of one bit rate and one frame length are; null for any other file. */
export function findFrameGrid(file: Uint8Array): FrameGrid | null {
  let at = 0
  for (let tag = getLeadingTagBytes(file); tag > 0; tag = getLeadingTagBytes(file.subarray(at))) at += tag
  const sound = findMp3Sound(file.subarray(at, at + MP3_LOOK_BYTES))
  if (!sound) return null
  const start = at + sound.skip
  const first = readFrame(file, start)
  if (!first?.mono || !(first.samples in GAIN_AT_BITS)) return null
  for (let next = start; next < file.length; next += first.bytes) {
    const frame = readFrame(file, next)
    // A tag at the end is no frame.
    if (!frame) return next > start ? { at: start, frameBytes: first.bytes } : null
    const isSame =
      frame.mono &&
      frame.bytes === first.bytes &&
      frame.bitRate === first.bitRate &&
      frame.rate === first.rate &&
      frame.samples === first.samples
    if (!isSame || readClaimedFrames(file, next, frame) !== null) return null
  }
  return { at: start, frameBytes: first.bytes }
}

/** Changes the gain of the frame at `at`, in place. Bytes that are no whole mono frame stay as they are. */
export function addFrameGain(bytes: Uint8Array, at: number, steps: number): void {
  changeSide(bytes, at, (sideAt, { samples }) => {
    for (const bits of GAIN_AT_BITS[samples] ?? []) {
      const place = sideAt * 8 + bits
      const gain = readBits(bytes, place)
      // Silence, or an info frame.
      if (gain > 0) writeBits(bytes, place, Math.max(0, Math.min(GAIN_MAX, gain + steps)))
    }
  })
}

/**
 * Makes the frame at `at` silent, in place. Its bytes stay for the frames after it, which may refer to them, and so does
 * where its own data would begin: mpg123 copies from there on what later frames need.
 */
export function muteFrame(bytes: Uint8Array, at: number): void {
  changeSide(bytes, at, (sideAt, { samples }) => {
    const [first = 0, second = 0] = bytes.subarray(sideAt, sideAt + 2)
    bytes.fill(0, sideAt, sideAt + (SIDE_BYTES[samples] ?? 0))
    bytes[sideAt] = first
    // Nine bits of MPEG 1; MPEG 2 has eight.
    if (samples === 1152) bytes[sideAt + 1] = second & 0x80
  })
}

/** Changes the side information of a whole mono frame, and its checksum where it has one. */
function changeSide(bytes: Uint8Array, at: number, change: (sideAt: number, frame: Mp3Frame) => void): void {
  const frame = readFrame(bytes, at)
  if (!frame?.mono || at + frame.bytes > bytes.length) return
  const isProtected = ((bytes[at + 1] ?? 1) & 1) === 0
  const hadChecksum = isProtected && readChecksum(bytes, at) === computeChecksum(bytes, at, frame)
  change(at + HEADER_BYTES + (isProtected ? CHECKSUM_BYTES : 0), frame)
  if (!hadChecksum) return
  const checksum = computeChecksum(bytes, at, frame)
  bytes[at + HEADER_BYTES] = checksum >> 8
  bytes[at + HEADER_BYTES + 1] = checksum & 0xff
}

function readBits(bytes: Uint8Array, place: number): number {
  const [high = 0, low = 0] = bytes.subarray(place >> 3, (place >> 3) + 2)
  return (((high << 8) | low) >> (16 - GAIN_BITS - (place & 7))) & GAIN_MAX
}

function writeBits(bytes: Uint8Array, place: number, value: number): void {
  const byte = place >> 3
  const shift = 16 - GAIN_BITS - (place & 7)
  const [high = 0, low = 0] = bytes.subarray(byte, byte + 2)
  const both = (((high << 8) | low) & ~(GAIN_MAX << shift)) | (value << shift)
  bytes[byte] = both >> 8
  bytes[byte + 1] = both & 0xff
}

function readChecksum(bytes: Uint8Array, at: number): number {
  return ((bytes[at + HEADER_BYTES] ?? 0) << 8) | (bytes[at + HEADER_BYTES + 1] ?? 0)
}

/** CRC-16 of the second half of the header and the side information (ISO 11172-3, 2.4.3.1). */
function computeChecksum(bytes: Uint8Array, at: number, { samples }: Mp3Frame): number {
  const sideAt = at + HEADER_BYTES + CHECKSUM_BYTES
  const side = bytes.subarray(sideAt, sideAt + (SIDE_BYTES[samples] ?? 0))
  let checksum = 0xffff
  for (const byte of [...bytes.subarray(at + 2, at + HEADER_BYTES), ...side])
    for (let bit = 7; bit >= 0; bit--) {
      const carry = ((checksum >> 15) ^ (byte >> bit)) & 1
      checksum = ((checksum << 1) & 0xffff) ^ (carry ? 0x8005 : 0)
    }
  return checksum
}

/** Returns the part of a file that has all bytes from `offset` on in whole frames, as far as the file has them. */
export function alignToFrames(
  { at, frameBytes }: FrameGrid,
  { offset, length }: { offset: number; length: number },
  fileBytes: number,
): { offset: number; length: number } {
  const floor = (place: number) => (place <= at ? place : place - ((place - at) % frameBytes))
  const from = floor(offset)
  const end = offset + length
  const to = end <= at ? end : Math.min(fileBytes, floor(end - 1) + frameBytes)
  return { offset: from, length: to - from }
}

/** Changes a frame in place: the one of this number, which begins at `at`. */
export type FrameChange = (bytes: Uint8Array, at: number, frame: number) => void

/** Changes the frames of a file that arrives in pieces, which need not end with a frame. */
export class FrameFilter {
  #rest: Uint8Array<ArrayBuffer> = new Uint8Array(0)
  #place: number
  readonly #grid: FrameGrid
  readonly #change: FrameChange

  /** @param offset where in the file the first piece begins: before the frames, or at one of them */
  constructor(grid: FrameGrid, change: FrameChange, offset: number) {
    this.#grid = grid
    this.#change = change
    this.#place = offset
  }

  /** Returns the bytes that are complete. */
  push(piece: Uint8Array): Uint8Array<ArrayBuffer> {
    const bytes = new Uint8Array(this.#rest.length + piece.length)
    bytes.set(this.#rest)
    bytes.set(piece, this.#rest.length)
    const { at, frameBytes } = this.#grid
    let next = Math.max(0, at - this.#place)
    for (; next + frameBytes <= bytes.length; next += frameBytes)
      this.#change(bytes, next, (this.#place + next - at) / frameBytes)
    const done = Math.min(next, bytes.length)
    this.#place += done
    this.#rest = bytes.slice(done)
    return bytes.subarray(0, done)
  }

  /** Returns what is left: a frame that is cut, or a tag. */
  flush(): Uint8Array<ArrayBuffer> {
    const rest = this.#rest
    this.#rest = new Uint8Array(0)
    return rest
  }
}
