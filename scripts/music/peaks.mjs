/** Waveform peaks of generated sounds, as web/audio/capture/peaks.ts measures those of recordings. */

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const CONTRAST = 1.4

/** The peaks of samples from -1 to 1: the RMS of each bar, one character of base64url, the loudest at the highest. */
export function computePeaks(samples, count = 160) {
  const bars = Array.from({ length: count }, (_, bar) => {
    const from = Math.floor((bar * samples.length) / count)
    const part = samples.subarray(from, Math.floor(((bar + 1) * samples.length) / count))
    return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length)
  })
  const loudest = Math.max(...bars)
  return bars.map((bar) => DIGITS[Math.round((bar / loudest) ** CONTRAST * 63)]).join('')
}
