/** Waveform peaks for drawing: 160 values from 0 to 255, as base64. */

/** The peaks of samples from -1 to 1. */
export function computePeaks(samples, count = 160) {
  const peaks = new Uint8Array(count)
  for (let n = 0; n < count; n++) {
    let most = 0
    const end = Math.floor(((n + 1) * samples.length) / count)
    for (let i = Math.floor((n * samples.length) / count); i < end; i++)
      most = Math.max(most, Math.abs(samples[i]))
    peaks[n] = Math.round(Math.min(1, most) * 255)
  }
  return Buffer.from(peaks).toString('base64')
}
