/** Even loudness: the MP3 of a voice reaches the target, that of a song stays as it was recorded. */
import { computeLevelPlan } from '../../domain/audio/level'
import { BlockMeter, computeLoudness } from '../../domain/audio/loudness'
import type { Recording } from '../../web/audio/recording'
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

test('the MP3 of a voice has the loudness that was planned for it, of the whole and of a quieter part', async ({
  page,
}) => {
  const { voices, similar } = await page.evaluate(async () => {
    const format = { lossless: false, level: true }
    await engine.record({ mode: 'squawk', format })
    await engine.wait(4000)
    const take = await engine.stopRecording()
    const quiet = { ...take, samples: async () => (await take.samples()).map((sample) => sample / 2) }
    const part = await engine.cutRecording(quiet, { from: 24_000, until: null })
    const toSamples = async (encoding: Promise<{ blob: Blob }>) =>
      Array.from((await engine.decodeBlob((await encoding).blob)).samples)
    const toVoice = async (recording: Recording) => ({
      recorded: await toSamples(recording.encode({ lossless: false, level: false })),
      levelled: await toSamples(recording.encode(format)),
    })
    return {
      voices: [await toVoice(take), await toVoice(part)],
      similar: await toSamples(take.encode(format)),
    }
  })
  for (const { recorded, levelled } of voices) {
    const planned = computeLevelPlan(measureBlocks(recorded)).loudness ?? 0
    expect(Math.abs(measure(levelled).loudness - planned)).toBeLessThan(1)
    expect(measure(levelled).peakDb).toBeLessThan(-1)
  }
  const [, part] = voices
  expect(measure(part?.levelled ?? []).loudness - measure(part?.recorded ?? []).loudness).toBeGreaterThan(4)
  expect(measureSimilarity(readSpeech(), similar)).toBeGreaterThan(0.6)
})

test('the MP3 of a song stays as it was recorded', { tag: '@extended' }, async ({ page }) => {
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
