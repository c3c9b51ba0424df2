import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { AudioType } from '../media/media'
import { inspect } from './audio-format'

const fixture = (name: string) => readFileSync(new URL(`../../tests/fixtures/${name}`, import.meta.url))

/** Measures a file that arrives in chunks of this size. */
function secondsOf(type: AudioType, bytes: Uint8Array, piece = bytes.length): number | null {
  const inspection = inspect(type, bytes.length)
  for (let at = 0; at < bytes.length; at += piece) inspection.push(bytes.subarray(at, at + piece))
  return inspection.measure().seconds
}

for (const [type, name] of [
  ['audio/mpeg', 'speech-a.mp3'],
  ['audio/wav', 'speech-a.48k.wav'],
] as const)
  test(`measures ${type} the same for any chunk size`, () => {
    const bytes = fixture(name)
    const whole = secondsOf(type, bytes)
    expect(whole).toBeGreaterThan(3)
    for (const piece of [1, 7, 4095, 4096, 4097, 65_536]) expect(secondsOf(type, bytes, piece)).toBe(whole)
  })

test('detects a file by its bytes, not its claimed type', () => {
  expect(secondsOf('audio/wav', fixture('speech-a.mp3'))).toBeNull()
  expect(secondsOf('audio/mpeg', fixture('speech-a.48k.wav'))).toBeNull()
})

test('needs the complete head of a WAV', () => {
  const bytes = fixture('speech-a.48k.wav')
  const inspection = inspect('audio/wav', bytes.length)
  inspection.push(bytes.subarray(0, inspection.needs - 1))
  expect(inspection.measure().seconds).toBeNull()
  inspection.push(bytes.subarray(inspection.needs - 1, inspection.needs))
  expect(inspection.measure().seconds).toBeGreaterThan(3)
})

test('needs all bytes of an MP3', () => {
  expect(inspect('audio/mpeg', 12_345).needs).toBe(12_345)
})
