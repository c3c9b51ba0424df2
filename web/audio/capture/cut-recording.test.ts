import { expect, test } from 'vitest'
import { SAMPLE_RATE_HZ } from '../../../domain/audio/audio.limits'
import { unpackPauses } from '../../../domain/audio/pauses'
import { toSeconds } from '../pcm'
import type { Recording } from '../recording'
import { createRecording } from './create-recording'
import { cutRecording, listKeptRanges } from './cut-recording'
import { measureSamples } from './peaks'

const ALL = { from: 0, until: null }
const toFrames = (seconds: number) => seconds * SAMPLE_RATE_HZ
const toSpan = (from: number, until: number) => ({ from: toFrames(from), until: toFrames(until) })

/** Sounds of a second with pauses of half a second between them. */
const take = Int16Array.from({ length: toFrames(6.5) }, (_, at) => {
  const isSound = (at / SAMPLE_RATE_HZ) % 1.5 < 1
  return Math.round((isSound ? 9000 : 20) * Math.sin(at / 11))
})

function record(samples = take): Recording {
  const meter = measureSamples(samples)
  return createRecording({
    id: 'draft_1',
    mode: 'squawk',
    seconds: toSeconds(samples.length),
    peaks: meter.peaks(),
    pauses: meter.pauses(),
    samples: async () => samples.slice(),
  })
}

test('cuts the ends alone as before', async () => {
  const whole = record()
  const range = { from: 24_000, until: 96_000 }
  const cut = await cutRecording(whole, range)
  expect(await cut.samples()).toEqual(take.slice(24_000, 96_000))
  expect(cut.cut).toEqual({ whole, range, struck: [] })
})

test('has the length, the peaks and the pauses of what stays', async () => {
  const whole = record()
  const cut = await cutRecording(whole, ALL, [toSpan(1.25, 2.75)])
  const samples = await cut.samples()
  expect(cut.seconds).toBe(5)
  expect(samples.length).toBe(toFrames(5))
  expect(cut.peaks).toBe(measureSamples(samples).peaks())
  expect(unpackPauses(cut.pauses).length).toBe(unpackPauses(whole.pauses).length - 1)
  expect(await cutRecording(whole, ALL, [])).toMatchObject({ seconds: 6.5, pauses: whole.pauses })
})

test('brings a phrase back exactly, while others stay struck', async () => {
  const whole = record()
  const first = toSpan(0, 1.25)
  const second = toSpan(2.75, 4.25)
  const before = await (await cutRecording(whole, ALL, [first])).samples()
  const both = await cutRecording(whole, ALL, [second, first])
  expect(both.cut?.struck).toEqual([first, second])
  expect(both.seconds).toBe(3.75)
  const again = await cutRecording(both.cut?.whole ?? both, ALL, [first])
  expect(await again.samples()).toEqual(before)
  expect(await (await cutRecording(again.cut?.whole ?? again, ALL, [])).samples()).toEqual(take)
})

test('strikes inside of the cut ends, and keeps strikes outside of them for a wider cut', async () => {
  const whole = record()
  const struck = [toSpan(0, 1.25), toSpan(2.75, 4.25)]
  const cut = await cutRecording(whole, { from: toFrames(2), until: toFrames(6) }, struck)
  expect(cut.seconds).toBe(2.5)
  expect(listKeptRanges(cut)).toEqual([toSpan(2, 2.75), toSpan(4.25, 6)])
  const wider = await cutRecording(whole, ALL, cut.cut?.struck)
  expect(listKeptRanges(wider)).toEqual([toSpan(1.25, 2.75), toSpan(4.25, 6.5)])
  expect(listKeptRanges(whole)).toEqual([toSpan(0, 6.5)])
})

test('strikes nothing where less than a second would stay', async () => {
  const whole = record()
  const cut = await cutRecording(whole, { from: 0, until: toFrames(2) }, [toSpan(0, 1.25)])
  expect(cut).toMatchObject({ seconds: 2, cut: { struck: [] } })
})
