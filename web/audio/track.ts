/** Background music as samples at `SAMPLE_RATE_HZ`, for the headphones and for the mix. */
import { SAMPLE_RATE_HZ } from '../../domain/audio/audio.limits'
import { readBytes } from '../api/bytes'

/** The last track: recording and mixing both load it. */
let kept: { url: string; buffer: AudioBuffer } | null = null

export async function loadTrack(url: string, signal?: AbortSignal): Promise<AudioBuffer> {
  if (kept?.url === url) return kept.buffer
  const bytes = await readBytes(url, signal)
  const decoder = new OfflineAudioContext({ numberOfChannels: 1, length: 1, sampleRate: SAMPLE_RATE_HZ })
  const buffer = await decoder.decodeAudioData(bytes)
  if (buffer.length === 0) throw new Error(`The track at ${url} is empty.`)
  kept = { url, buffer }
  return buffer
}

/** Mixes all channels down into a new array. */
export function toMono(buffer: AudioBuffer): Float32Array<ArrayBuffer> {
  const mono = new Float32Array(buffer.length)
  for (let channel = 0; channel < buffer.numberOfChannels; channel++) {
    const samples = buffer.getChannelData(channel)
    for (let at = 0; at < mono.length; at++)
      mono[at] = (mono[at] ?? 0) + (samples[at] ?? 0) / buffer.numberOfChannels
  }
  return mono
}
