import { readFileSync } from 'node:fs'
import { MPEGDecoder } from 'mpg123-decoder'
import { expect, test } from 'vitest'
import { muteFrame } from './mp3-gain'
import {
  findJoinedGrid,
  findJoinedLength,
  JOINED_FRAME_BYTES,
  JOINED_FRAME_MS,
  placeParts,
  toJoinedPart,
} from './mp3-join'
import { MP3_LOOK_BYTES } from './mp3-preview'

const readFixture = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../tests/fixtures/${name}`, import.meta.url)))
const voice = readFixture('speech-a.mp3')
const grid = findJoinedGrid(voice.subarray(0, MP3_LOOK_BYTES)) ?? { at: 0, frameBytes: 0 }
const FRAME_SAMPLES = 1152

async function decode(bytes: Uint8Array): Promise<Float32Array> {
  const decoder = new MPEGDecoder()
  await decoder.ready
  const [samples = new Float32Array(0)] = decoder.decode(bytes).channelData
  decoder.free()
  return samples.slice()
}

/** Frames of the fixture with the first ones silent. */
function cut({ from, to, soundsFrom }: ReturnType<typeof toJoinedPart>): Uint8Array {
  const bytes = voice.slice(grid.at + from * JOINED_FRAME_BYTES, grid.at + to * JOINED_FRAME_BYTES)
  for (let frame = from; frame < soundsFrom; frame += 1) muteFrame(bytes, (frame - from) * JOINED_FRAME_BYTES)
  return bytes
}

const measureRms = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length)

test('a part that starts in the middle is silent, then sounds exactly like the recording', async () => {
  const part = toJoinedPart({ startMs: 1200, endMs: 2400 })
  expect(part).toEqual({ from: 46, to: 100, soundsFrom: 50 })
  const whole = await decode(voice.subarray(grid.at))
  const samples = await decode(cut(part))
  const from = part.from * FRAME_SAMPLES
  expect(measureRms(samples.subarray(0, 3 * FRAME_SAMPLES))).toBe(0)
  // The decoder needs one more frame until it has the half of a frame that overlaps.
  const start = (part.soundsFrom - part.from + 1) * FRAME_SAMPLES
  const end = (part.to - part.from - 1) * FRAME_SAMPLES
  const difference = samples.subarray(start, end).map((value, at) => value - (whole[from + start + at] ?? 0))
  expect(measureRms(whole.subarray(from + start, from + end))).toBeGreaterThan(0.02)
  expect(measureRms(difference)).toBeLessThan(1e-4)
})

test('the reply before a part does not sound in it', async () => {
  const [first, second] = [
    cut(toJoinedPart({ startMs: 0, endMs: 1800 })),
    cut(toJoinedPart({ startMs: 600, endMs: 1800 })),
  ]
  const joined = new Uint8Array([...first, ...second])
  const samples = await decode(joined)
  const alone = await decode(second)
  const at = (first.length / JOINED_FRAME_BYTES + 5) * FRAME_SAMPLES
  const difference = alone
    .subarray(5 * FRAME_SAMPLES)
    .map((value, index) => value - (samples[at + index] ?? 0))
  expect(measureRms(difference)).toBeLessThan(1e-3)
})

test('only files of our rate and bit rate are joined', () => {
  const seconds = 162 * 0.024
  expect(findJoinedLength({ seconds, bytes: 162 * 192 + 212 })).toBe(162 * JOINED_FRAME_MS)
  expect(findJoinedLength({ seconds, bytes: 162 * 144 })).toBeNull()
  expect(findJoinedLength({ seconds, bytes: 162 * 384 })).toBeNull()
  expect(findJoinedLength({ seconds: 3.9, bytes: 3.9 * 8000 })).toBeNull()
  expect(findJoinedLength({ seconds: 0, bytes: 0 })).toBeNull()
  expect(findJoinedGrid(readFixture('speech-a.48k.wav').subarray(0, MP3_LOOK_BYTES))).toBeNull()
  const low = voice.slice(0, MP3_LOOK_BYTES)
  // 56 kbit/s.
  for (let at = grid.at; at < low.length; at += JOINED_FRAME_BYTES) low[at + 2] = 0x44
  expect(findJoinedGrid(low)).toBeNull()
})

test('parts are placed one after the other, and sound after their silence', () => {
  const parts = placeParts([
    { from: 0, to: 50, soundsFrom: 0 },
    { from: 0, to: 10, soundsFrom: 0 },
    { from: 46, to: 100, soundsFrom: 50 },
  ])
  expect(parts.map(({ offset, length, startMs }) => [offset / 192, length / 192, startMs])).toEqual([
    [0, 50, 0],
    [50, 10, 1200],
    [60, 54, 64 * 24],
  ])
})
