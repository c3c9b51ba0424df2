/**
 * The elements of an MP3 file: frame headers, info frames and tags. `mp3-reader.ts` finds the frames of a whole file.
 */

export type Mp3Frame = {
  bytes: number
  rate: number
  bitRate: number
  mono: boolean
  samples: number
  /** Where an info tag stands in the frame, in bytes. */
  info: number
}
type Layer = 1 | 2 | 3
/** A frame of any layer: files may change their format, and players play all three. */
export type MpegFrame = Mp3Frame & { layer: Layer }

const RATES_HZ = {
  mpeg1: [44_100, 48_000, 32_000],
  mpeg2: [22_050, 24_000, 16_000],
  mpeg25: [11_025, 12_000, 8000],
}
const LOW_KILOBITS = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
const KILOBITS: Record<'mpeg1' | 'low', Record<Layer, readonly number[]>> = {
  mpeg1: {
    1: [0, 32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448],
    2: [0, 32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384],
    3: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  },
  low: {
    1: [0, 32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256],
    2: LOW_KILOBITS,
    3: LOW_KILOBITS,
  },
}
const VERSIONS = ['mpeg25', null, 'mpeg2', 'mpeg1'] as const
const LAYERS = [null, 3, 2, 1] as const
/** Bytes of a slot, which a padded frame has one more of. */
const SLOT_BYTES: Record<Layer, number> = { 1: 4, 2: 1, 3: 1 }
/** The longest frame: layer II of 384 kbit/s at 32 kHz, padded. */
export const FRAME_MAX_BYTES = 1729
export const FRAME_HEADER_BYTES = 4
const MONO = 3
const INFO_TAGS = ['Xing', 'Info']
/** The fields of an info tag that its flags announce, from the lowest bit: frames, bytes, places, quality. */
const INFO_FIELD_BYTES = [4, 4, 100, 4]
/** Encoders whose padding players believe, and where it stands behind their name. */
const PADDING_ENCODERS = ['LAME', 'Lavf', 'Lavc']
const PADDING_AT = 21
const CHECKSUM_BYTES = 2
export const ID3_HEAD_BYTES = 10
/** The length of an ID3v1 tag. */
export const ID3V1_BYTES = 128

/** Reads a frame header of layer III; null where there is none. */
export function readFrame(b: Uint8Array, at: number): Mp3Frame | null {
  const frame = readMpegFrame(b, at)
  return frame?.layer === 3 ? frame : null
}

/** Frames by the bits of their headers: files have millions of them, and few that differ. */
let framesByHeader: (MpegFrame | null)[] = []

/** Reads a frame header of any layer; null where there is none, and for frames that do not say their length. */
export function readMpegFrame(b: Uint8Array, at: number): MpegFrame | null {
  const b1 = b[at + 1] ?? 0
  const b2 = b[at + 2] ?? 0
  // Neither a layer nor a bit rate of all ones: the bytes of noise and of filling, which need no look at the table.
  if (b[at] !== 0xff || b1 < 0xe2 || b2 >= 0xf0) return null
  if (framesByHeader.length === 0)
    framesByHeader = Array.from({ length: 1 << 14 }, (_, header) =>
      createFrame(header >> 9, (header >> 1) & 0xff, (header & 1) === 1),
    )
  const mono = (b[at + 3] ?? 0) >> 6 === MONO
  return framesByHeader[((b1 & 0x1f) << 9) | (b2 << 1) | (mono ? 1 : 0)] ?? null
}

function createFrame(b1: number, b2: number, mono: boolean): MpegFrame | null {
  const version = VERSIONS[(b1 >> 3) & 3]
  const layer = LAYERS[(b1 >> 1) & 3]
  if (!version || !layer) return null
  const isFull = version === 'mpeg1'
  const rate = RATES_HZ[version][(b2 >> 2) & 3]
  const bitRate = KILOBITS[isFull ? 'mpeg1' : 'low'][layer][b2 >> 4]
  if (!rate || !bitRate) return null
  const samples = layer === 1 ? 384 : layer === 2 || isFull ? 1152 : 576
  const side = isFull ? (mono ? 17 : 32) : mono ? 9 : 17
  const checksum = (b1 & 1) === 0 ? CHECKSUM_BYTES : 0
  const slot = SLOT_BYTES[layer]
  const slots = Math.floor(((samples / 8) * (bitRate * 1000)) / (rate * slot)) + ((b2 >> 1) & 1)
  return {
    layer,
    bytes: slots * slot,
    rate,
    bitRate,
    mono,
    samples,
    info: FRAME_HEADER_BYTES + checksum + side,
  }
}

const readText = (b: Uint8Array, at: number, length: number) =>
  String.fromCharCode(...b.subarray(at, at + length))

/** Returns the frame count that an info frame claims, 0 where it has none; null for an ordinary frame. */
export function readClaimedFrames(b: Uint8Array, at: number, frame: Mp3Frame): number | null {
  const tag = findInfoTag(b, at, frame)
  return tag && (tag.frames ?? 0)
}

/**
 * Returns the samples that an encoder added at both ends and that players leave out, by an info frame. Players believe
 * it of a few encoders, and with a frame count.
 */
export function readPaddingSamples(b: Uint8Array, at: number, frame: Mp3Frame): number {
  const tag = findInfoTag(b, at, frame)
  if (!tag || tag.frames === null || !PADDING_ENCODERS.includes(readText(b, tag.end, 4))) return 0
  const [high = 0, middle = 0, low = 0] = b.subarray(tag.end + PADDING_AT, tag.end + PADDING_AT + 3)
  return ((high << 4) | (middle >> 4)) + (((middle & 0xf) << 8) | low)
}

/** The frame count of an info tag, and where its fields end; null where there is none. */
function findInfoTag(
  b: Uint8Array,
  at: number,
  frame: Mp3Frame,
): { frames: number | null; end: number } | null {
  // Some encoders announce a checksum and write the tag where it stands without one.
  const tag = [frame.info, frame.info - CHECKSUM_BYTES]
    .map((offset) => at + offset)
    .find((place) => INFO_TAGS.includes(readText(b, place, 4)))
  if (tag === undefined) return null
  const flags = b[tag + 7] ?? 0
  const frames = (flags & 1) === 1 ? readUint32(b, tag + 8) : null
  const fields = INFO_FIELD_BYTES.filter((_, bit) => (flags >> bit) & 1)
  return { frames, end: tag + 8 + fields.reduce((sum, bytes) => sum + bytes, 0) }
}

function readUint32(b: Uint8Array, at: number): number {
  const [b0 = 0, b1 = 0, b2 = 0, b3 = 0] = b.subarray(at, at + 4)
  return ((b0 << 24) | (b1 << 16) | (b2 << 8) | b3) >>> 0
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

/** Returns whether the beginning of an ID3v1 tag, of 128 bytes at the end of a file, stands here. */
export function isId3v1At(b: Uint8Array, at: number): boolean {
  // 'TAG'.
  return b[at] === 0x54 && b[at + 1] === 0x41 && b[at + 2] === 0x47
}
