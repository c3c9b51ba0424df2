/**
 * Converts sound to the rate of the speech model, block by block, where no AudioContext is. The filter of capture/resampler.ts
 * is as long for any rate: at a third of 48 kHz it lets through 22 dB more above the new band, and music costs more words.
 */
import { SPEECH_RATE_HZ } from './model-facts'

/** Zero crossings of the low-pass filter on each side. */
const LOBES = 12

type SpeechResampler = {
  /** Returns the samples that the block completes. */
  push(block: Float32Array): Float32Array<ArrayBuffer>
  /** Returns the rest; the resampler ends. */
  flush(): Float32Array<ArrayBuffer>
}

/** Creates a resampler from `rate` (Hz) to `SPEECH_RATE_HZ`, with a windowed sinc as its low-pass filter. */
export function createSpeechResampler(rate: number): SpeechResampler {
  const step = rate / SPEECH_RATE_HZ
  /** The filter gets longer where the rate falls, since its cutoff falls. */
  const scale = Math.max(1, step)
  const half = Math.ceil(LOBES * scale)
  const filter = createFilter(half, scale)
  let buffer = new Float32Array(half)
  /** Of the next sample, in the buffer. */
  let position = half
  return {
    push(block) {
      const joined = new Float32Array(buffer.length + block.length)
      joined.set(buffer)
      joined.set(block, buffer.length)
      const count = Math.max(0, Math.ceil((joined.length - half - position) / step))
      const out = new Float32Array(count)
      for (let at = 0; at < count; at++) out[at] = filter(joined, position + at * step)
      position += count * step
      const used = Math.min(joined.length, Math.max(0, Math.floor(position) - half))
      buffer = joined.slice(used)
      position -= used
      return out
    },
    flush() {
      return this.push(new Float32Array(half))
    },
  }
}

/** Points of the filter for each distance of one sample; between them the nearest is used. */
const POINTS = 512

function createFilter(half: number, scale: number): (samples: Float32Array, position: number) => number {
  const table = new Float32Array((half + 1) * POINTS + 1)
  for (let at = 0; at < table.length; at++) {
    const distance = at / POINTS
    const x = (Math.PI * distance) / scale
    const window = distance < half ? 0.5 + 0.5 * Math.cos((Math.PI * distance) / half) : 0
    table[at] = ((x === 0 ? 1 : Math.sin(x) / x) * window) / scale
  }
  return (samples, position) => {
    const from = Math.max(0, Math.ceil(position - half))
    const to = Math.min(samples.length - 1, Math.floor(position + half))
    let sum = 0
    for (let at = from; at <= to; at++)
      sum += (samples[at] ?? 0) * (table[Math.round(Math.abs(at - position) * POINTS)] ?? 0)
    return sum
  }
}
