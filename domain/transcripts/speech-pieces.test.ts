/** Pieces of long recordings for speech recognition. */
import { expect, test } from 'vitest'
import {
  cutMp3Frames,
  listSpeechPieces,
  SPEECH_OVERLAP_MS,
  SPEECH_PIECE_SECONDS,
  SPEECH_WHOLE_SECONDS,
  shiftPieceWords,
} from './speech-pieces'
import type { SpokenWord } from './transcript'

test('leaves a short recording whole', () => {
  const whole = { fromMs: 0, toMs: 300_000, soundFromMs: 0, soundToMs: 300_000 }
  expect(listSpeechPieces(SPEECH_WHOLE_SECONDS['audio/mpeg'], 'audio/mpeg')).toEqual([whole])
})

test.each([301, 480.02, 900, 3600])('covers %d s with pieces of equal length that overlap', (seconds) => {
  const pieces = listSpeechPieces(seconds, 'audio/mpeg')
  expect(pieces[0]?.soundFromMs).toBe(0)
  expect(pieces.at(-1)?.toMs).toBe(Math.round(seconds * 1000))
  expect(pieces.at(-1)?.soundToMs).toBe(Math.round(seconds * 1000))
  for (const [at, { fromMs, toMs, soundFromMs }] of pieces.entries()) {
    expect(toMs - fromMs).toBeLessThanOrEqual(SPEECH_PIECE_SECONDS['audio/mpeg'] * 1000 + 1)
    if (at > 0) expect(soundFromMs).toBe(fromMs - SPEECH_OVERLAP_MS)
    expect(fromMs).toBe(pieces[at - 1]?.toMs ?? 0)
  }
})

test('gives a word that two pieces hear to the one that has its middle', () => {
  const [first, second] = listSpeechPieces(480, 'audio/mpeg')
  if (!first || !second) throw new Error('no pieces')
  const atEdge: SpokenWord = ['edge', 239_700, 240_200]
  const shift = (startMs: number): SpokenWord => ['edge', 239_700 - startMs, 240_200 - startMs]
  expect(shiftPieceWords([shift(0)], first, { startMs: 0, isLast: false })).toEqual([atEdge])
  expect(shiftPieceWords([shift(239_000)], second, { startMs: 239_000, isLast: true })).toEqual([])
  const late: SpokenWord = ['late', 241_500, 242_000]
  expect(shiftPieceWords([late], second, { startMs: 239_000, isLast: true })).toEqual([
    ['late', 480_500, 481_000],
  ])
})

test('finds no frames in bytes without any, or with one header alone', () => {
  expect(cutMp3Frames(new Uint8Array(1000), 0)).toBeNull()
  const header = new Uint8Array(1000)
  header.set([0xff, 0xfb, 0x50, 0xc0], 10)
  expect(cutMp3Frames(header, 0)).toBeNull()
})
