/** Stored samples: mono, 16 bit, little endian, 48 kHz. */
import { SAMPLE_RATE_HZ } from '../../domain/audio/audio.limits'

export const BYTES_PER_FRAME = 2

export function toSeconds(frames: number): number {
  return frames / SAMPLE_RATE_HZ
}

export function toFrames(seconds: number): number {
  return Math.round(seconds * SAMPLE_RATE_HZ)
}

/** Whole frames in a file; a killed write may leave half a frame behind. */
export function countFrames(bytes: number): number {
  return Math.floor(bytes / BYTES_PER_FRAME)
}

/** Converts Web Audio samples (-1 to 1) to 16 bit, clamped. */
export function toInt16(samples: Float32Array): Int16Array<ArrayBuffer> {
  const out = new Int16Array(samples.length)
  for (let at = 0; at < samples.length; at++) {
    const value = samples[at] ?? 0
    out[at] = Math.max(-32768, Math.min(32767, Math.round(value * 32767)))
  }
  return out
}

export function concatSamples(parts: readonly Int16Array[]): Int16Array<ArrayBuffer> {
  const out = new Int16Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    out.set(part, at)
    at += part.length
  }
  return out
}
