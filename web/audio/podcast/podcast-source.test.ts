/** Files that a browser without a decoder for parts opens: how much it decodes at once, and what it refuses. */
import { readFile } from 'node:fs/promises'
import {
  BlobSource,
  BufferTarget,
  EncodedAudioPacketSource,
  type EncodedPacket,
  EncodedPacketSink,
  Input,
  MP3,
  MP4,
  Mp3OutputFormat,
  Mp4OutputFormat,
  Output,
} from 'mediabunny'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SAMPLE_RATE_HZ } from '../../../domain/audio/audio.limits'
import { readFrame } from '../../../domain/audio/mp3-frames'
import { openPodcast, PODCAST_UNKNOWN_BYTES_PER_SECOND, PODCAST_WHOLE_MINUTES } from './podcast-source'

/** Seconds of each sound that was decoded. */
let decoded: number[] = []

/** Decodes to silence of the right length, as browsers decode: whole sounds only. */
class SilentDecoder {
  async decodeAudioData(bytes: ArrayBuffer) {
    const input = new Input({ source: new BlobSource(new Blob([bytes])), formats: [MP3, MP4] })
    const duration = await input.computeDuration()
    decoded.push(duration)
    const length = Math.round(duration * SAMPLE_RATE_HZ)
    return { duration, length, numberOfChannels: 1, getChannelData: () => new Float32Array(length) }
  }
}

beforeEach(() => {
  decoded = []
  vi.stubGlobal('OfflineAudioContext', SilentDecoder)
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const readFixture = async (name: string) =>
  new Blob([await readFile(new URL(`../../../tests/fixtures/${name}`, import.meta.url))])

/** The sound of a fixture over and over, for at least this long. */
async function repeat(name: string, seconds: number): Promise<Blob> {
  const input = new Input({ source: new BlobSource(await readFixture(name)), formats: [MP3, MP4] })
  const track = await input.getPrimaryAudioTrack()
  const [codec, decoderConfig] = [await track?.getCodec(), await track?.getDecoderConfig()]
  if (!track || !codec || !decoderConfig) throw new Error(`no sound in ${name}`)
  const packets: EncodedPacket[] = []
  for await (const packet of new EncodedPacketSink(track).packets()) packets.push(packet)
  const target = new BufferTarget()
  const format = codec === 'mp3' ? new Mp3OutputFormat() : new Mp4OutputFormat()
  const output = new Output({ format, target })
  const source = new EncodedAudioPacketSource(codec)
  output.addAudioTrack(source)
  await output.start()
  for (let at = 0; at < seconds; )
    for (const packet of packets) {
      await source.add(packet.clone({ timestamp: at }), { decoderConfig })
      at += packet.duration
    }
  await output.finalize()
  return new Blob([target.buffer ?? ''])
}

test('decodes an MP3 of any length in short slices', async () => {
  const source = await openPodcast(await repeat('speech-60.mp3', 60 * PODCAST_WHOLE_MINUTES + 60))
  expect(source.seconds).toBeGreaterThan(60 * PODCAST_WHOLE_MINUTES)
  for (const range of [
    { start: 0, end: 5 },
    { start: 300, end: 340 },
    { start: 100, end: 190.5 },
  ])
    expect((await source.samples(range)).length / SAMPLE_RATE_HZ).toBeCloseTo(range.end - range.start, 1)
  expect(await source.peaks({ start: 0, end: source.seconds }, new AbortController().signal)).not.toBe('')
  expect(Math.max(...decoded)).toBeLessThan(31)
  const atEnd = await source.samples({ start: source.seconds - 1, end: source.seconds + 5 })
  expect(atEnd.length / SAMPLE_RATE_HZ).toBeCloseTo(1, 1)
})

test('decodes a short file of another format whole', async () => {
  const source = await openPodcast(await readFixture('speech-a.m4a'))
  expect(decoded).toHaveLength(1)
  expect((await source.samples({ start: 1, end: 2 })).length).toBe(SAMPLE_RATE_HZ)
})

test('refuses a longer one before decoding it', async () => {
  const long = await repeat('speech-a.m4a', 60 * PODCAST_WHOLE_MINUTES + 10)
  await expect(openPodcast(long)).rejects.toMatchObject({
    code: 'podcast.file_too_long',
    message: expect.stringContaining(`${PODCAST_WHOLE_MINUTES} minutes`),
  })
  expect(decoded).toEqual([])
})

test('refuses a large file of an unknown format before decoding it', async () => {
  const bytes = 60 * PODCAST_WHOLE_MINUTES * PODCAST_UNKNOWN_BYTES_PER_SECOND + 1
  await expect(openPodcast(new Blob([new Uint8Array(bytes)]))).rejects.toMatchObject({
    code: 'podcast.file_type',
  })
  expect(decoded).toEqual([])
})

/** Silent frames of MPEG 1, layer III, mono: `rates` is the byte of bit rate and sample rate. */
function createFrames(count: number, rates: number): Uint8Array<ArrayBuffer> {
  const header = Uint8Array.from([0xff, 0xfb, rates, 0xc0])
  const frame = new Uint8Array(readFrame(header, 0)?.bytes ?? 0)
  frame.set(header)
  return new Uint8Array(Array.from({ length: count }, () => [...frame]).flat())
}

test('opens the first part of a file that changes its format, and says so', async () => {
  const [first, second] = [createFrames(200, 0x94), createFrames(100, 0x98)]
  for (const parts of [
    [first, second],
    [first, second, first],
  ]) {
    const source = await openPodcast(new Blob(parts))
    expect(source.isPartial).toBe(true)
    expect(source.seconds).toBeCloseTo((200 * 1152) / 48_000, 1)
  }
  const whole = await openPodcast(new Blob([first, new Uint8Array(417), first]))
  expect(whole.isPartial).toBeUndefined()
  expect(whole.seconds).toBeCloseTo((400 * 1152) / 48_000, 1)
})

test('refuses a file that changes its format in its first second', async () => {
  await expect(openPodcast(new Blob([createFrames(30, 0x94), createFrames(99, 0x98)]))).rejects.toMatchObject(
    {
      code: 'podcast.file_changes',
    },
  )
})

test('refuses a file that is shorter than a clip', async () => {
  await expect(openPodcast(new Blob([createFrames(20, 0x94)]))).rejects.toMatchObject({
    code: 'podcast.file_too_short',
  })
})

test.each([
  ['M4A', [0, 0, 0, 24, ...new TextEncoder().encode('ftypM4A ')]],
  ['WAV', [...new TextEncoder().encode('RIFF'), 1, 1, 0, 0, ...new TextEncoder().encode('WAVEfmt ')]],
  ['OGG', [...new TextEncoder().encode('OggS')]],
  ['MP3', [...new TextEncoder().encode('ID3'), 4, 0, 0, 0, 0, 0, 9]],
])('names the format of an %s that this browser cannot play', async (format, head) => {
  vi.stubGlobal(
    'OfflineAudioContext',
    class {
      decodeAudioData = () => Promise.reject(new DOMException('No.', 'EncodingError'))
    },
  )
  await expect(
    openPodcast(new Blob([Uint8Array.from([...head, ...new Uint8Array(500)])])),
  ).rejects.toMatchObject({
    code: 'podcast.file_unsupported',
    message: expect.stringContaining(`${format} file`),
  })
})
