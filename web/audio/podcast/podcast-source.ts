/**
 * A podcast file on this device: its duration, waveform and any part as samples. Decodes only what is requested: an
 * hour of samples would take gigabytes.
 */
import { ADTS, type AudioSample, AudioSampleSink, BlobSource, Input, MP3, MP4, OGG, WAVE } from 'mediabunny'
import { appError } from '../../../domain/errors/errors'
import { CLIP_MIN_SECONDS, PEAKS_PER_POST, SAMPLE_RATE_HZ } from '../../../domain/limits'
import { type ClipRange, isClippable } from '../../../domain/podcasts/podcast-clip'
import { toFrames, toInt16, toSeconds } from '../pcm'
import { toMono } from '../track'
import { computePodcastPeaks } from './podcast-peaks'

export type PodcastSource = {
  seconds: number
  /** A part as samples at `SAMPLE_RATE_HZ`; shorter where the file ends early. */
  samples(range: ClipRange): Promise<Int16Array<ArrayBuffer>>
  /** The waveform of a part; slow for all of a long file. */
  peaks(range: ClipRange, signal: AbortSignal): Promise<string>
  close(): void
}

/** Opens a file by its content, whatever its name. Throws `podcast.file_type` when it has no playable audio. */
export async function openPodcast(blob: Blob): Promise<PodcastSource> {
  const source = (await openInParts(blob)) ?? (await decodeWhole(blob))
  if (!source) throw appError('podcast.file_type', {}, 'file')
  try {
    // Headers may be wrong, so the first seconds are decoded.
    const first = await source.samples({ start: 0, end: CLIP_MIN_SECONDS })
    if (toSeconds(first.length) < CLIP_MIN_SECONDS / 2) throw new Error('There is nothing to hear.')
  } catch (error) {
    source.close()
    throw appError('podcast.file_type', {}, 'file', error)
  }
  return source
}

/** Some decoders drop the first frames, so decoding starts a little earlier. */
const LEAD_SECONDS = 0.2

async function openInParts(blob: Blob): Promise<PodcastSource | null> {
  const input = new Input({ source: new BlobSource(blob), formats: [MP3, WAVE, OGG, MP4, ADTS] })
  try {
    if (!(await input.canRead())) throw new Error('This is no sound we know.')
    const track = await input.getPrimaryAudioTrack()
    if (!track || !(await track.canDecode())) throw new Error('This browser cannot decode it in parts.')
    const seconds = await track.computeDuration()
    if (!isClippable(seconds)) throw new Error('It has no length.')
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
  } catch (error) {
    console.warn('This podcast is not decoded in parts.', error)
    input.dispose()
    return null
  }
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

/** For browsers that only decode whole files. */
async function decodeWhole(blob: Blob): Promise<PodcastSource | null> {
  const decoder = new OfflineAudioContext({ numberOfChannels: 1, length: 1, sampleRate: SAMPLE_RATE_HZ })
  const buffer = await decoder.decodeAudioData(await blob.arrayBuffer()).catch(() => null)
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
