import { expect, test } from 'vitest'
import {
  calculateWavBytes,
  createWavHeader,
  createWavPreview,
  findWavSound,
  measureWav,
  WAV_HEAD_BYTES,
  WAV_HEADER_BYTES,
} from './wav-format'

type Claims = {
  form?: number
  channels?: number
  rate?: number
  bits?: number
  riff?: number
  data?: number
  before?: Uint8Array
}

/** A WAV with this many data bytes and the given header claims. */
function wav(sound: number, claims: Claims = {}): Uint8Array {
  const { form = 1, channels = 1, rate = 48_000, bits = 16, before = new Uint8Array() } = claims
  const bytes = new Uint8Array(44 + before.length + sound)
  const view = new DataView(bytes.buffer)
  const name = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at)
  name(0, 'RIFF')
  view.setUint32(4, claims.riff ?? bytes.length - 8, true)
  name(8, 'WAVE')
  bytes.set(before, 12)
  const format = 12 + before.length
  name(format, 'fmt ')
  view.setUint32(format + 4, 16, true)
  view.setUint16(format + 8, form, true)
  view.setUint16(format + 10, channels, true)
  view.setUint32(format + 12, rate, true)
  view.setUint32(format + 16, (rate * channels * bits) / 8, true)
  view.setUint16(format + 20, (channels * bits) / 8, true)
  view.setUint16(format + 22, bits, true)
  name(format + 24, 'data')
  view.setUint32(format + 28, claims.data ?? sound, true)
  return bytes
}

/** A foreign block with its padding to an even offset. */
function block(name: string, size: number): Uint8Array {
  const bytes = new Uint8Array(8 + size + (size % 2))
  bytes.set(new TextEncoder().encode(name))
  new DataView(bytes.buffer).setUint32(4, size, true)
  return bytes
}

const seconds = (bytes: Uint8Array) => measureWav(bytes.subarray(0, WAV_HEAD_BYTES), bytes.length)

test('measures the duration by data bytes and sample rate', () => {
  expect(seconds(wav(96_000))).toBe(1)
  expect(seconds(wav(8000, { rate: 8000 }))).toBe(0.5)
  expect(calculateWavBytes(1)).toBe(96_000)
})

test('skips blocks before the data, with the padding of odd ones', () => {
  expect(seconds(wav(96_000, { before: block('LIST', 26) }))).toBe(1)
  expect(seconds(wav(96_000, { before: block('note', 7) }))).toBe(1)
})

test.each<[string, Claims]>([
  ['compressed', { form: 2 }],
  ['stereo', { channels: 2 }],
  ['without channels', { channels: 0 }],
  ['of 8 bits', { bits: 8 }],
  ['without a sample rate', { rate: 0 }],
  ['of an unusual rate', { rate: 47_999 }],
  ['larger than its RIFF size', { riff: 100 }],
  ['with a declared size above the data', { data: 96_002 }],
  ['with a declared size below the data', { data: 95_998 }],
  ['with half a sample', { data: 95_999 }],
  ['with its data too far behind', { before: block('junk', WAV_HEAD_BYTES) }],
  ['with two formats', { before: wav(0).subarray(12, 36) }],
])('refuses a file that is %s', (_, claims) => {
  expect(seconds(wav(96_000, claims))).toBeNull()
})

test('refuses non-WAV, empty and truncated files', () => {
  const whole = wav(96_000)
  const named = (at: number) => {
    const other = whole.slice()
    other[at] = 0
    return other
  }
  for (const bytes of [
    new Uint8Array(),
    wav(0),
    whole.subarray(0, 43),
    whole.subarray(0, 60_000),
    named(0),
    named(8),
  ])
    expect(seconds(bytes)).toBeNull()
})

test('reads a view into a larger buffer from its own start', () => {
  const file = wav(96_000)
  const within = new Uint8Array(file.length + 5)
  within.set(file, 5)
  expect(seconds(within.subarray(5))).toBe(1)
})

test('writes a header for 16-bit mono at 48 kHz with the data length', () => {
  const header = createWavHeader(1000)
  const view = new DataView(header.buffer)
  const text = (at: number) => String.fromCharCode(...header.subarray(at, at + 4))
  expect([text(0), text(8), text(12), text(36)]).toEqual(['RIFF', 'WAVE', 'fmt ', 'data'])
  expect(view.getUint32(4, true)).toBe(WAV_HEADER_BYTES - 8 + 2000)
  expect(view.getUint16(22, true)).toBe(1)
  expect(view.getUint32(24, true)).toBe(48_000)
  expect(view.getUint16(34, true)).toBe(16)
  expect(view.getUint32(40, true)).toBe(2000)
})

test.each([
  ['unchanged', wav(96_000), 48_000],
  ['behind other blocks', wav(96_000, { before: block('LIST', 26) }), 48_000],
  ['at a different rate', wav(96_000, { rate: 8000 }), 8000],
])('cuts a valid preview of a file %s', (_, file, rate) => {
  const sound = findWavSound(file.subarray(0, WAV_HEAD_BYTES), file.length)
  if (!sound) throw new Error('no sound')
  expect(sound).toEqual({ at: file.length - 96_000, bytes: 96_000, rate })
  const { header, bytes } = createWavPreview(sound, 0.25)
  const part = new Uint8Array([...header, ...file.subarray(sound.at, sound.at + bytes)])
  expect(seconds(part)).toBe(0.25)
  expect(createWavPreview(sound, 1000).bytes).toBe(96_000)
})
