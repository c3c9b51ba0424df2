import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Mp3Counter } from './mp3-counter'
import { countFrameBytes, findMp3Sound, getLeadingTagBytes, MP3_LOOK_BYTES } from './mp3-preview'

const fixture = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../tests/fixtures/${name}`, import.meta.url)))

function secondsOf(bytes: Uint8Array): number | null {
  const count = new Mp3Counter()
  count.push(bytes)
  return count.measure().seconds
}

/** Applies to a whole file what the Worker does with parts of a stored one. */
function beginning(file: Uint8Array, seconds: number): Uint8Array {
  let at = 0
  for (let tag = getLeadingTagBytes(file); tag > 0; tag = getLeadingTagBytes(file.subarray(at))) at += tag
  const sound = findMp3Sound(file.subarray(at, at + MP3_LOOK_BYTES))
  if (!sound) return new Uint8Array()
  const { frames, bytes } = sound.within(seconds)
  const start = at + sound.skip
  return file.subarray(start, start + countFrameBytes(file.subarray(start, start + bytes), frames))
}

/** A leading tag with this many bytes. */
function tagged(file: Uint8Array, bytes: number): Uint8Array {
  const tag = new Uint8Array(10 + bytes)
  tag.set([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, bytes >> 7, bytes & 127])
  return new Uint8Array([...tag, ...file])
}

const SPEECH = fixture('speech-60.mp3')

test.each([
  ['unchanged', SPEECH],
  ['behind a tag', tagged(SPEECH, 9000)],
  ['behind two tags', tagged(tagged(SPEECH, 20), 300)],
])('cuts a valid recording of the preview length %s', (_, file) => {
  for (const seconds of [1, 12.5, 30]) {
    const part = beginning(file, seconds)
    const length = secondsOf(part)
    expect(length).toBeLessThanOrEqual(seconds)
    expect(length).toBeGreaterThan(seconds - 0.03)
    // No info frame, which would claim the length of the whole file.
    expect(new TextDecoder('latin1').decode(part.subarray(0, 200))).not.toMatch(/Xing|Info|LAME/)
  }
})

test('cuts padded frames at their boundary', () => {
  const [short, long] = [frame441(false), frame441(true)]
  const file = new Uint8Array([short, long, long, short, long, short].flatMap((bytes) => [...bytes]))
  const part = beginning(file, (4 * 1152) / 44_100 + 0.001)
  expect(part.length).toBe(short.length * 2 + long.length * 2)
  expect(secondsOf(part)).toBeCloseTo((4 * 1152) / 44_100)
})

/** A mono frame of 64 kbit/s at 44.1 kHz, with or without its padding byte. */
function frame441(padded: boolean): Uint8Array {
  const bytes = new Uint8Array(208 + (padded ? 1 : 0))
  bytes.set([0xff, 0xfb, padded ? 0x52 : 0x50, 0xc4])
  return bytes
}

test('returns null for non-audio and 0 bytes for less than a frame', () => {
  expect(beginning(new Uint8Array(5000), 10)).toHaveLength(0)
  expect(beginning(SPEECH, 0.01)).toHaveLength(0)
})
