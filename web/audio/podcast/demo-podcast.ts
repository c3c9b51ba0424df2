/** Demo audio (D4) for trying the trim tool when no podcast can be loaded. Soft tones, never speech. */
import { DEMO_PODCAST_SECONDS } from '../../../domain/limits'
import { toWav } from '../encode/wav'

/** Enough for tones up to 2 kHz, at a sixth of the bytes. */
const RATE_HZ = 8000
/** A pentatonic scale, so that any two consecutive tones sound well together. */
const TONES_HZ = [220, 247.5, 275, 330, 371.25, 440]
const TONE_SECONDS = 0.8
const GAIN = 0.3

/** Creates the same five minutes each time. */
export function createDemoPodcast(): Blob {
  const samples = new Int16Array(DEMO_PODCAST_SECONDS * RATE_HZ)
  for (let at = 0; at < samples.length; at++) {
    const seconds = at / RATE_HZ
    const beat = Math.floor(seconds / TONE_SECONDS)
    const within = (seconds % TONE_SECONDS) / TONE_SECONDS
    const tone = TONES_HZ[(beat * beat + beat * 3) % TONES_HZ.length] ?? 0
    // Every eighth tone is a rest, which gives the waveform visible cut points.
    const swell = beat % 8 === 7 ? 0 : Math.sin(Math.PI * within) ** 2
    samples[at] = Math.round(Math.sin(2 * Math.PI * tone * seconds) * swell * GAIN * 32767)
  }
  return toWav(samples, RATE_HZ)
}
