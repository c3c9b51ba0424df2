import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Mp3Counter } from './mp3-frames'

/** One mono frame of 64 kbit/s at 48 kHz; `info` makes it an info frame, which holds no audio. */
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
