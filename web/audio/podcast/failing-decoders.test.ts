/** Decoders that accept a configuration and then fail: the next way decodes, and only a file that none decodes is refused. */
import { readFile } from 'node:fs/promises'
import { BlobSource, Input, MP3, MP4 } from 'mediabunny'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SAMPLE_RATE_HZ } from '../../../domain/audio/audio.limits'
import { DECODER_SILENCE_MS } from './podcast-decoders'
import { openPodcast } from './podcast-source'

/** What `AudioDecoder` does with a packet, by its number from 1; `flush` is what it does at the end. */
type Faults = {
  probe?: () => Promise<{ supported: boolean }>
  configure?: () => void
  decode?: (count: number, decoder: StubDecoder) => boolean
  flush?: () => Promise<void>
  /** The rate that its samples claim, as a factor of the right one. */
  rate?: number
}

const LOUD = 0.5
const FRAMES = 1152
const fail = () => new DOMException('Decoding failed.', 'EncodingError')

class StubChunk {
  readonly init: { timestamp: number }
  constructor(init: { timestamp: number }) {
    this.init = init
  }
}

class StubData {
  readonly format = 'f32-planar'
  readonly numberOfFrames = FRAMES
  readonly numberOfChannels = 1
  readonly timestamp: number
  readonly sampleRate: number
  constructor(timestamp: number, sampleRate: number) {
    this.timestamp = timestamp
    this.sampleRate = sampleRate
  }
  allocationSize = () => FRAMES * 4
  copyTo(target: Float32Array | Uint8Array) {
    new Float32Array(target.buffer, target.byteOffset, FRAMES).fill(LOUD)
  }
  close() {}
}

let faults: Faults = {}
let packets = 0
/** Seconds of each sound that `decodeAudioData` got; null where it fails. */
let wholes: number[] = []
let wholeFails = false

type DecoderInit = { output: (data: StubData) => void; error: (error: DOMException) => void }

class StubDecoder {
  static isConfigSupported = () => (faults.probe ?? (async () => ({ supported: true })))()
  state = 'unconfigured'
  decodeQueueSize = 0
  private count = 0
  private rate = 0
  readonly init: DecoderInit
  constructor(init: DecoderInit) {
    this.init = init
  }
  configure({ sampleRate }: { sampleRate: number }) {
    this.rate = sampleRate
    faults.configure?.()
    this.state = 'configured'
  }
  decode({ init }: StubChunk) {
    packets++
    this.count++
    if (faults.decode && !faults.decode(this.count, this)) return
    this.init.output(new StubData(init.timestamp, this.rate * (faults.rate ?? 1)))
  }
  flush = () => faults.flush?.() ?? Promise.resolve()
  close() {
    this.state = 'closed'
  }
}

/** Decodes to silence, as browsers decode: whole sounds only. */
class SilentContext {
  async decodeAudioData(bytes: ArrayBuffer) {
    if (wholeFails) throw fail()
    const input = new Input({ source: new BlobSource(new Blob([bytes])), formats: [MP3, MP4] })
    const duration = await input.computeDuration()
    wholes.push(duration)
    const length = Math.round(duration * SAMPLE_RATE_HZ)
    return { duration, length, numberOfChannels: 1, getChannelData: () => new Float32Array(length) }
  }
  createBuffer = (_: number, length: number) => ({ length, copyToChannel() {} })
  createBufferSource = () => ({ connect() {}, start() {} })
  private readonly frames: number
  constructor({ length }: { length: number }) {
    this.frames = length
  }
  startRendering = async () => ({ getChannelData: () => new Float32Array(this.frames).fill(LOUD) })
}

beforeEach(() => {
  ;[faults, packets, wholes, wholeFails] = [{}, 0, [], false]
  vi.stubGlobal('OfflineAudioContext', SilentContext)
  vi.stubGlobal('AudioDecoder', StubDecoder)
  vi.stubGlobal('AudioData', StubData)
  vi.stubGlobal('EncodedAudioChunk', StubChunk)
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const readFixture = async (name: string) =>
  new Blob([await readFile(new URL(`../../../tests/fixtures/${name}`, import.meta.url))])
const openMp3 = async () => openPodcast(await readFixture('speech-60.mp3'))

const reportAt = (at: number) => (count: number, decoder: StubDecoder) => {
  if (count === at) decoder.init.error(fail())
  return count < at
}
const throwAt = (at: number) => (count: number) => {
  if (count === at) throw fail()
  return true
}

test('uses a decoder that works', async () => {
  const source = await openMp3()
  expect(packets).toBeGreaterThan(0)
  expect((await source.samples({ start: 2, end: 4 })).some((sample) => sample !== 0)).toBe(true)
  expect(wholes).toEqual([])
})

test.each<[string, Faults]>([
  ['reports an error at the first packet', { decode: reportAt(1) }],
  ['reports an error at the tenth packet', { decode: reportAt(10) }],
  ['throws at the first packet', { decode: throwAt(1) }],
  ['throws at the tenth packet', { decode: throwAt(10) }],
  [
    'throws in configure',
    {
      configure: () => {
        throw fail()
      },
    },
  ],
  ['returns nothing and fails at flush', { decode: () => false, flush: () => Promise.reject(fail()) }],
  ['returns nothing', { decode: () => false }],
  ['returns only the first packet', { decode: (count) => count === 1 }],
  ['claims half of the sample rate', { rate: 0.5 }],
  ['claims twice the sample rate', { rate: 2 }],
  ['says that it cannot', { probe: async () => ({ supported: false }) }],
  [
    'throws when it is asked',
    {
      probe: () => {
        throw fail()
      },
    },
  ],
])('decodes in slices where the decoder %s', async (_, stubbed) => {
  faults = stubbed
  const source = await openMp3()
  expect(source.seconds).toBeCloseTo(60, 0)
  expect((await source.samples({ start: 2, end: 4 })).length / SAMPLE_RATE_HZ).toBeCloseTo(2, 1)
  expect(Math.max(...wholes)).toBeLessThan(31)
})

test.each<[string, Faults]>([
  ['is asked and', { probe: () => new Promise(() => undefined) }],
  ['gets packets and', { decode: () => false, flush: () => new Promise(() => undefined) }],
  ['returned nine packets and', { decode: (count) => count < 10, flush: () => new Promise(() => undefined) }],
])('decodes in slices where the decoder %s never answers', async (_, stubbed) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  faults = stubbed
  let source: Awaited<ReturnType<typeof openMp3>> | undefined
  void openMp3().then((opened) => {
    source = opened
  })
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(DECODER_SILENCE_MS)
    expect(source?.seconds).toBeCloseTo(60, 0)
  })
  expect(Math.max(...wholes)).toBeLessThan(31)
})

test('decodes a part in slices where the decoder fails later, and what follows', async () => {
  const source = await openMp3()
  faults = { decode: reportAt(3) }
  const range = { start: 30, end: 33 }
  const [samples, peaks] = await Promise.all([
    source.samples(range),
    source.peaks(range, new AbortController().signal),
  ])
  expect(samples.length / SAMPLE_RATE_HZ).toBeCloseTo(3, 1)
  expect(peaks).not.toBe('')
  const before = packets
  await source.samples({ start: 10, end: 11 })
  expect(packets).toBe(before)
})

test('keeps a decoder whose file has one part that no way decodes', async () => {
  const source = await openMp3()
  faults = { decode: reportAt(3) }
  wholeFails = true
  await expect(source.samples({ start: 30, end: 33 })).rejects.toThrow('Decoding failed.')
  faults = {}
  expect((await source.samples({ start: 10, end: 11 })).length).toBe(SAMPLE_RATE_HZ)
})

test('decodes nothing more after an aborted or closed request', async () => {
  const source = await openMp3()
  const leaving = new AbortController()
  faults = { decode: reportAt(3) }
  leaving.abort()
  await expect(source.peaks({ start: 0, end: 9 }, leaving.signal)).rejects.toThrow()
  source.close()
  await expect(source.samples({ start: 0, end: 9 })).rejects.toThrow()
  expect(wholes).toEqual([])
})

test('decodes a short file of another format whole', async () => {
  faults = { decode: reportAt(1) }
  const source = await openPodcast(await readFixture('speech-a.m4a'))
  expect((await source.samples({ start: 1, end: 2 })).length).toBe(SAMPLE_RATE_HZ)
  expect(wholes).toHaveLength(1)
})

test.each(['speech-60.mp3', 'speech-a.m4a'])(
  'refuses %s only after every way, by its format',
  async (name) => {
    faults = { decode: reportAt(1) }
    wholeFails = true
    await expect(openPodcast(await readFixture(name))).rejects.toMatchObject({
      code: 'podcast.file_unsupported',
      message: expect.stringMatching(/MP3 file|M4A file/),
    })
  },
)
