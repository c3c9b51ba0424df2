/** 16-bit mono WAV (spec §7.5): a header of 44 bytes, then the samples as they are. */
import { SAMPLE_RATE_HZ } from '../../domain/limits'
import { BYTES_PER_FRAME } from './pcm'

export const WAV_HEADER_BYTES = 44

/** The RIFF header for so many frames. */
export function wavHeader(frames: number, rate = SAMPLE_RATE_HZ): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(WAV_HEADER_BYTES))
  const text = (at: number, word: string) => {
    for (let i = 0; i < word.length; i++) view.setUint8(at + i, word.charCodeAt(i))
  }
  const bytes = frames * BYTES_PER_FRAME
  text(0, 'RIFF')
  view.setUint32(4, WAV_HEADER_BYTES - 8 + bytes, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, rate * BYTES_PER_FRAME, true)
  view.setUint16(32, BYTES_PER_FRAME, true)
  view.setUint16(34, BYTES_PER_FRAME * 8, true)
  text(36, 'data')
  view.setUint32(40, bytes, true)
  return new Uint8Array(view.buffer)
}

/** Samples as a WAV file. */
export function wavOf(samples: Int16Array<ArrayBuffer>, rate = SAMPLE_RATE_HZ): Blob {
  return new Blob([wavHeader(samples.length, rate), samples], { type: 'audio/wav' })
}
