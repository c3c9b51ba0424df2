/**
 * Detects the type of a podcast file by its bytes, since names and headers of other hosts are not trusted (C17).
 */
import type { PodcastFileType } from '../podcasts/podcast-file'
import { getTagBytes, ID3_HEAD_BYTES, isTagAt } from './mp3-frames'
import { listFrames } from './mp3-reader'

/** Reads bytes of a file from an offset on, as many as there are. */
export type ReadBytes = (offset: number, length: number) => Promise<Uint8Array>

type SniffedType = { type: PodcastFileType; extension: string }
const MP3: SniffedType = { type: 'audio/mpeg', extension: 'mp3' }
const AAC: SniffedType = { type: 'audio/aac', extension: 'aac' }
const WAV: SniffedType = { type: 'audio/wav', extension: 'wav' }
const OGG: SniffedType = { type: 'audio/ogg', extension: 'ogg' }
const M4A: SniffedType = { type: 'audio/mp4', extension: 'm4a' }

/** Tags in front of the sound; more are no podcast. */
const TAGS_MAX = 20
/** Bytes that show what a file is. */
const MARK_BYTES = 12
/** Players look this far for the first frames behind a tag. */
const LOOK_BYTES = 64 * 1024
/** Frames in a row that other bytes do not look like. */
const FRAMES_IN_A_ROW = 3
export const ADTS_HEAD_BYTES = 7

/** Returns the audio type of a file, or null. Any file may have tags in front, and frames may have other bytes there. */
export async function sniff(read: ReadBytes): Promise<SniffedType | null> {
  let at = 0
  let head = await read(at, MARK_BYTES)
  for (let tags = 0; tags < TAGS_MAX && head.length >= ID3_HEAD_BYTES && isTagAt(head, 0); tags += 1) {
    at += getTagBytes(head, 0)
    head = await read(at, MARK_BYTES)
  }
  const mark = findMark(head)
  if (mark !== undefined) return mark
  const look = await read(at, LOOK_BYTES)
  if (hasMp3Frames(look)) return MP3
  if (hasAdtsFrames(look)) return AAC
  if (hasOtherFrames(look)) return null
  // A tag in front of nothing that is known: an MP3 that is cut or damaged.
  return at > 0 ? MP3 : null
}

/** Returns the type that the first bytes show, null for one that is not accepted, undefined for none. */
function findMark(bytes: Uint8Array): SniffedType | null | undefined {
  const text = String.fromCharCode(...bytes)
  if (text.startsWith('OggS')) return OGG
  if (/^(?:RIFF|RF64|BW64)/.test(text)) return text.slice(8, 12) === 'WAVE' ? WAV : null
  if (text.slice(4, 8) === 'ftyp') return M4A
  // They may contain frames of MP3.
  if (OTHER_MARKS.some((mark) => text.startsWith(mark))) return null
  const [first = 0, second = 0] = bytes
  // A frame starts with eleven set bits; layer 0 is AAC, layer bits 1 are MP3.
  if (first !== 0xff || (second & 0xe0) !== 0xe0) return undefined
  const layer = (second >> 1) & 3
  if (layer === 0) return (second & 0xf0) === 0xf0 ? AAC : undefined
  return layer === 1 ? MP3 : undefined
}
/** FLAC, Matroska and WebM, AIFF, Core Audio, Flash, Windows Media. */
const OTHER_MARKS = ['fLaC', '\x1aE\xdf\xa3', 'FORM', 'caff', 'FLV', '0&\xb2u']

function hasMp3Frames(bytes: Uint8Array): boolean {
  const frames = listFrames(bytes).filter(({ frame }) => frame.layer === 3)
  const isRow = (at: number) => frames.slice(at - 1, at + 1).every(({ gap }) => gap === 0)
  return (
    frames.some((_, at) => at + 1 >= FRAMES_IN_A_ROW && isRow(at)) ||
    frames.reduce((sum, { frame }) => sum + frame.bytes, 0) > bytes.length / 2
  )
}

/** Returns whether frames of MPEG's other layers, like MP2, follow each other. */
function hasOtherFrames(bytes: Uint8Array): boolean {
  const row = listFrames(bytes).slice(0, FRAMES_IN_A_ROW)
  return row.length === FRAMES_IN_A_ROW && row.every(({ frame }) => frame.layer !== 3)
}

/** Returns whether frames of AAC follow each other, wherever the first one is. */
function hasAdtsFrames(bytes: Uint8Array): boolean {
  for (let at = bytes.indexOf(0xff); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    let next = at
    let count = 0
    for (let frame = readAdtsFrame(bytes, next); frame; frame = readAdtsFrame(bytes, next)) {
      next += frame.bytes
      count += 1
      if (count === FRAMES_IN_A_ROW) return true
    }
  }
  return false
}

/** A frame of AAC: its length in bytes, its sample rate in Hz, and what a decoder is set up for. */
export type AdtsFrame = { bytes: number; rate: number; format: string }
const ADTS_RATES_HZ = [
  96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8000, 7350,
]

/** Reads the header of an AAC frame; null where there is none. */
export function readAdtsFrame(b: Uint8Array, at: number): AdtsFrame | null {
  const [b0 = 0, b1 = 0, b2 = 0, b3 = 0, b4 = 0, b5 = 0] = b.subarray(at, at + ADTS_HEAD_BYTES)
  const rate = ADTS_RATES_HZ[(b2 >> 2) & 15]
  if (b0 !== 0xff || (b1 & 0xf6) !== 0xf0 || !rate) return null
  const bytes = ((b3 & 3) << 11) | (b4 << 3) | (b5 >> 5)
  const channels = ((b2 & 1) << 2) | (b3 >> 6)
  return bytes > ADTS_HEAD_BYTES ? { bytes, rate, format: `${rate}|${channels}|${b2 >> 6}` } : null
}

/** Returns how to read a file in memory or on a disk. */
export function createBlobReader(blob: Blob): ReadBytes {
  return async (offset, length) => new Uint8Array(await blob.slice(offset, offset + length).arrayBuffer())
}
