/** A spoken fixture as samples, and changed copies of it. */
import { readFileSync } from 'node:fs'
import { findWavSound } from '../../domain/audio/wav-format'

/** Reads 3.8 s of speech, mono at 48 kHz. ffmpeg's ebur128 measures -19.8 LUFS and a true peak of -3.0 dBFS. */
export function readVoice(): Int16Array<ArrayBuffer> {
  const bytes = new Uint8Array(readFileSync('tests/fixtures/speech-a.48k.wav'))
  const sound = findWavSound(bytes, bytes.length)
  if (!sound) throw new Error('The fixture is not a WAV file.')
  return new Int16Array(
    bytes.buffer.slice(bytes.byteOffset + sound.at, bytes.byteOffset + sound.at + sound.bytes),
  )
}

/** Returns the samples at another level, clipped at full scale. */
export function amplifyBy(samples: Int16Array, factor: number): Int16Array<ArrayBuffer> {
  return Int16Array.from(samples, (sample) =>
    Math.max(-32_768, Math.min(32_767, Math.round(sample * factor))),
  )
}

/** Returns the samples over white noise of an amplitude, the same on each call. */
export function addNoise(samples: Int16Array, amplitude: number): Int16Array<ArrayBuffer> {
  let seed = 1
  return Int16Array.from(samples, (sample) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.round(sample + (seed / 2 ** 30 - 1) * amplitude)
  })
}

/** Returns a sine of `amplitude` samples. */
export function createSine(
  hertz: number,
  amplitude: number,
  seconds = 2,
  phase = 0,
): Int16Array<ArrayBuffer> {
  return Int16Array.from({ length: seconds * 48_000 }, (_, at) =>
    Math.round(amplitude * Math.sin((2 * Math.PI * hertz * at) / 48_000 + phase)),
  )
}
