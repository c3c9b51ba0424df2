/** How long recordings are divided for speech recognition, and how the words of the pieces become one list. */

import { listWholeFrames } from '../audio/mp3-reader'
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
  const frames = listWholeFrames(bytes)
  const [first] = frames
  if (!first) return null
  const parts = frames.map(({ at, frame }) => bytes.subarray(at, at + frame.bytes))
  return {
    bytes: concatParts(parts),
    startMs: Math.round(((offset + first.at) * 8) / first.frame.bitRate),
  }
}

function concatParts(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
