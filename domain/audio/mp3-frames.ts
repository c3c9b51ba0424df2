/**
 * Measures an MP3 frame by frame as its bytes arrive. A header's length is only a claim; the frames are counted.
 * Accepts what our encoder produces: one sample rate, one bit rate, mono, whole frames from the first byte to the
 * last, with tags at the ends and the encoder's info frame allowed. Of other encoders it accepts any channels and bit
 * rates, tags of other kinds behind the frames, and a last frame that is cut.
 */

export type Mp3Frame = {
  bytes: number
  rate: number
  bitRate: number
  mono: boolean
  samples: number
  info: number
}

const RATES_HZ = {
  mpeg1: [44_100, 48_000, 32_000],
  mpeg2: [22_050, 24_000, 16_000],
  mpeg25: [11_025, 12_000, 8000],
}
const KILOBITS = {
  mpeg1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  low: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
}
const VERSIONS = ['mpeg25', null, 'mpeg2', 'mpeg1'] as const
const LAYER_III = 1
const MONO = 3
const INFO_TAGS = ['Xing', 'Info']
const CHECKSUM_BYTES = 2
const ID3_HEAD_BYTES = 10
const ID3V1_BYTES = 128
/** Enough bytes for a frame header and an info tag. */
const LOOK_BYTES = 64
/** The most bytes that other encoders may put behind the frames; more would be sound that is played but not counted. */
const FOREIGN_TAIL_MAX_BYTES = 100_000

/** Reads a frame header of four bytes; null where there is none. */
export function readFrame(b: Uint8Array, at: number): Mp3Frame | null {
  const [b0 = 0, b1 = 0, b2 = 0, b3 = 0] = b.subarray(at, at + 4)
  const version = VERSIONS[(b1 >> 3) & 3]
  if (b0 !== 0xff || (b1 & 0xe0) !== 0xe0 || !version || ((b1 >> 1) & 3) !== LAYER_III) return null
  const full = version === 'mpeg1'
  const rate = RATES_HZ[version][(b2 >> 2) & 3]
  const bitRate = (full ? KILOBITS.mpeg1 : KILOBITS.low)[b2 >> 4]
  if (!rate || !bitRate) return null
  const samples = full ? 1152 : 576
  const mono = b3 >> 6 === MONO
  const side = full ? (mono ? 17 : 32) : mono ? 9 : 17
  const checksum = (b1 & 1) === 0 ? CHECKSUM_BYTES : 0
  const bytes = Math.floor((samples / 8) * ((bitRate * 1000) / rate)) + ((b2 >> 1) & 1)
  return { bytes, rate, bitRate, mono, samples, info: 4 + checksum + side }
}

const readText = (b: Uint8Array, at: number, length: number) =>
  String.fromCharCode(...b.subarray(at, at + length))

/** Returns the frame count that an info frame claims, 0 where it has none; null for an ordinary frame. */
export function readClaimedFrames(b: Uint8Array, at: number, frame: Mp3Frame): number | null {
  // Some encoders announce a checksum and write the tag where it stands without one.
  const tag = [frame.info, frame.info - CHECKSUM_BYTES]
    .map((offset) => at + offset)
    .find((place) => INFO_TAGS.includes(readText(b, place, 4)))
  if (tag === undefined) return null
  const view = new DataView(b.buffer, b.byteOffset + tag + 4, 8)
  return (view.getUint32(0) & 1) === 1 ? view.getUint32(4) : 0
}

/** Which encoder a file is of: our own, or one that the file of a podcast came from. */
export type Mp3Origin = 'own' | 'other'

/** Measures an MP3 file: call `push` with its bytes, then `seconds`, which is null for an invalid file. */
export class Mp3Counter {
  readonly #isForeign: boolean
  #rest: Uint8Array = new Uint8Array(0)
  #skip = 0
  #at: 'start' | 'frames' | 'tail' | 'broken' = 'start'
  #first: Mp3Frame | null = null
  #frames = 0
  #claimed = 0
  #tailBytes = 0

  constructor(origin: Mp3Origin = 'own') {
    this.#isForeign = origin === 'other'
  }

  push(piece: Uint8Array): void {
    if (this.#at === 'broken') return
    const bytes = this.#rest.length === 0 ? piece : concatBytes(this.#rest, piece)
    let at = 0
    while (at < bytes.length) {
      const step = Math.min(this.#skip, bytes.length - at)
      this.#skip -= step
      at += step
      // Only the first frame can have an info tag; later ones need only a header.
      const look = this.#first ? ID3_HEAD_BYTES : LOOK_BYTES
      if (this.#skip > 0 || bytes.length - at < look) break
      if (!this.#step(bytes, at)) return
    }
    this.#rest = bytes.slice(at)
  }

  /**
   * Returns the seconds of the complete file, or null when it is malformed, truncated, empty or claims more frames
   * than it has.
   */
  seconds(): number | null {
    const left = this.#rest
    this.#rest = new Uint8Array(0)
    // The rest that was too short to inspect while streaming: the last frame of a tiny file.
    if (left.length > 0 && this.#skip === 0) {
      const padded = concatBytes(left, new Uint8Array(LOOK_BYTES))
      if (!this.#step(padded, 0)) return null
      this.#skip -= left.length
    }
    const isCut = this.#skip !== 0 && !this.#isForeign
    if (this.#at === 'broken' || isCut || !this.#first || this.#frames === 0) return null
    // Encoders differ on whether the info frame counts itself.
    if (this.#claimed > this.#frames + 1) return null
    return (this.#frames * this.#first.samples) / this.#first.rate
  }

  /** Reads the element at `at` and sets the bytes to skip; false where it is invalid. */
  #step(bytes: Uint8Array, at: number): boolean {
    if ((this.#at === 'start' || (this.#isForeign && this.#at === 'frames')) && isTagAt(bytes, at)) {
      this.#skip = getTagBytes(bytes, at)
      return true
    }
    if (this.#at === 'frames' && readText(bytes, at, 3) === 'TAG') {
      this.#at = 'tail'
      this.#skip = ID3V1_BYTES
      return true
    }
    if (this.#isForeign && (this.#at === 'tail' || isForeignTail(this.#at, bytes, at))) {
      this.#at = this.#tailBytes++ < FOREIGN_TAIL_MAX_BYTES ? 'tail' : 'broken'
      this.#skip = 1
      return this.#at === 'tail'
    }
    const frame = this.#at === 'tail' ? null : readFrame(bytes, at)
    if (!frame || !this.#belongs(frame)) {
      this.#at = 'broken'
      return false
    }
    const claim = this.#at === 'start' ? readClaimedFrames(bytes, at, frame) : null
    if (claim === null) {
      this.#first ??= frame
      this.#frames += 1
    } else this.#claimed = claim
    this.#at = 'frames'
    this.#skip = frame.bytes
    return true
  }

  #belongs({ rate, bitRate, mono }: Mp3Frame): boolean {
    if (this.#isForeign) return !this.#first || this.#first.rate === rate
    return mono && (!this.#first || (this.#first.rate === rate && this.#first.bitRate === bitRate))
  }
}

/** Returns whether tags of other kinds, or zeros, follow the frames: nothing behind them is counted. */
function isForeignTail(part: string, bytes: Uint8Array, at: number): boolean {
  if (part !== 'frames') return false
  return bytes[at] === 0 || ['APET', 'LYRI'].includes(readText(bytes, at, 4))
}

/**
 * Returns whether a valid ID3v2 tag starts here. Players play through a malformed tag, so its content would be
 * heard but not counted: a version or revision of 255 and size bytes above 127 are not a tag.
 */
export function isTagAt(b: Uint8Array, at: number): boolean {
  const [version = 255, revision = 255] = b.subarray(at + 3, at + 5)
  const size = b.subarray(at + 6, at + 10)
  return (
    readText(b, at, 3) === 'ID3' &&
    version < 255 &&
    revision < 255 &&
    size.length === 4 &&
    size.every((byte) => byte < 128)
  )
}

/** Returns the total length of an ID3v2 tag; its size has seven bits per byte. */
export function getTagBytes(b: Uint8Array, at: number): number {
  const [flags = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0] = b.subarray(at + 5, at + 10)
  const footer = (flags & 0x10) !== 0 ? ID3_HEAD_BYTES : 0
  return ID3_HEAD_BYTES + footer + ((s0 << 21) | (s1 << 14) | (s2 << 7) | s3)
}

function concatBytes(a: Uint8Array, b: Uint8Array): Uint8Array {
  const both = new Uint8Array(a.length + b.length)
  both.set(a)
  both.set(b, a.length)
  return both
}
