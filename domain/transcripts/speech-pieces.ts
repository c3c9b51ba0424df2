/** How long recordings are divided for speech recognition, and how the words of the pieces become one list. */

import { readFrame } from '../audio/mp3-frames'
import type { AudioType } from '../media/media'
import type { SpokenWord } from './transcript'

/**
 * Speech recognition: recordings up to this long are sent whole, longer ones in pieces of at most this length, which
 * overlap. A minute of WAV has as many bytes as twelve of MP3.
 */
export const SPEECH_WHOLE_SECONDS = { 'audio/mpeg': 300, 'audio/wav': 75 } as const
export const SPEECH_PIECE_SECONDS = { 'audio/mpeg': 240, 'audio/wav': 60 } as const
export const SPEECH_OVERLAP_MS = 1000

/**
 * A part of a recording, in ms from its start. The words between `fromMs` and `toMs` are its own; the sound overlaps
 * its neighbours, so that a word at the edge is heard whole.
 */
export type SpeechPiece = { fromMs: number; toMs: number; soundFromMs: number; soundToMs: number }

/** Returns pieces of equal length; one for a recording that is short enough. */
export function listSpeechPieces(seconds: number, type: AudioType): SpeechPiece[] {
  const durationMs = Math.round(seconds * 1000)
  const count = seconds <= SPEECH_WHOLE_SECONDS[type] ? 1 : Math.ceil(seconds / SPEECH_PIECE_SECONDS[type])
  return Array.from({ length: count }, (_, at) => {
    const [fromMs, toMs] = [at, at + 1].map((edge) => Math.round((durationMs * edge) / count)) as [
      number,
      number,
    ]
    return {
      fromMs,
      toMs,
      soundFromMs: Math.max(0, fromMs - SPEECH_OVERLAP_MS),
      soundToMs: Math.min(durationMs, toMs + SPEECH_OVERLAP_MS),
    }
  })
}

/** Returns the words of a piece with times of the whole recording, without those whose middle is in another piece. */
export function shiftPieceWords(
  words: readonly SpokenWord[],
  { fromMs, toMs }: SpeechPiece,
  { startMs, isLast }: { startMs: number; isLast: boolean },
): SpokenWord[] {
  return words
    .map(([text, start, end]): SpokenWord => [text, start + startMs, end + startMs])
    .filter(([, start, end]) => {
      const middle = (start + end) / 2
      return middle >= fromMs && (middle < toMs || isLast)
    })
}

/**
 * Returns the whole MP3 frames between two times, and when they start; null if there are none. `bytes` are a part of
 * the sound that begins `offset` bytes into it. The bit rate is constant, so bytes tell the time.
 */
export function cutMp3Frames(
  bytes: Uint8Array<ArrayBuffer>,
  offset: number,
): { bytes: Uint8Array<ArrayBuffer>; startMs: number } | null {
  const start = findFrameStart(bytes)
  if (start === -1) return null
  let end = start
  let frame = readFrame(bytes, end)
  const bitRate = frame?.bitRate ?? 0
  while (frame && end + frame.bytes <= bytes.length) {
    end += frame.bytes
    frame = readFrame(bytes, end)
  }
  if (end === start) return null
  return { bytes: bytes.slice(start, end), startMs: Math.round(((offset + start) * 8) / bitRate) }
}

/** Returns where the first frame starts that another one follows: sound may contain the bytes of a header; -1 if none. */
function findFrameStart(bytes: Uint8Array): number {
  for (let at = 0; at < bytes.length; at++) {
    const frame = bytes[at] === 0xff ? readFrame(bytes, at) : null
    if (!frame) continue
    const next = readFrame(bytes, at + frame.bytes)
    if (next?.rate === frame.rate && next.bitRate === frame.bitRate) return at
  }
  return -1
}
