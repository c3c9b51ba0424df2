/**
 * Finds where a file goes on in another format, as files do that are joined with an advertisement in front. Browsers read
 * up to there only, and say nothing.
 */
import type { PodcastFileType } from '../podcasts/podcast-file'
import { type FoundFrame, Mp3Reader } from './mp3-reader'
import { ADTS_HEAD_BYTES, type ReadBytes, readAdtsFrame } from './sniff'

/** The seconds up to the change; null where the file does not say them: its first part has them. */
export type FormatChange = { seconds: number | null }

const WINDOW_BYTES = 1_000_000

/** Returns the first change of a file; null where there is none. */
export async function findFormatChange(type: PodcastFileType, read: ReadBytes): Promise<FormatChange | null> {
  if (type === 'audio/mpeg') return findMp3Change(read)
  if (type === 'audio/aac') return findAdtsChange(read)
  return type === 'audio/ogg' ? findChain(read) : null
}

async function findMp3Change(read: ReadBytes): Promise<FormatChange | null> {
  let first: FoundFrame['frame'] | null = null
  let seconds = 0
  let hasChanged = false
  const reader = new Mp3Reader(({ frame }) => {
    first ??= frame
    hasChanged ||= frame.layer !== first.layer || frame.rate !== first.rate || frame.mono !== first.mono
    if (!hasChanged) seconds += frame.samples / frame.rate
  })
  for (let at = 0; !hasChanged; at += WINDOW_BYTES) {
    const piece = await read(at, WINDOW_BYTES)
    if (piece.length > 0) reader.push(piece)
    else {
      reader.end()
      break
    }
  }
  return hasChanged ? { seconds } : null
}

/** Frames of AAC have 1,024 samples; a format counts from its second frame in a row on. */
async function findAdtsChange(read: ReadBytes): Promise<FormatChange | null> {
  const readHead = createWindow(read, ADTS_HEAD_BYTES)
  let seconds = 0
  let first: string | null = null
  for (let at = 0; ; ) {
    const head = await readHead(at)
    if (head.length < ADTS_HEAD_BYTES) return null
    const frame = readAdtsFrame(head, 0)
    const next = frame && readAdtsFrame(await readHead(at + frame.bytes), 0)
    if (!frame || (first === null && next?.format !== frame.format)) {
      at += 1
      continue
    }
    first ??= frame.format
    if (frame.format !== first && next?.format === frame.format) return { seconds }
    if (frame.format === first) {
      seconds += ADTS_FRAME_SAMPLES / frame.rate
      at += frame.bytes
    } else at += 1
  }
}
const ADTS_FRAME_SAMPLES = 1024

const OGG_HEAD_BYTES = 27 + 255
const BEGINS_STREAM = 2

/** Finds a stream that begins behind pages of others: a chain (RFC 3533 §4). Streams at once begin together. */
async function findChain(read: ReadBytes): Promise<FormatChange | null> {
  const readHead = createWindow(read, OGG_HEAD_BYTES)
  let hasSound = false
  for (let at = 0; ; ) {
    const head = await readHead(at)
    const [b0, b1, b2, b3, , flags = 0] = head
    const segments = head[26]
    if (segments === undefined) return null
    // 'OggS'.
    if (b0 !== 0x4f || b1 !== 0x67 || b2 !== 0x67 || b3 !== 0x53) {
      at += 1
      continue
    }
    const begins = (flags & BEGINS_STREAM) !== 0
    if (begins && hasSound) return { seconds: null }
    hasSound ||= !begins
    at += 27 + segments + head.subarray(27, 27 + segments).reduce((sum, bytes) => sum + bytes, 0)
  }
}

/** Returns how to read a few bytes at growing places, of which many are in memory at once. */
function createWindow(read: ReadBytes, length: number): (at: number) => Promise<Uint8Array> {
  let from = 0
  let bytes = new Uint8Array(0)
  let isLast = false
  return async (at) => {
    const isHeld = at >= from && at <= from + bytes.length && (isLast || at + length <= from + bytes.length)
    if (!isHeld) {
      bytes = new Uint8Array(await read(at, WINDOW_BYTES))
      from = at
      isLast = bytes.length < WINDOW_BYTES
    }
    return bytes.subarray(at - from, at - from + length)
  }
}
