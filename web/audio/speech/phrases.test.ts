import { expect, test } from 'vitest'
import { SPEECH_RATE_HZ } from './model-facts'
import { SOUND_PHRASE_MAX_MS, splitPhrase, splitPhrases } from './phrases'

/** A tone for each pair: ms of silence before it, and its length in ms. */
function makeTones(...tones: [silenceMs: number, ms: number][]): Float32Array<ArrayBuffer> {
  const total = tones.reduce((sum, [silenceMs, ms]) => sum + silenceMs + ms, 0)
  const pcm = new Float32Array((total / 1000) * SPEECH_RATE_HZ)
  let at = 0
  for (const [silenceMs, ms] of tones) {
    at += (silenceMs / 1000) * SPEECH_RATE_HZ
    const end = at + (ms / 1000) * SPEECH_RATE_HZ
    for (; at < end; at++) pcm[at] = 0.3 * Math.sin(at / 10)
  }
  return pcm
}

test('returns no phrases for silence and for nothing', () => {
  expect(splitPhrases(new Float32Array(SPEECH_RATE_HZ))).toEqual([])
  expect(splitPhrases(new Float32Array(0))).toEqual([])
})

test('joins sounds up to a pause behind six seconds, and keeps a margin', () => {
  const phrases = splitPhrases(makeTones([500, 4000], [400, 3000], [600, 1000], [0, 0], [700, 0]))
  expect(phrases.map(({ startMs, endMs }) => [startMs, endMs])).toEqual([
    [380, 8020],
    [8380, 9620],
  ])
  expect(phrases.map(({ sounds }) => sounds.length)).toEqual([2, 1])
})

test('takes short silences as part of a sound, and no click as a sound', () => {
  const [phrase, ...rest] = splitPhrases(makeTones([1000, 500], [100, 500], [1000, 20], [500, 0]))
  expect(rest).toEqual([])
  expect(phrase?.sounds).toEqual([{ startMs: 1000, endMs: 2100 }])
})

test('cuts sound without pauses so that no phrase is too long', () => {
  const phrases = splitPhrases(makeTones([0, 40_000]))
  expect(phrases.length).toBeGreaterThan(3)
  for (const { startMs, endMs } of phrases) expect(endMs - startMs).toBeLessThanOrEqual(SOUND_PHRASE_MAX_MS)
  expect(phrases[0]?.startMs).toBe(0)
  expect(phrases.at(-1)?.endMs).toBe(40_000)
})

test('finds pauses in quiet speech over a louder floor', () => {
  const pcm = makeTones([500, 7000], [600, 3000], [500, 0]).map(
    (x, at) => x / 10 + 0.002 * Math.sin(at * 1.7),
  )
  expect(splitPhrases(pcm).length).toBe(2)
})

test('halves a phrase at its longest pause', () => {
  const sounds = [
    { startMs: 100, endMs: 900 },
    { startMs: 1100, endMs: 2000 },
    { startMs: 2800, endMs: 4000 },
  ]
  expect(splitPhrase({ startMs: 0, endMs: 4100, sounds })).toEqual([
    { startMs: 0, endMs: 2120, sounds: sounds.slice(0, 2) },
    { startMs: 2680, endMs: 4100, sounds: sounds.slice(2) },
  ])
  expect(splitPhrase({ startMs: 0, endMs: 1000, sounds: sounds.slice(0, 1) })).toEqual([])
})
