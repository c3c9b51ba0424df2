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
