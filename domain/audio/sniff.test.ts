import { describe, expect, test } from 'vitest'
import { readFrame } from './mp3-frames'
import { createBlobReader, sniff } from './sniff'

const encode = (text: string) => new TextEncoder().encode(text)
const repeat = (length: number, ...bytes: number[]) =>
  Uint8Array.from({ length }, (_, at) => bytes[at % bytes.length] ?? 0)
const join = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]))
const tag = (length: number, flags = 0) => {
  const size = [length >> 21, length >> 14, length >> 7, length].map((byte) => byte & 0x7f)
  const footer = flags & 0x10 ? [...encode('3DI'), 4, 0, flags, ...size] : []
  return join(
    Uint8Array.from([...encode('ID3'), 4, 0, flags, ...size]),
    repeat(length, 9),
    Uint8Array.from(footer),
  )
}

const header = Uint8Array.from([0xff, 0xfb, 0x90, 0xc0])
const mp3Frame = join(header, repeat((readFrame(header, 0)?.bytes ?? 0) - 4, 0x31))
const mp3 = join(...Array.from({ length: 12 }, () => mp3Frame))
/** AAC-LC at 24 kHz, mono, 200 bytes. */
const aacFrame = join(
  Uint8Array.from([0xff, 0xf1, 0x58, 0x40, 200 >> 3, ((200 & 7) << 5) | 0x1f, 0xfc]),
  repeat(193, 0x31),
)
const aac = join(...Array.from({ length: 12 }, () => aacFrame))
/** MPEG 1, layer II, at 44.1 kHz: 192 and 128 kbit/s; layer I, 192 kbit/s. */
const others = [
  [0xfd, 0xa0, 626],
  [0xfd, 0x80, 417],
  [0xff, 0x60, 208],
].map(([layer = 0, rate = 0, bytes = 0]) =>
  join(
    ...Array.from({ length: 12 }, () =>
      join(Uint8Array.from([0xff, layer, rate, 0]), repeat(bytes - 4, 0x31)),
    ),
  ),
)
const wav = join(encode('RIFF'), repeat(4, 1), encode('WAVEfmt '), repeat(400, 0))

const getType = async (...parts: Uint8Array[]) =>
  (await sniff(createBlobReader(new Blob(parts.map((part) => new Uint8Array(part))))))?.type ?? null

const SOUNDS = [
  ['audio/mpeg', mp3],
  ['audio/aac', aac],
  ['audio/wav', wav],
  ['audio/ogg', join(encode('OggS'), repeat(99, 0))],
  ['audio/mp4', join(repeat(4, 0), encode('ftypM4A '), repeat(99, 0))],
  ['audio/wav', join(encode('BW64'), repeat(4, 1), encode('WAVEfmt '), repeat(400, 0))],
  ...others.map((sound) => [null, sound] as const),
  [null, join(encode('fLaC'), repeat(99, 0))],
  [null, join(encode('FORM'), repeat(99, 0), mp3)],
  [null, join(Uint8Array.from([0x1a, 0x45, 0xdf, 0xa3]), repeat(99, 0), mp3)],
] as const

describe.each(SOUNDS)('is %s', (type, sound) => {
  test.each([
    ['without a tag', []],
    ['behind an empty tag', [tag(0)]],
    ['behind a tag', [tag(90)]],
    ['behind a tag with a footer', [tag(90, 0x10)]],
    ['behind a tag with a cover', [tag(3_000_000)]],
    ['behind several tags', [tag(10), tag(200_000), tag(10, 0x10)]],
  ])('%s', async (_, tags) => {
    expect(await getType(...tags, sound)).toBe(type)
  })
})

test.each([
  ['a line end', encode('\r\n')],
  ['an answer of a server', encode('ICY 200 OK\r\nicy-name:The Lake\r\n\r\n')],
  ['zeros', repeat(30_000, 0)],
  ['half headers', repeat(3001, 0, 0xff, 0xfb)],
  ['the rest of a frame', mp3Frame.subarray(200)],
])('finds frames behind %s', async (_, junk) => {
  for (const tags of [[], [tag(50)], [tag(50), tag(5000)]]) {
    expect(await getType(...tags, junk, mp3)).toBe('audio/mpeg')
    expect(await getType(...tags, junk, aac)).toBe('audio/aac')
  }
})

test('finds nothing in what is no sound', async () => {
  const page = encode(`<!doctype html>${'<p>Not found</p>'.repeat(4000)}`)
  for (const bytes of [
    new Uint8Array(),
    page,
    repeat(70_000, 0),
    repeat(70_000, 0xff),
    encode('ID'),
    encode('RIFFxxxxAVI '),
  ])
    expect(await getType(bytes)).toBeNull()
})

test('takes a file that ends in its tag for an MP3', async () => {
  expect(await getType(tag(5000).subarray(0, 900))).toBe('audio/mpeg')
})
