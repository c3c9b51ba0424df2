/**
 * The ways to decode a podcast file: in parts, in slices, or whole. Each throws where the browser cannot; no length of
 * sound but that of `openWhole` stays in memory.
 */
import { type AudioSample, AudioSampleSink, EncodedPacketSink, type InputAudioTrack } from 'mediabunny'
import { PEAKS_PER_POST, SAMPLE_RATE_HZ } from '../../../domain/audio/audio.limits'
import { CLIP_MIN_SECONDS } from '../../../domain/limits'
import { type ClipRange, isClippable } from '../../../domain/podcasts/podcast-clip'
import { concatSamples, toFrames, toInt16 } from '../pcm'
import { toMono } from '../track'
import { computePodcastPeaks } from './podcast-peaks'

export type PodcastDecoder = {
  seconds: number
  /** A part as samples at `SAMPLE_RATE_HZ`; shorter where the file ends early. */
  samples(range: ClipRange): Promise<Int16Array<ArrayBuffer>>
  /** The waveform of a part; slow for all of a long file. */
  peaks(range: ClipRange, signal: AbortSignal): Promise<string>
}

/** The sound of a file of a known format, and whether the browser says that it decodes it in parts. */
export type FoundSound = { track: InputAudioTrack; seconds: number; codec: string | null; canDecode: boolean }

/** Some decoders drop the first frames, so decoding starts a little earlier. */
const LEAD_SECONDS = 0.2

/** A decoder that returns nothing for so long has failed without saying so. */
export const DECODER_SILENCE_MS = 10_000

/** How far the samples of gapless sound may be from the time that they span. */
const LENGTH_RATIO = { min: 0.7, max: 1.4 }

/** For browsers with `AudioDecoder`: decodes only what is requested. */
export async function openInParts({ track, seconds }: FoundSound): Promise<PodcastDecoder> {
  const sink = new AudioSampleSink(track)
  const decode = (start: number, end: number) => limitSilence(sink.samples(start, end), DECODER_SILENCE_MS)
  const rate = await measureRate(decode(0, CLIP_MIN_SECONDS))
  return {
    seconds,
    async samples({ start, end }) {
      const out = new Float32Array(Math.round((end - start) * rate))
      let filled = 0
      for await (const sample of decode(Math.max(0, start - LEAD_SECONDS), end)) {
        filled = Math.max(filled, addMono(sample, out, Math.round((sample.timestamp - start) * rate)))
        sample.close()
      }
      return convertRate(out.subarray(0, filled), rate)
    },
    peaks: (range, signal) =>
      computePodcastPeaks(
        async (at, length) => measureRms(decode(at, at + length)),
        range,
        PEAKS_PER_POST,
        signal,
      ),
  }
}

/**
 * The sample rate of what a decoder returns, in Hz: half or twice that of the header in some AAC. Throws where it does
 * not fit the time stamps, which would change the pitch.
 */
async function measureRate(samples: AsyncIterable<AudioSample>): Promise<number> {
  let [rate, decoded, from, to] = [0, 0, Number.POSITIVE_INFINITY, 0]
  for await (const { sampleRate, duration, timestamp } of closeEach(samples)) {
    rate ||= sampleRate
    decoded += duration
    from = Math.min(from, timestamp)
    to = Math.max(to, timestamp + duration)
  }
  const ratio = decoded / (to - from)
  if (!(ratio > LENGTH_RATIO.min && ratio < LENGTH_RATIO.max))
    throw new Error(`The decoder returns ${decoded} s for ${to - from} s.`)
  return rate
}

async function* closeEach(samples: AsyncIterable<AudioSample>): AsyncIterable<AudioSample> {
  for await (const sample of samples) {
    yield sample
    sample.close()
  }
}

/** Yields the items of an iterator; throws when the next one takes longer than `ms`. */
async function* limitSilence<T>(items: AsyncIterator<T>, ms: number): AsyncIterable<T> {
  try {
    for (;;) {
      const item = await rejectAfter(ms, items.next())
      if (item.done) return
      yield item.value
    }
  } finally {
    // An iterator that hangs would never finish its return.
    void items.return?.()
  }
}

/** The length decoded at once, in seconds. */
const SLICE_SECONDS = 30

/** For browsers that only decode whole files: packets of MP3 in a row are a file, too. */
export async function openInSlices({ track, seconds }: FoundSound): Promise<PodcastDecoder> {
  const sink = new EncodedPacketSink(track)
  return {
    seconds,
    async samples({ start, end }) {
      const slices: Int16Array[] = []
      for (let at = start; at < end; at += SLICE_SECONDS)
        slices.push(toInt16(await decodeSlice(sink, at, Math.min(end, at + SLICE_SECONDS))))
      return concatSamples(slices)
    },
    peaks: (range, signal) =>
      computePodcastPeaks(
        async (at, length) => computeRms([await decodeSlice(sink, at, at + length)]),
        range,
        PEAKS_PER_POST,
        signal,
      ),
  }
}

/** Decodes the packets of a part, as samples at `SAMPLE_RATE_HZ`. */
async function decodeSlice(
  sink: EncodedPacketSink,
  start: number,
  end: number,
): Promise<Float32Array<ArrayBuffer>> {
  const first = (await sink.getPacket(Math.max(0, start - LEAD_SECONDS))) ?? (await sink.getFirstPacket())
  if (!first) return new Float32Array()
  const packets: Uint8Array<ArrayBuffer>[] = []
  let endsAt = 0
  for await (const { data, timestamp, duration } of sink.packets(first)) {
    if (timestamp >= end) break
    packets.push(new Uint8Array(data))
    endsAt = timestamp + duration
  }
  if (packets.length === 0) return new Float32Array()
  const buffer = await decode(new Blob(packets))
  // Counted from the end: what a decoder drops is at the start.
  const toIndex = (seconds: number) => Math.max(0, buffer.length - toFrames(Math.max(0, endsAt - seconds)))
  return toMono(buffer).slice(toIndex(start), toIndex(end))
}

/** Adds a sample's mono mix to `out` at index `at`, skipping what lies before it; returns the end index. */
function addMono(sample: AudioSample, out: Float32Array, at: number): number {
  const frames = sample.numberOfFrames
  const plane = new Float32Array(frames)
  const share = 1 / sample.numberOfChannels
  for (let channel = 0; channel < sample.numberOfChannels; channel++) {
    sample.copyTo(plane, { planeIndex: channel, format: 'f32-planar' })
    for (let n = Math.max(0, -at); n < frames && at + n < out.length; n++)
      out[at + n] = (channel === 0 ? 0 : (out[at + n] ?? 0)) + (plane[n] ?? 0) * share
  }
  return Math.max(0, Math.min(out.length, at + frames))
}

async function measureRms(samples: AsyncIterable<AudioSample>): Promise<number> {
  const planes: Float32Array[] = []
  for await (const sample of closeEach(samples)) {
    const plane = new Float32Array(sample.numberOfFrames)
    sample.copyTo(plane, { planeIndex: 0, format: 'f32-planar' })
    planes.push(plane)
  }
  return computeRms(planes)
}

function computeRms(parts: readonly Float32Array[]): number {
  const frames = parts.reduce((sum, part) => sum + part.length, 0)
  const squares = parts.reduce((sum, part) => part.reduce((total, value) => total + value * value, sum), 0)
  return Math.sqrt(squares / Math.max(1, frames))
}

async function convertRate(
  samples: Float32Array<ArrayBuffer>,
  rate: number,
): Promise<Int16Array<ArrayBuffer>> {
  if (samples.length === 0 || rate === SAMPLE_RATE_HZ) return toInt16(samples)
  const length = Math.round((samples.length / rate) * SAMPLE_RATE_HZ)
  const context = new OfflineAudioContext({ numberOfChannels: 1, length, sampleRate: SAMPLE_RATE_HZ })
  const buffer = context.createBuffer(1, samples.length, rate)
  buffer.copyToChannel(samples, 0)
  const node = context.createBufferSource()
  node.buffer = buffer
  node.connect(context.destination)
  node.start()
  return toInt16((await context.startRendering()).getChannelData(0))
}

/** For browsers that only decode whole files: samples of all of it stay in memory. */
export async function openWhole(blob: Blob): Promise<PodcastDecoder> {
  const buffer = await decode(blob)
  if (!isClippable(buffer.duration)) throw new Error('It has no length.')
  const mono = toMono(buffer)
  const part = (start: number, end: number) => mono.subarray(toFrames(start), toFrames(end))
  return {
    seconds: buffer.duration,
    samples: async ({ start, end }) => toInt16(part(start, end)),
    peaks: (range, signal) =>
      computePodcastPeaks(
        async (at, length) => computeRms([part(at, at + length)]),
        range,
        PEAKS_PER_POST,
        signal,
      ),
  }
}

async function decode(blob: Blob): Promise<AudioBuffer> {
  const decoder = new OfflineAudioContext({ numberOfChannels: 1, length: 1, sampleRate: SAMPLE_RATE_HZ })
  return decoder.decodeAudioData(await blob.arrayBuffer())
}

/** Settles like `promise`; rejects when that takes longer than `ms`. */
export async function rejectAfter<T>(ms: number, promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer in ${ms} ms.`)), ms)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
