import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { Mp3Counter } from './mp3-counter'
import { readFrame } from './mp3-frames'

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
  return count.measure().seconds
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

/** Pseudo-random numbers from 0 up to 1: the same for a seed. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const join = (...parts: Uint8Array[]) => {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
const encode = (text: string) => new TextEncoder().encode(text)
const fill = (length: number, ...bytes: number[]) =>
  Uint8Array.from({ length }, (_, at) => bytes[at % bytes.length] ?? 0)
const makeNoise = (random: () => number, length: number) =>
  Uint8Array.from({ length }, () => Math.floor(random() * 256))

/** Frames of layer III with noise as their sound, padded as an encoder does. */
function createFrames(
  count: number,
  { version = 3, rateIndex = 0, bitRateIndex = 7, mode = 3, seed = 1 }: Partial<FrameOptions> = {},
): Uint8Array[] {
  const random = createRandom(seed)
  return Array.from({ length: count }, (_, at) => {
    const header = [0xff, 0xe3 | (version << 3), (bitRateIndex << 4) | (rateIndex << 2), mode << 6]
    if (at % 3 === 1) header[2] = (header[2] ?? 0) | 2
    const bytes = makeNoise(random, readFrame(Uint8Array.from(header), 0)?.bytes ?? 0)
    bytes.set(header)
    return bytes
  })
}
type FrameOptions = { version: number; rateIndex: number; bitRateIndex: number; mode: number; seed: number }

function measure(bytes: Uint8Array, origin: 'own' | 'other' = 'other', piece = 4096) {
  const counter = new Mp3Counter(origin)
  for (let at = 0; at < bytes.length; at += piece) counter.push(bytes.subarray(at, at + piece))
  return counter.measure()
}
const FRAME_SECONDS = 1152 / 44_100
const countFrames = (bytes: Uint8Array) => Math.round((measure(bytes).seconds ?? -1) / FRAME_SECONDS)

const frames = createFrames(193)
const sound = join(...frames)
const html = encode(`<!doctype html><title>404</title>${'<p>Not found</p>'.repeat(80)}`)
const id3v2 = (length: number, flags = 0) => {
  const size = [length >> 21, length >> 14, length >> 7, length].map((byte) => byte & 0x7f)
  const footer = flags & 0x10 ? [...encode('3DI'), 4, 0, flags, ...size] : []
  return join(
    Uint8Array.from([...encode('ID3'), 4, 0, flags, ...size]),
    fill(length, 7),
    Uint8Array.from(footer),
  )
}
const id3v1 = join(encode('TAG'), fill(125, 0x20))
const enhanced = join(encode('TAG+'), fill(223, 0x20))
const ape = (length: number) =>
  join(
    encode('APETAGEX'),
    Uint8Array.from([0xd0, 7, 0, 0, length & 255, length >> 8, 0, 0]),
    fill(16 + length, 0x41),
  )
const lyrics = encode(`LYRICSBEGIN${'IND00002'.repeat(40)}000331LYRICS200`)

describe('counts what players play', () => {
  const half = [join(...frames.slice(0, 90)), join(...frames.slice(90))] as const
  const noise = makeNoise(createRandom(9), 9000)
  test.each<[string, Uint8Array, number?]>([
    ['a line end behind the leading tag', join(id3v2(300), encode('\r\n'), sound)],
    ['2,000 bytes AA behind the leading tag', join(id3v2(300), fill(2000, 0xaa), sound)],
    ['two bytes in front', join(fill(2, 0), sound)],
    ['an answer of a server in front', join(encode('ICY 200 OK\r\nicy-br:96\r\n\r\n'), sound)],
    ['half headers in front', join(fill(3000, 0xff, 0xfb), fill(99, 0xff), sound)],
    ['noise in front', join(noise, sound)],
    ['one byte between frames', join(half[0], fill(1, 10), half[1])],
    ['three bytes between frames', join(half[0], fill(3, 10), half[1])],
    ['a byte between all frames', join(...frames.flatMap((frame) => [frame, fill(1, 10)]))],
    [
      'a byte between the first half of the frames',
      join(...frames.flatMap((frame, at) => (at < 90 ? [frame, fill(1, 10)] : [frame]))),
    ],
    ['half a header between frames', join(half[0], fill(1, 0xff), half[1])],
    ['five zeros between frames', join(half[0], fill(5, 0), half[1])],
    ['417 zeros between frames', join(half[0], fill(417, 0), half[1])],
    ['a page between frames', join(half[0], html, half[1])],
    ['noise between frames', join(half[0], noise, half[1])],
    ['the bare head of a tag between frames', join(half[0], encode('APETAGEX'), half[1])],
    ['a head of a tag that claims the rest', join(half[0], encode('APETAGEX'), fill(24, 0xff), half[1])],
    [
      'a tag that claims the rest',
      join(half[0], Uint8Array.from([...encode('ID3'), 4, 0, 0, 1, 1, 1, 1]), half[1]),
    ],
    ['a tag between frames', join(half[0], id3v2(5000), half[1])],
    ['200 bytes missing', join(half[0], half[1].subarray(200)), 192],
    ['200 bytes missing inside of a frame', join(half[0].subarray(0, -100), half[1].subarray(100)), 192],
    ['a line end behind', join(sound, encode('\r\n'))],
    ['two bytes of a header behind', join(sound, fill(2, 0xff, 0xfb))],
    ['a page behind', join(sound, html)],
    ['130,000 bytes 55 behind', join(sound, fill(130_000, 0x55))],
    ['noise behind', join(sound, makeNoise(createRandom(5), 130_000))],
    ['a cut frame behind', join(sound, frames[0]?.subarray(0, 90) ?? sound), 194],
    ['tags of all kinds behind', join(sound, enhanced, ape(700), lyrics, id3v2(900, 0x10), id3v1)],
    ['tags in front', join(id3v2(0), id3v2(300_000), id3v2(20, 0x10), sound)],
    ['two files with their tags', join(id3v2(99), sound, id3v1, id3v2(700), sound, id3v1), 386],
    ['an own tag on each of three files', join(sound, ape(300), sound, lyrics, id3v1, sound), 579],
    ['a file cut in the middle of a frame, then the next', join(sound.subarray(0, -150), sound), 386],
  ])('with %s', (_, bytes, expected = 193) => {
    expect(Math.abs(countFrames(bytes) - expected)).toBeLessThanOrEqual(1)
    expect(measure(bytes, 'other', 100)).toEqual(measure(bytes))
    expect(measure(bytes, 'other', bytes.length)).toEqual(measure(bytes))
  })

  test('of stereo and changing bit rates', () => {
    const parts = [9, 5, 14, 9, 1].flatMap((bitRateIndex, at) =>
      createFrames(5, { bitRateIndex, mode: at % 2 }),
    )
    expect(countFrames(join(...parts))).toBe(25)
  })

  test('of a single frame, and of one with tags', () => {
    const [frame = sound] = frames
    expect(countFrames(frame)).toBe(1)
    expect(countFrames(join(id3v2(10), frame, id3v1))).toBe(1)
  })

  test('less the padding of encoders at low rates', () => {
    // MPEG 2.5 at 8 kHz.
    const [info = sound, ...low] = createFrames(194, { version: 0, rateIndex: 2 })
    info.fill(0, 4)
    info.set([...encode('Xing'), 0, 0, 0, 1, 0, 0, 0, 193, ...encode('LAME3.100')], 13)
    // 576 samples at the start and 1,000 at the end.
    info.set([0x24, 0x03, 0xe8], 13 + 12 + 21)
    expect(measure(join(info, ...low)).seconds).toBeCloseTo((193 * 576 - 1576) / 8000)
  })

  /** Cuts and inserts at seeded places: the frames that are whole are counted, and little more. */
  test.each(Array.from({ length: 150 }, (_, seed) => seed))(
    'after the cuts and inserts of seed %i',
    (seed) => {
      const random = createRandom(1000 + seed)
      const pick = (below: number) => Math.floor(random() * below)
      const inserts = [
        noise,
        html,
        fill(4000, 0xff),
        fill(5000, 0xff, 0xfb),
        fill(50, 0),
        id3v1,
        ape(99),
        lyrics,
      ]
      const parts: Uint8Array[] = []
      let whole = 0
      let changes = 0
      for (const frame of createFrames(120, { seed, bitRateIndex: 1 + pick(14), mode: pick(4) })) {
        const chance = random()
        if (chance < 0.04) {
          const junk = inserts[pick(inserts.length)] ?? noise
          const from = pick(junk.length)
          parts.push(junk.subarray(from, from + 1 + pick(3000)))
          changes += 1
        }
        const isCut = chance > 0.96
        changes += isCut ? 1 : 0
        whole += isCut ? 0 : 1
        parts.push(isCut ? frame.subarray(pick(frame.length)) : frame)
      }
      const { seconds } = measure(join(...parts), 'other', 1 + pick(9000))
      const counted = Math.round((seconds ?? 0) / FRAME_SECONDS)
      expect(counted).toBeGreaterThanOrEqual(whole)
      expect(counted).toBeLessThanOrEqual(whole + changes + 1)
    },
  )
})

describe('refuses', () => {
  const rates = [
    [3, 0],
    [3, 1],
    [3, 2],
    [2, 0],
    [2, 1],
    [2, 2],
    [0, 0],
    [0, 1],
    [0, 2],
  ] as const
  const changes = rates.flatMap((one, at) => rates.slice(at + 1).map((other) => [one, other] as const))
  test.each(changes)('a file that changes from rate %j to %j, wherever', (one, other) => {
    const [first, second] = [one, other].map(([version, rateIndex]) =>
      createFrames(40, { version, rateIndex }),
    ) as [Uint8Array[], Uint8Array[]]
    const problem = 'changes_format'
    expect(measure(join(...first, ...second)).problem).toBe(problem)
    expect(measure(join(...second.slice(0, 3), id3v2(50), ...first)).problem).toBe(problem)
    expect(measure(join(...first, ...second.slice(0, 4), ...first)).problem).toBe(problem)
    expect(measure(join(...first, id3v1, fill(99, 0), ...second.slice(0, 5))).problem).toBe(problem)
  })

  test.each([0, 1])('a file that changes between mono and mode %i', (mode) => {
    const [mono, stereo] = [createFrames(9), createFrames(9, { mode })] as const
    expect(measure(join(...mono, ...stereo)).problem).toBe('changes_format')
    expect(measure(join(...stereo, ...mono, ...stereo)).problem).toBe('changes_format')
  })

  test('sound of another layer behind', () => {
    // Layer II, 96 kbit/s at 44.1 kHz: 313 bytes.
    const layerTwo = join(Uint8Array.from([0xff, 0xfd, 0x60, 0xc0]), fill(309, 1))
    expect(measure(join(sound, layerTwo, layerTwo, layerTwo)).problem).toBe('changes_format')
    expect(measure(join(layerTwo, layerTwo, layerTwo)).problem).toBe('damaged')
  })

  test('what has no frames', () => {
    for (const bytes of [new Uint8Array(), html, id3v2(500), fill(9000, 0xff), fill(9000, 0xff, 0xfb), id3v1])
      expect(measure(bytes)).toEqual({ seconds: null, problem: 'damaged' })
  })

  test('a file that claims much more than it has', () => {
    const info = new Uint8Array(frames[0] ?? [])
    info.fill(0, 4)
    info.set([...encode('Xing'), 0, 0, 0, 1, 0, 0, 0, 193], 21)
    expect(countFrames(join(info, ...frames.slice(2)))).toBe(191)
    expect(measure(join(info, ...frames.slice(0, 150)))).toEqual({ seconds: null, problem: 'damaged' })
  })

  test('all of that from our own encoder', () => {
    const own = createFrames(9)
    expect(measure(join(...own), 'own').seconds).toBeCloseTo(9 * FRAME_SECONDS)
    expect(measure(join(id3v2(9), ...own, id3v1), 'own').seconds).toBeCloseTo(9 * FRAME_SECONDS)
    for (const bytes of [
      join(fill(1, 0), ...own),
      join(...own.slice(4), fill(1, 0), ...own),
      join(...own, fill(1, 0)),
      join(...own, id3v1, fill(1, 0)),
      join(...own).subarray(0, -1),
      join(...own, ape(9)),
      join(...createFrames(9, { mode: 0 })),
      join(...own, ...createFrames(9, { bitRateIndex: 5 })),
    ])
      expect(measure(bytes, 'own')).toEqual({ seconds: null, problem: 'damaged' })
  })
})

test.each([
  ['ones', [0xff]],
  ['half headers', [0xff, 0xfb]],
  ['short headers', [0xff, 0xe3, 0x18, 0xc0]],
  ['headers that alternate', [0xff, 0xfb, 0x90, 0xff, 0xf3, 0x90, 0xff]],
])('reads 20 MB of %s in less than a second of processor time', (_, pattern) => {
  const bytes = fill(1_000_000, ...pattern)
  const counter = new Mp3Counter('other')
  const before = process.cpuUsage()
  for (let count = 0; count < 20; count += 1) counter.push(bytes)
  counter.measure()
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(1000)
})
