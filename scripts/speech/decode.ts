/** Decodes an uploaded recording to what the speech model hears: mono, 16 kHz. */
import { MPEGDecoder } from 'mpg123-decoder'
import { loadModule } from '../load-module.ts'

const BLOCK_BYTES = 65_536
/** Longer recordings are cut before they come here. */
const MAX_SECONDS = 3600

/** Sound of one channel; `rate` in Hz. */
export type MonoBlock = { pcm: Float32Array<ArrayBuffer>; rate: number }

/** Returns the samples of an MP3 or WAV file; null if it cannot be decoded. */
export async function decodeRecording(
  bytes: Uint8Array<ArrayBuffer>,
  type: string,
): Promise<Float32Array<ArrayBuffer> | null> {
  const { createResampler } = await loadModule('web/audio/resampler.ts')
  const { SPEECH_RATE_HZ } = await loadModule('web/audio/speech/model-facts.ts')
  const blocks = type === 'audio/wav' ? await decodeWav(bytes) : await decodeMp3(bytes)
  if (!blocks) return null
  const out: Float32Array[] = []
  let resampler: ReturnType<typeof createResampler> | null = null
  for (const { pcm, rate } of blocks) {
    resampler ??= createResampler(rate, SPEECH_RATE_HZ)
    out.push(resampler.push(pcm))
  }
  if (resampler) out.push(resampler.flush())
  return concatFloats(out)
}

async function decodeWav(bytes: Uint8Array<ArrayBuffer>): Promise<MonoBlock[] | null> {
  const { findWavSound, WAV_HEAD_BYTES } = await loadModule('domain/audio/wav-format.ts')
  const sound = findWavSound(bytes.subarray(0, WAV_HEAD_BYTES), bytes.length)
  if (!sound || sound.bytes / 2 / sound.rate > MAX_SECONDS) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset + sound.at, sound.bytes)
  const pcm = new Float32Array(sound.bytes / 2)
  for (let at = 0; at < pcm.length; at++) pcm[at] = view.getInt16(at * 2, true) / 32768
  return [{ pcm, rate: sound.rate }]
}

/** Returns mono blocks with their rate; null for a file that cannot be decoded. Decodes block by block; a file with another rate in the middle is not one of ours. */
export async function decodeMp3(bytes: Uint8Array): Promise<MonoBlock[] | null> {
  const decoder = new MPEGDecoder()
  await decoder.ready
  try {
    const blocks: MonoBlock[] = []
    let seconds = 0
    for (let at = 0; at < bytes.length; at += BLOCK_BYTES) {
      const { channelData, samplesDecoded, sampleRate } = decoder.decode(bytes.subarray(at, at + BLOCK_BYTES))
      if (samplesDecoded === 0) continue
      seconds += samplesDecoded / sampleRate
      if (sampleRate !== (blocks[0]?.rate ?? sampleRate) || seconds > MAX_SECONDS) return null
      blocks.push({ pcm: mixChannels(channelData, samplesDecoded), rate: sampleRate })
    }
    return blocks.length > 0 ? blocks : null
  } finally {
    decoder.free()
  }
}

/** mpg123 makes stereo of mono: both channels are equal then. */
function mixChannels(
  [left, right = left]: readonly Float32Array[],
  length: number,
): Float32Array<ArrayBuffer> {
  const out = new Float32Array(length)
  for (let at = 0; at < length; at++) out[at] = ((left?.[at] ?? 0) + (right?.[at] ?? 0)) / 2
  return out
}

function concatFloats(parts: readonly Float32Array[]): Float32Array<ArrayBuffer> {
  const out = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    out.set(part, at)
    at += part.length
  }
  return out
}
