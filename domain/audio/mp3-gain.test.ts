import { readFileSync } from 'node:fs'
import { MPEGDecoder } from 'mpg123-decoder'
import { describe, expect, test } from 'vitest'
import { toDecibels } from './level'
import { BlockMeter, computeLoudness } from './loudness'
import { Mp3Counter } from './mp3-counter'
import { addFrameGain, alignToFrames, FrameFilter, findFrameGrid, GAIN_STEP_DB } from './mp3-gain'
import { chooseGainSteps } from './stored-gain'

const readFixture = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../tests/fixtures/${name}`, import.meta.url)))
const voice = readFixture('speech-a.mp3')

/** The whole file with a gain, in pieces of `size` bytes. */
function amplify(file: Uint8Array, steps: number, size = file.length): Uint8Array {
  const grid = findFrameGrid(file)
  if (!grid) throw new Error('The file has no frames of one length.')
  const gain = new FrameFilter(grid, (bytes, at) => addFrameGain(bytes, at, steps), 0)
  const out: number[] = []
  for (let at = 0; at < file.length; at += size) out.push(...gain.push(file.subarray(at, at + size)))
  out.push(...gain.flush())
  return new Uint8Array(out)
}

/** The remainder of a division by x^16 + x^15 + x^2 + 1, with all bits set before it: two bytes. */
function divide(bytes: number[]): number[] {
  let rest = BigInt(`0x${[...bytes, 0, 0].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`)
  const length = BigInt(bytes.length * 8 + 16)
  rest ^= 0xffffn << (length - 16n)
  for (let bit = length - 1n; bit >= 16n; bit--) if ((rest >> bit) & 1n) rest ^= 0x18005n << (bit - 16n)
  return [Number(rest >> 8n), Number(rest & 0xffn)]
}

async function measure(file: Uint8Array): Promise<BlockMeter> {
  const decoder = new MPEGDecoder()
  await decoder.ready
  const { channelData, sampleRate } = decoder.decode(file)
  decoder.free()
  expect(sampleRate).toBe(48_000)
  const meter = new BlockMeter()
  meter.add(Int16Array.from(channelData[0] ?? [], (value) => Math.round(value * 32_767)))
  return meter
}

describe('the gain of frames', () => {
  test.each([-6, -1, 1, 2])(
    '%d steps change the loudness by that and the length not at all',
    async (steps) => {
      const changed = amplify(voice, steps)
      expect(changed).toHaveLength(voice.length)
      const [before, after] = [await measure(voice), await measure(changed)]
      const difference = (computeLoudness(after.squares) ?? 0) - (computeLoudness(before.squares) ?? 0)
      expect(difference).toBeCloseTo(steps * GAIN_STEP_DB, 1)
      const count = new Mp3Counter()
      count.push(changed)
      expect(count.measure().seconds).toBeGreaterThan(3)
    },
  )

  test('is the same for pieces of any size, and is undone by its opposite', () => {
    const changed = amplify(voice, -3)
    for (const size of [1, 191, 193, 5000]) expect(amplify(voice, -3, size)).toEqual(changed)
    expect(amplify(changed, 3)).toEqual(voice)
    expect(changed).not.toEqual(voice)
  })

  test('leaves the info frame and tags as they are', () => {
    const grid = findFrameGrid(voice)
    expect(grid?.frameBytes).toBe(192)
    expect(amplify(voice, 4).slice(0, grid?.at)).toEqual(voice.slice(0, grid?.at))
  })

  test('is computed into the checksum of a frame that has one', () => {
    const frame = new Uint8Array(192)
    frame.set([0xff, 0xfa, 0x54, 0xc4, 0, 0, 0, 0, 0, 0, 0x12, 0x68])
    const valid = frame.slice()
    valid.set(divide([...frame.subarray(2, 4), ...frame.subarray(6, 23)]), 4)
    addFrameGain(valid, 0, 2)
    expect([...valid.subarray(4, 6)]).toEqual(divide([...valid.subarray(2, 4), ...valid.subarray(6, 23)]))
    // An encoder that announces a checksum and writes none.
    const without = frame.slice()
    addFrameGain(without, 0, 2)
    expect([...without.subarray(4, 6)]).toEqual([0, 0])
    expect(without.subarray(6)).toEqual(valid.subarray(6))
    expect(without).not.toEqual(frame)
  })

  test('changes nothing in bytes that are no frame', () => {
    const text = new TextEncoder().encode(
      'TAG and no sound at all, for as long as a header and more would be',
    )
    const before = text.slice()
    addFrameGain(text, 0, 5)
    expect(text).toEqual(before)
  })
})

test('a range is read from the start of its first frame to the end of its last', () => {
  const grid = { at: 212, frameBytes: 192 }
  expect(alignToFrames(grid, { offset: 300, length: 200 }, 10_000)).toEqual({ offset: 212, length: 384 })
  expect(alignToFrames(grid, { offset: 0, length: 100 }, 10_000)).toEqual({ offset: 0, length: 100 })
  expect(alignToFrames(grid, { offset: 404, length: 192 }, 10_000)).toEqual({ offset: 404, length: 192 })
  expect(alignToFrames(grid, { offset: 9990, length: 10 }, 10_000)).toEqual({ offset: 9812, length: 188 })
})

test('files of other encoders have no grid', () => {
  expect(findFrameGrid(readFixture('music-24.mp3').subarray(0, 3))).toBeNull()
  expect(findFrameGrid(readFixture('speech-a.48k.wav'))).toBeNull()
  // Two channels.
  const stereo = new Uint8Array(384)
  for (const at of [0, 192]) stereo.set([0xff, 0xfb, 0x54, 0x04], at)
  expect(findFrameGrid(stereo)).toBeNull()
})

describe('the stored gain', () => {
  test('brings a loud recording to the target, and raises a quiet one as far as its peak allows', async () => {
    const quiet = await measure(amplify(voice, -8))
    const loud = await measure(amplify(voice, 2))
    const [raised, lowered] = [chooseGainSteps(quiet), chooseGainSteps(loud)]
    expect(lowered).toBe(0)
    expect(chooseGainSteps(await measure(amplify(voice, 6)))).toBeLessThan(0)
    expect(raised).toBeGreaterThan(4)
    const peak = Math.max(...quiet.peaks)
    expect(toDecibels(peak) + raised * GAIN_STEP_DB).toBeLessThanOrEqual(-1)
    expect(raised * GAIN_STEP_DB).toBeLessThanOrEqual(12)
  })

  test('is none for silence, and raises no noise', () => {
    const meter = new BlockMeter()
    meter.add(new Int16Array(48_000))
    expect(chooseGainSteps(meter)).toBe(0)
    const noise = new BlockMeter()
    noise.add(Int16Array.from({ length: 96_000 }, (_, at) => ((at * 7919) % 200) - 100))
    expect(chooseGainSteps(noise)).toBe(0)
  })
})
