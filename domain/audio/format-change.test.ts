import { describe, expect, test } from 'vitest'
import { findFormatChange } from './format-change'
import { readFrame } from './mp3-frames'
import { createBlobReader } from './sniff'

const repeat = (length: number, ...bytes: number[]) =>
  Uint8Array.from({ length }, (_, at) => bytes[at % bytes.length] ?? 0)
const join = (...parts: Uint8Array[]) => {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
const find = (type: Parameters<typeof findFormatChange>[0], ...parts: Uint8Array<ArrayBuffer>[]) =>
  findFormatChange(type, createBlobReader(new Blob(parts)))

/** Frames of layer III: `b1` says the version, `b2` bit rate and sample rate, `b3` the channels. */
function createMp3(count: number, [b1, b2, b3]: [number, number, number]): Uint8Array<ArrayBuffer> {
  const header = Uint8Array.from([0xff, b1, b2, b3])
  const frame = join(header, repeat((readFrame(header, 0)?.bytes ?? 0) - 4, 0x31))
  return join(...Array.from({ length: count }, () => frame))
}
const MP3S = {
  '44.1 kHz': [0xfb, 0x90, 0xc0],
  '48 kHz': [0xfb, 0x94, 0xc0],
  '32 kHz': [0xfb, 0x98, 0xc0],
  '24 kHz': [0xf3, 0x84, 0xc0],
  '8 kHz': [0xe3, 0x88, 0xc0],
  stereo: [0xfb, 0x90, 0x00],
} as const

describe('an MP3', () => {
  const names = Object.keys(MP3S) as (keyof typeof MP3S)[]
  const pairs = names.flatMap((one) =>
    names.filter((name) => name !== one).map((other) => [one, other] as const),
  )
  test.each(pairs)('of %s that goes on in %s', async (one, other) => {
    const [first, second] = [createMp3(100, [...MP3S[one]]), createMp3(100, [...MP3S[other]])]
    const samples = one === '24 kHz' || one === '8 kHz' ? 576 : 1152
    const rate =
      { '48 kHz': 48_000, '32 kHz': 32_000, '24 kHz': 24_000, '8 kHz': 8000 }[one as '8 kHz'] ?? 44_100
    for (const parts of [
      [first, second],
      [first, second, first],
      [first, repeat(500, 0), second],
    ])
      expect((await find('audio/mpeg', ...parts))?.seconds).toBeCloseTo((100 * samples) / rate, 1)
  })

  test('of one format has no change, whatever stands between its frames', async () => {
    const sound = createMp3(3000, [0xfb, 0x90, 0x40])
    const joint = createMp3(50, [0xfb, 0xa0, 0x60])
    expect(await find('audio/mpeg', sound)).toBeNull()
    expect(await find('audio/mpeg', sound, repeat(999, 0xff), joint, repeat(9, 0), sound)).toBeNull()
  })
})

describe('an AAC', () => {
  /** Frames of 200 bytes; `rate` is its index. */
  const createAac = (count: number, rate: number, channels = 1) => {
    const head = [0xff, 0xf1, 0x40 | (rate << 2), (channels << 6) & 0xff, 25, 0x1f, 0xfc]
    const frame = join(Uint8Array.from(head), repeat(193, 0x31))
    return join(...Array.from({ length: count }, () => frame))
  }
  test.each([
    ['another rate', createAac(50, 6)],
    ['other channels', createAac(50, 3, 2)],
  ])('that goes on with %s', async (_, other) => {
    const first = createAac(100, 3)
    for (const parts of [
      [first, other],
      [first, repeat(77, 0), other],
      [repeat(30, 7), first, other, first],
    ])
      expect((await find('audio/aac', ...parts))?.seconds).toBeCloseTo((100 * 1024) / 48_000, 1)
  })
  test('of one format has no change', async () => {
    expect(await find('audio/aac', createAac(9000, 3))).toBeNull()
    expect(await find('audio/aac', createAac(99, 3), repeat(99, 0xff), createAac(99, 3))).toBeNull()
  })
})

describe('an Ogg', () => {
  const createPage = (flags: number, serial: number, bytes = 600) => {
    const segments = [...Array.from({ length: Math.floor(bytes / 255) }, () => 255), bytes % 255]
    const head = [
      ...new TextEncoder().encode('OggS'),
      0,
      flags,
      ...repeat(8, 0),
      serial,
      ...repeat(11, 0),
      segments.length,
    ]
    return join(Uint8Array.from([...head, ...segments]), repeat(bytes, 0x31))
  }
  const createLink = (serial: number, pages = 40) =>
    join(
      createPage(2, serial, 30),
      ...Array.from({ length: pages }, () => createPage(0, serial)),
      createPage(4, serial, 9),
    )

  test('that is chained', async () => {
    expect(await find('audio/ogg', createLink(1), createLink(2))).toEqual({ seconds: null })
    expect(await find('audio/ogg', createLink(1), createLink(1), createLink(1))).toEqual({ seconds: null })
    expect(await find('audio/ogg', createLink(1, 4000), repeat(50, 0), createLink(2))).toEqual({
      seconds: null,
    })
  })
  test('of one link has no change', async () => {
    expect(await find('audio/ogg', createLink(1, 4000))).toBeNull()
    // Two streams at once.
    expect(
      await find('audio/ogg', createPage(2, 1), createPage(2, 2), createPage(0, 1), createPage(0, 2)),
    ).toBeNull()
  })
})

test('other types are not looked into', async () => {
  expect(await find('audio/wav', repeat(99, 1))).toBeNull()
  expect(await find('audio/mp4', repeat(99, 1))).toBeNull()
})
