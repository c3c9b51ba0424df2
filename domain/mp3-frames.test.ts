import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Mp3Count } from './mp3-frames'

/** One mono frame of 64 kbit/s at 48 kHz; `info` makes it the encoder's first one, which holds no sound. */
function frame({ kilobits, info }: { kilobits: 56 | 64; info?: number }): Uint8Array {
  const bytes = new Uint8Array((1152 / 8) * (kilobits / 48))
  // 0xfa announces a checksum, as the MP3 encoder of the recorder does.
  bytes.set([0xff, 0xfa, kilobits === 64 ? 0x54 : 0x44, 0xc4])
  if (info !== undefined) bytes.set(new TextEncoder().encode('Xing'), info)
  return bytes
}
function secondsOf(...frames: Uint8Array[]): number | null {
  const count = new Mp3Count()
  for (const bytes of frames) count.push(bytes)
  return count.seconds()
}
const SOUND = frame({ kilobits: 64 })

test('an info frame is no sound, and its bit rate is its own', () => {
  expect(secondsOf(frame({ kilobits: 56, info: 23 }), SOUND, SOUND)).toBeCloseTo(0.048)
})

test('the recorder’s encoder announces a checksum and puts its tag where it stands without one', () => {
  expect(secondsOf(frame({ kilobits: 56, info: 21 }), SOUND, SOUND)).toBeCloseTo(0.048)
})

test('a frame of another bit rate among the others is refused', () => {
  expect(secondsOf(SOUND, frame({ kilobits: 56 }), SOUND)).toBeNull()
})

test('a recording of the microphone’s fixture has its true length', () => {
  const bytes = readFileSync(new URL('../tests/fixtures/speech-a.mp3', import.meta.url))
  expect(secondsOf(bytes)).toBeGreaterThan(3)
})

const tag = (bytes: number[]) => {
  const whole = new Uint8Array(10 + 24)
  whole.set([...new TextEncoder().encode('ID3'), ...bytes])
  return whole
}

test('a tag in front of the sound is skipped', () => {
  expect(secondsOf(tag([4, 0, 0, 0, 0, 0, 24]), SOUND, SOUND)).toBeCloseTo(0.048)
})

test.each([
  ['version', [255, 0, 0, 0, 0, 0, 24]],
  ['revision', [4, 255, 0, 0, 0, 0, 24]],
  ['size', [4, 0, 0, 0, 0, 128, 24]],
])('sound behind a tag with an impossible %s is refused', (_, bytes) => {
  expect(secondsOf(tag(bytes), SOUND, SOUND)).toBeNull()
})
