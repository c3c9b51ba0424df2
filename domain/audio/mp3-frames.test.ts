import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { Mp3Counter, readFrame } from './mp3-frames'

/** A mono frame of 64 kbit/s at 48 kHz; `info` makes it an info frame, which holds no audio. */
function frame({ kilobits, info }: { kilobits: 56 | 64; info?: number }): Uint8Array {
  const bytes = new Uint8Array((1152 / 8) * (kilobits / 48))
  // 0xfa announces a checksum, as the recorder's MP3 encoder does.
  bytes.set([0xff, 0xfa, kilobits === 64 ? 0x54 : 0x44, 0xc4])
  if (info !== undefined) bytes.set(new TextEncoder().encode('Xing'), info)
  return bytes
}
function secondsOf(...frames: Uint8Array[]): number | null {
  const count = new Mp3Counter()
  for (const bytes of frames) count.push(bytes)
  return count.seconds()
}
const SOUND = frame({ kilobits: 64 })

test('skips an info frame of any bit rate', () => {
  expect(secondsOf(frame({ kilobits: 56, info: 23 }), SOUND, SOUND)).toBeCloseTo(0.048)
})

test('accepts the recorder’s info tag despite its announced checksum', () => {
  expect(secondsOf(frame({ kilobits: 56, info: 21 }), SOUND, SOUND)).toBeCloseTo(0.048)
})

test('refuses a frame with a different bit rate', () => {
  expect(secondsOf(SOUND, frame({ kilobits: 56 }), SOUND)).toBeNull()
})

test('measures the real length of the microphone fixture', () => {
  const bytes = readFileSync(new URL('../../tests/fixtures/speech-a.mp3', import.meta.url))
  expect(secondsOf(bytes)).toBeGreaterThan(3)
})

const tag = (bytes: number[], length = 24) => {
  const whole = new Uint8Array(10 + length)
  whole.set([...new TextEncoder().encode('ID3'), ...bytes])
  return whole
}

test('skips a leading tag', () => {
  expect(secondsOf(tag([4, 0, 0, 0, 0, 0, 24]), SOUND, SOUND)).toBeCloseTo(0.048)
})

test.each([
  ['version', [255, 0, 0, 0, 0, 0, 24], 24],
  ['revision', [4, 255, 0, 0, 0, 0, 24], 24],
  ['size', [4, 0, 0, 0, 0, 0, 152], 152],
])('refuses a tag with an impossible %s', (_, bytes, length) => {
  expect(secondsOf(tag(bytes, length), SOUND, SOUND)).toBeNull()
})

describe('a file of another encoder', () => {
  /** A frame of MPEG-1 layer III at 44.1 kHz: stereo, with this index of the bit rate. */
  const createFrame = (index: number) => {
    const header = new Uint8Array([0xff, 0xfb, index << 4, 0])
    const frame = new Uint8Array(readFrame(header, 0)?.bytes ?? 0)
    frame.set(header)
    return frame
  }
  const join = (parts: Uint8Array[]) => new Uint8Array(parts.flatMap((part) => [...part]))
  const measure = (bytes: Uint8Array, origin: 'own' | 'other') => {
    const counter = new Mp3Counter(origin)
    for (let at = 0; at < bytes.length; at += 100) counter.push(bytes.subarray(at, at + 100))
    return counter.seconds()
  }
  const frames = join([9, 5, 14, 9].map(createFrame))
  const seconds = (4 * 1152) / 44_100

  test('may be stereo, change its bit rate, and end with other tags or a cut frame', () => {
    expect(measure(frames, 'other')).toBeCloseTo(seconds)
    const tag = new Uint8Array(300)
    tag.set(new TextEncoder().encode('APETAGEX'))
    expect(measure(join([frames, tag]), 'other')).toBeCloseTo(seconds)
    expect(measure(join([frames, new Uint8Array(50)]), 'other')).toBeCloseTo(seconds)
    expect(measure(frames.subarray(0, -20), 'other')).toBeCloseTo(seconds)
  })

  test('is refused as our own, with another sample rate, and with much behind its frames', () => {
    expect(measure(frames, 'own')).toBeNull()
    expect(measure(join([frames, new Uint8Array([0xff, 0xfb, 0x94, 0]), createFrame(9)]), 'other')).toBeNull()
    expect(measure(join([frames, new Uint8Array(200_000)]), 'other')).toBeNull()
    expect(measure(new TextEncoder().encode('<!doctype html><p>No sound</p>'.repeat(20)), 'other')).toBeNull()
  })
})
