/**
 * A podcast file on this device: its duration, waveform and any part as samples. Decodes only what is requested: an
 * hour of samples would take gigabytes.
 */
import {
  ADTS,
  type AudioSample,
  AudioSampleSink,
  BlobSource,
  EncodedPacketSink,
  Input,
  type InputAudioTrack,
  MP3,
  MP4,
  OGG,
  WAVE,
} from 'mediabunny'
import { PEAKS_PER_POST, SAMPLE_RATE_HZ } from '../../../domain/audio/audio.limits'
import { findFormatChange } from '../../../domain/audio/format-change'
import { createBlobReader, sniff } from '../../../domain/audio/sniff'
import { AppError } from '../../../domain/errors/app-error'
import { appError } from '../../../domain/errors/errors'
import { CLIP_MIN_SECONDS } from '../../../domain/limits'
import { type ClipRange, isClippable } from '../../../domain/podcasts/podcast-clip'
import { concatSamples, toFrames, toInt16, toSeconds } from '../pcm'
import { toMono } from '../track'
import { computePodcastPeaks } from './podcast-peaks'

/**
 * Minutes of a file that a browser decodes whole, if it cannot decode it in parts: a minute takes up to 35 MB. The length
 * of a format that we do not know is taken from its size, at this rate.
 */
export const PODCAST_WHOLE_MINUTES = 10
export const PODCAST_UNKNOWN_BYTES_PER_SECOND = 4000

export type PodcastSource = {
  seconds: number
  /** The file goes on in another format behind its `seconds`, which cannot be read. */
  isPartial?: boolean
  /** A part as samples at `SAMPLE_RATE_HZ`; shorter where the file ends early. */
  samples(range: ClipRange): Promise<Int16Array<ArrayBuffer>>
  /** The waveform of a part; slow for all of a long file. */
  peaks(range: ClipRange, signal: AbortSignal): Promise<string>
  close(): void
}

/**
 * Opens a file by its content, whatever its name. Throws `podcast.file_type` when it is no sound,
 * `podcast.file_unsupported` when this browser cannot play it, `podcast.file_changes` and `podcast.file_too_short` when
 * less than a clip of it can be read, and `podcast.file_too_long` when this browser would have to decode too much at once.
 */
export async function openPodcast(blob: Blob): Promise<PodcastSource> {
  const read = createBlobReader(blob)
  const found = await sniff(read)
  const change = found && (await findFormatChange(found.type, read))
  const refuse = (error?: unknown) =>
    found
      ? appError('podcast.file_unsupported', { format: found.extension.toUpperCase() }, 'file', error)
      : appError('podcast.file_type', {}, 'file', error)
  if (change?.seconds != null && !isClippable(change.seconds))
    throw appError('podcast.file_changes', {}, 'file')
  const input = new Input({ source: new BlobSource(blob), formats: [MP3, WAVE, OGG, MP4, ADTS] })
  const source = await openSource(blob, input).catch((error: unknown) => {
    input.dispose()
    throw error instanceof AppError ? error : refuse(error)
  })
  try {
    // Headers may be wrong, so the first seconds are decoded.
    const first = await source.samples({ start: 0, end: CLIP_MIN_SECONDS })
    if (toSeconds(first.length) < CLIP_MIN_SECONDS / 2) throw new Error('There is nothing to hear.')
  } catch (error) {
    source.close()
    throw refuse(error)
  }
  if (!change) return source
  return { ...source, seconds: Math.min(source.seconds, change.seconds ?? source.seconds), isPartial: true }
}

async function openSource(blob: Blob, input: Input): Promise<PodcastSource> {
  const found = await findSound(input).catch((error: unknown) => {
    if (error instanceof AppError) throw error
    console.warn('This podcast is not decoded in parts.', error)
    return null
  })
  if (found?.canDecode) return openInParts(input, found)
  if (found && (await found.track.getCodec()) === 'mp3') return openInSlices(input, found)
  const seconds = found?.seconds ?? blob.size / PODCAST_UNKNOWN_BYTES_PER_SECOND
  const isTooLong = seconds > PODCAST_WHOLE_MINUTES * 60
  if (found && isTooLong) throw appError('podcast.file_too_long', { max: PODCAST_WHOLE_MINUTES }, 'file')
  const source = isTooLong ? null : await decodeWhole(blob)
  if (!source) throw new Error('This browser does not decode it.')
  input.dispose()
  return source
}

type FoundSound = { track: InputAudioTrack; seconds: number; canDecode: boolean }

/** The sound of a file of a known format, and whether the browser decodes it in parts. */
async function findSound(input: Input): Promise<FoundSound> {
  if (!(await input.canRead())) throw new Error('This is no sound we know.')
  const track = await input.getPrimaryAudioTrack()
  if (!track) throw new Error('It has no sound.')
  const seconds = await track.computeDuration()
  if (seconds > 0 && !isClippable(seconds))
    throw appError('podcast.file_too_short', { min: CLIP_MIN_SECONDS }, 'file')
  if (seconds === 0) throw appError('podcast.file_type', {}, 'file')
  if (!isClippable(seconds)) throw new Error('It has no length.')
  return { track, seconds, canDecode: await track.canDecode() }
}

/** Some decoders drop the first frames, so decoding starts a little earlier. */
const LEAD_SECONDS = 0.2

async function openInParts(input: Input, { track, seconds }: FoundSound): Promise<PodcastSource> {
  const sink = new AudioSampleSink(track)
  const rate = await track.getSampleRate()
  return {
    seconds,
    async samples({ start, end }) {
      const out = new Float32Array(Math.round((end - start) * rate))
      let filled = 0
      for await (const sample of sink.samples(Math.max(0, start - LEAD_SECONDS), end)) {
        filled = Math.max(filled, addMono(sample, out, Math.round((sample.timestamp - start) * rate)))
        sample.close()
      }
      return convertRate(out.subarray(0, filled), rate)
    },
    peaks: (range, signal) =>
      computePodcastPeaks((at, length) => measureRms(sink, at, length), range, PEAKS_PER_POST, signal),
    close: () => input.dispose(),
  }
}

/** The length decoded at once, in seconds. */
const SLICE_SECONDS = 30

/** For browsers that only decode whole files: packets of MP3 in a row are a file, too. */
function openInSlices(input: Input, { track, seconds }: FoundSound): PodcastSource {
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
    close: () => input.dispose(),
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
  const buffer = await decode(new Blob(packets))
  if (!buffer) return new Float32Array()
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

async function measureRms(sink: AudioSampleSink, at: number, length: number): Promise<number> {
  const planes: Float32Array[] = []
  for await (const sample of sink.samples(at, at + length)) {
    const plane = new Float32Array(sample.numberOfFrames)
    sample.copyTo(plane, { planeIndex: 0, format: 'f32-planar' })
    sample.close()
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
async function decodeWhole(blob: Blob): Promise<PodcastSource | null> {
  const buffer = await decode(blob)
  if (!buffer || !isClippable(buffer.duration)) return null
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
    close: () => undefined,
  }
}

async function decode(blob: Blob): Promise<AudioBuffer | null> {
  const decoder = new OfflineAudioContext({ numberOfChannels: 1, length: 1, sampleRate: SAMPLE_RATE_HZ })
  return decoder.decodeAudioData(await blob.arrayBuffer()).catch(() => null)
}
