import { describe, expect, test } from 'vitest'
import { LEVEL_MAX_PEAK_DBTP, LEVEL_TARGET_LUFS } from '../../../domain/audio/level'
import { BlockMeter, computeLoudness } from '../../../domain/audio/loudness'
import { addNoise, amplifyBy, readVoice } from '../../../tests/support/voices'
import { concatSamples } from '../pcm'
import { LiveLeveller } from './live-leveller'
import { normalizeVoice } from './normalize-voice'

const BLOCK = 4800
const voice = readVoice()

function measure(samples: Int16Array) {
  const meter = new BlockMeter()
  meter.add(samples)
  return { loudness: computeLoudness(meter.squares) ?? 0, peakDb: 20 * Math.log10(Math.max(...meter.peaks)) }
}

function levelLive(samples: Int16Array, gainDb: number) {
  const leveller = new LiveLeveller(gainDb)
  const parts: Int16Array[] = []
  for (let at = 0; at < samples.length; at += BLOCK) parts.push(leveller.push(samples.slice(at, at + BLOCK)))
  const { rest, ...end } = leveller.finish()
  return { ...end, samples: concatSamples([...parts, rest]) }
}

describe('levels a whole recording to the target, below the ceiling', () => {
  test.each([
    ['speech', voice],
    ['quiet speech', amplifyBy(voice, 0.45)],
    ['loud, clipped speech', amplifyBy(voice, 5)],
    ['speech in noise', addNoise(amplifyBy(voice, 0.5), 1000)],
  ])('%s', (_, samples) => {
    const levelled = samples.slice()
    normalizeVoice(levelled)
    const { loudness, peakDb } = measure(levelled)
    expect(Math.abs(loudness - LEVEL_TARGET_LUFS)).toBeLessThan(1)
    expect(peakDb).toBeLessThan(LEVEL_MAX_PEAK_DBTP + 0.2)
  })
})

test('keeps an empty, a short and a silent recording as they are', () => {
  for (const samples of [new Int16Array(), voice.slice(20_000, 30_000), new Int16Array(96_001)]) {
    const levelled = samples.slice()
    normalizeVoice(levelled)
    expect(levelled).toEqual(samples)
  }
})

describe('while recording', () => {
  const long = concatSamples(Array.from({ length: 12 }, () => amplifyBy(voice, 0.5)))

  test('levels a long voice nearly as the whole, also after a first gain that was off', () => {
    const { samples, isEven } = levelLive(long, 8)
    expect(isEven).toBe(true)
    expect(samples.length).toBe(long.length)
    expect(Math.abs(measure(samples).loudness - LEVEL_TARGET_LUFS)).toBeLessThan(1)
    expect(measure(samples).peakDb).toBeLessThan(LEVEL_MAX_PEAK_DBTP + 0.2)
  })

  test('says that a short voice is uneven when its first gain was far off', () => {
    const { isEven, gainDb, samples } = levelLive(amplifyBy(voice, 0.4), 0)
    expect(isEven).toBe(false)
    expect(samples.length).toBe(voice.length)
    expect(levelLive(amplifyBy(voice, 0.4), gainDb).isEven).toBe(true)
  })

  test('leaves silence as it is', () => {
    const { samples, isEven } = levelLive(new Int16Array(96_123), 9)
    expect(samples).toEqual(new Int16Array(96_123))
    expect(isEven).toBe(true)
  })
})
