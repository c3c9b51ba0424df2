/** Even loudness: the MP3 of a voice reaches the target, that of a song stays as it was recorded. */
import { computeLevelPlan } from '../../domain/audio/level'
import { BlockMeter, computeLoudness } from '../../domain/audio/loudness'
import { LEVEL_TARGET_LUFS } from '../../domain/limits'
import { measureSimilarity } from './audio-similarity'
import { expect, readSpeech, test } from './audio-test'
import type { Engine } from './pages/audio'

declare const engine: Engine

function measureBlocks(samples: ArrayLike<number>): BlockMeter {
  const meter = new BlockMeter()
  meter.add(Int16Array.from(samples, (sample) => Math.max(-1, Math.min(1, sample)) * 32_767))
  return meter
}

/** The loudness of samples from -1 to 1, in LUFS, and their true peak, in dBTP. */
function measure(samples: ArrayLike<number>) {
  const meter = measureBlocks(samples)
  return { loudness: computeLoudness(meter.squares) ?? 0, peakDb: 20 * Math.log10(Math.max(...meter.peaks)) }
}

test('the MP3 of a voice has the target loudness, of the whole and of a part of it', async ({ page }) => {
  const { whole, part, recorded } = await page.evaluate(async () => {
    const format = { lossless: false, level: true }
    await engine.record({ mode: 'squawk', format })
    await engine.wait(4000)
    const take = await engine.stopRecording()
    const toSamples = async (encoding: Promise<{ blob: Blob }>) =>
      Array.from((await engine.decodeBlob((await encoding).blob)).samples)
    const quiet = { ...take, samples: async () => (await take.samples()).map((sample) => sample / 4) }
    const cut = await engine.cutRecording(quiet, { from: 24_000, until: null })
    return {
      part: await toSamples(cut.encode(format)),
      recorded: await toSamples(cut.encode({ lossless: false, level: false })),
      whole: await toSamples(take.encode(format)),
    }
  })
  // The microphone's own processing may leave a voice so quiet or peaked that the target is out of reach.
  const planned = computeLevelPlan(measureBlocks(recorded)).loudness ?? 0
  expect(planned).toBeGreaterThan(LEVEL_TARGET_LUFS - 2)
  for (const samples of [whole, part]) {
    expect(Math.abs(measure(samples).loudness - planned)).toBeLessThan(1)
    expect(measure(samples).peakDb).toBeLessThan(-1)
    expect(measureSimilarity(readSpeech(), samples)).toBeGreaterThan(0.6)
  }
  expect(Math.abs(measure(recorded).loudness - LEVEL_TARGET_LUFS)).toBeGreaterThan(5)
})

test('the MP3 of a song stays as it was recorded', async ({ page }) => {
  const { levelled, recorded } = await page.evaluate(async () => {
    await engine.record({ format: { lossless: false, level: true } })
    await engine.wait(2000)
    const take = await engine.stopRecording()
    const { blob } = await take.encode({ level: true })
    return {
      levelled: Array.from((await engine.decodeBlob(blob)).samples),
      recorded: Array.from(await take.samples(), (sample) => sample / 32_767),
    }
  })
  expect(Math.abs(measure(levelled).loudness - measure(recorded).loudness)).toBeLessThan(1)
})
