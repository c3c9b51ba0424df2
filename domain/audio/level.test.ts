import { describe, expect, test } from 'vitest'
import { addNoise, amplifyBy, createSine, readVoice } from '../../tests/support/voices'
import { computeLevelPlan, LEVEL_MAX_PEAK_DBTP, LEVEL_TARGET_LUFS } from './level'
import { BLOCKS_PER_SECOND, BlockMeter } from './loudness'

function plan(samples: Int16Array) {
  const meter = new BlockMeter()
  meter.add(samples)
  return computeLevelPlan(meter)
}

const voice = readVoice()

describe('brings voices to the target', () => {
  test.each([
    ['speech', voice],
    ['quiet speech', amplifyBy(voice, 0.45)],
    ['loud, clipped speech', amplifyBy(voice, 5)],
    ['speech in noise', addNoise(amplifyBy(voice, 0.5), 1000)],
  ])('%s', (_, samples) => {
    expect(Math.abs((plan(samples).loudness ?? 0) - LEVEL_TARGET_LUFS)).toBeLessThan(1)
  })
})

test('raises a voice by at most 12 dB', () => {
  const { gains, level } = plan(amplifyBy(voice, 0.05))
  expect(level.gainDb).toBe(12)
  expect(20 * Math.log10(Math.max(...gains))).toBeCloseTo(12)
})

test('keeps peaks below the ceiling', () => {
  const meter = new BlockMeter()
  meter.add(amplifyBy(voice, 0.45))
  const { gains } = computeLevelPlan(meter)
  const peaks = meter.peaks.map((peak, at) => 20 * Math.log10(peak * (gains[at] ?? 1)))
  expect(Math.max(...peaks)).toBeLessThanOrEqual(LEVEL_MAX_PEAK_DBTP + 0.001)
})

test('does not raise pauses', () => {
  const pause = addNoise(new Int16Array(3 * 48_000), 60)
  const spoken = amplifyBy(voice, 0.3)
  const { gains } = plan(Int16Array.from([...spoken, ...pause, ...spoken]))
  const middle = Math.round((spoken.length / 48_000 + 1) * BLOCKS_PER_SECOND)
  expect(gains.slice(middle, middle + BLOCKS_PER_SECOND)).toEqual(Array(BLOCKS_PER_SECOND).fill(1))
  expect(Math.max(...gains)).toBeGreaterThan(2)
})

test('leaves silence and noise without a voice as they are, and lowers loud noise', () => {
  expect(plan(new Int16Array(96_000)).gains.every((gain) => gain === 1)).toBe(true)
  expect(plan(addNoise(new Int16Array(96_000), 500)).gains.every((gain) => gain === 1)).toBe(true)
  expect(plan(new Int16Array()).gains).toEqual([])
  const { loudness, gains } = plan(createSine(997, 32_767))
  expect(Math.max(...gains.slice(50))).toBeLessThan(0.5)
  expect(Math.abs((loudness ?? 0) - LEVEL_TARGET_LUFS)).toBeLessThan(1)
})
