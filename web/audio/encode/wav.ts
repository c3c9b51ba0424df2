/** 16-bit mono WAV (spec §7.5): a header of 44 bytes, then the samples as they are. */

import { SAMPLE_RATE_HZ } from '../../../domain/audio/audio.limits'
import { createWavHeader } from '../../../domain/audio/wav-format'

export function toWav(samples: Int16Array<ArrayBuffer>, rate = SAMPLE_RATE_HZ): Blob {
  return new Blob([createWavHeader(samples.length, rate), samples], { type: 'audio/wav' })
}
