import { expect, test } from 'vitest'
import {
  calculateWavBytes,
  createWavHeader,
  createWavPreview,
  FOREIGN_WAV_HEAD_BYTES,
  findForeignWavSound,
  findWavProblem,
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

/** A WAV whose sizes count 64 bits: they stand in a block of their own (EBU Tech 3306). */
function rf64(
  sound: number,
  { data = sound, block64 = true, before = new Uint8Array() as Uint8Array, bits = 16 } = {},
) {
  const ds64 = block('ds64', 28)
  const view = new DataView(ds64.buffer)
  view.setBigUint64(16, BigInt(data), true)
  const blocks = block64 ? [ds64, before] : [before]
  const bytes = wav(sound, {
    riff: 0xffffffff,
    data: 0xffffffff,
    bits,
    before: Uint8Array.from(blocks.flatMap((one) => [...one])),
  })
  bytes.set(new TextEncoder().encode('RF64'))
  return bytes
}
const append = (file: Uint8Array, ...more: Uint8Array[]) =>
  Uint8Array.from([file, ...more].flatMap((part) => [...part]))
const SOUND = 96_000
const rename = (file: Uint8Array, name: string) => append(new TextEncoder().encode(name), file.subarray(4))
/** The same with the header that says its format behind the usual one. */
function extensible(file: Uint8Array, form = 1) {
  const more = new Uint8Array(24)
  more.set([22, 0, 16, 0, 4, 0, 0, 0, form, 0, 0, 0, 0, 0, 0x10, 0, 0x80, 0, 0, 0xaa, 0, 0x38, 0x9b, 0x71])
  const long = append(file.subarray(0, 36), more, file.subarray(36))
  const view = new DataView(long.buffer)
  view.setUint32(4, long.length - 8, true)
  view.setUint32(16, 40, true)
  view.setUint16(20, 0xfffe, true)
  return long
}

test.each<[string, Uint8Array, number | null]>([
  ['our own', wav(SOUND), SOUND],
  ['RF64', rf64(SOUND), SOUND],
  ['RF64 with other blocks', rf64(SOUND, { before: block('bext', 602) }), SOUND],
  ['RF64 with blocks behind', append(rf64(SOUND), block('LIST', 26)), SOUND],
  ['RF64 of more than there is', rf64(SOUND, { data: SOUND + 2 }), null],
  ['RF64 of 5 GB', rf64(SOUND, { data: 5_000_000_000 }), null],
  ['RF64 without its sizes', rf64(SOUND, { block64: false }), SOUND],
  ['RF64 that was cut off', rf64(SOUND, { data: 0 }), SOUND],
  ['a pipe: all bits', wav(SOUND, { riff: 0xffffffff, data: 0xffffffff }), SOUND],
  ['a pipe: all bits less a head', wav(SOUND, { riff: 0xffffffff, data: 0xffffffff - 36 }), SOUND],
  ['a pipe: 2 GB', wav(SOUND, { riff: 0x7ffff024, data: 0x7ffff000 }), SOUND],
  ['a pipe: half of all', wav(SOUND, { riff: 0x80000024, data: 0x80000000 }), SOUND],
  [
    'a pipe behind other blocks',
    wav(SOUND, { riff: 0xffffffff, data: 0xffffffff, before: block('LIST', 26) }),
    SOUND,
  ],
  ['a recorder that crashed', wav(SOUND, { riff: 0, data: 0 }), SOUND],
  ['a recorder that crashed in a sample', wav(SOUND + 1, { riff: 0, data: 0 }), SOUND],
  ['wrong in its first size only', wav(SOUND, { riff: 100 }), SOUND],
  ['blocks behind', append(wav(SOUND), block('LIST', 26), block('id3 ', 9)), SOUND],
  ['an empty sound', wav(0, { riff: 0, data: 0 }), null],
  ['no sound before a block', append(wav(0, { riff: 70 }), block('LIST', 26)), null],
  ['cut', wav(SOUND).subarray(0, -500), null],
  ['more sound than it says', wav(SOUND, { data: SOUND / 2 }), SOUND / 2],
  ['half a sample', wav(SOUND, { data: SOUND - 1 }), SOUND - 2],
  ['two channels', wav(SOUND, { channels: 2, riff: 0, data: 0 }), null],
  ['24 bits', wav(SOUND, { bits: 24, riff: 0xffffffff, data: 0xffffffff }), null],
  ['floats', wav(SOUND, { form: 3, bits: 32 }), null],
  ['its sound far behind', wav(SOUND, { before: block('bext', 5000) }), SOUND],
  ['its sound too far behind', wav(SOUND, { before: block('junk', FOREIGN_WAV_HEAD_BYTES) }), null],
  ['a longer header', extensible(wav(SOUND)), SOUND],
  ['a longer header of floats', extensible(wav(SOUND), 3), null],
  ['BW64', rename(rf64(SOUND), 'BW64'), SOUND],
  ...[11_025, 12_000, 88_200, 96_000].map(
    (rate) => [`${rate} Hz`, wav(SOUND, { rate }), SOUND] as [string, Uint8Array, number],
  ),
  ['another format', append(new TextEncoder().encode('RIFX'), wav(SOUND).subarray(4)), null],
  ['nothing', new Uint8Array(), null],
])('finds the sound of a foreign file: %s', (_, file, bytes) => {
  const sound = findForeignWavSound(file.subarray(0, FOREIGN_WAV_HEAD_BYTES), file.length)
  expect(sound?.bytes ?? null).toBe(bytes)
  if (!sound) return
  const part = append(
    createWavHeader(sound.bytes / 2, sound.rate),
    file.subarray(sound.at, sound.at + sound.bytes),
  )
  expect(seconds(part)).toBe(sound.bytes / 2 / sound.rate)
})

test.each<[string, Uint8Array, string]>([
  ['two channels', wav(SOUND, { channels: 2 }), 'wav_format'],
  ['24 bits in RF64', rf64(SOUND, { bits: 24 }), 'wav_format'],
  ['24 bits in BW64', rename(rf64(SOUND, { bits: 24 }), 'BW64'), 'wav_format'],
  ['floats in a longer header', extensible(wav(SOUND), 3), 'wav_format'],
  ['an unusual rate', wav(SOUND, { rate: 47_999 }), 'wav_format'],
  ['less sound than it says', wav(SOUND, { data: SOUND + 10 }), 'damaged'],
  ['its end missing', wav(SOUND).subarray(0, -500), 'damaged'],
  ['nothing behind its name', wav(SOUND).subarray(0, 8), 'damaged'],
  ['another name', rename(wav(SOUND), 'RIFX'), 'damaged'],
])('says why it refuses a file with %s', (_, file, problem) => {
  expect(findWavProblem(file.subarray(0, WAV_HEAD_BYTES), file.length)).toBe(problem)
})
