/** Decodes sounds in the browser and measures them. */
import type { Page } from '@playwright/test'

/** Covers the delay that encoders and decoders add. */
const DELAY_FRAMES = 4_000
const COARSE = 8

export type DecodedAudio = { seconds: number; samples: Float32Array }

/** Fetches a sound as the page would and decodes it. */
export function fetchAudio(page: Page, url: string): Promise<DecodedAudio> {
  return page.evaluate(async (from) => {
    const answer = await fetch(from)
    if (!answer.ok) throw new Error(`${from} answers ${answer.status}`)
    const buffer = await new OfflineAudioContext(1, 1, 48_000).decodeAudioData(await answer.arrayBuffer())
    // As a typed array: a plain list of as many numbers takes seconds to transfer.
    return { seconds: buffer.duration, samples: buffer.getChannelData(0) }
  }, url)
}

type StoredDraft = {
  mode: string
  id: string
  seconds: number
  state: string
  form: { recipient: string; recipientId: string | null; isPrivate: boolean | null }
}

/** Returns the drafts stored in this page's IndexedDB. */
export function readDrafts(page: Page): Promise<StoredDraft[]> {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('owlcast')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const all = opening.result.transaction('drafts').objectStore('drafts').getAll()
          all.onsuccess = () => {
            opening.result.close()
            resolve(all.result)
          }
        }
      }),
  )
}

/** Finds the looped track in a mix; returns its gain and the mix without it. */
export function subtractTrack(mix: Float32Array, track: Float32Array) {
  const sampleAt = (frame: number) => track[(frame + track.length * 2) % track.length] ?? 0
  const coarse = findStrongestDelay(mix, sampleAt, -DELAY_FRAMES, DELAY_FRAMES, COARSE)
  const delay = findStrongestDelay(mix, sampleAt, coarse - COARSE, coarse + COARSE, 1)
  const gain = measureGain(mix, sampleAt, delay, 1)
  return { gain, voice: mix.map((sample, frame) => sample - gain * sampleAt(frame - delay)) }
}

function findStrongestDelay(
  mix: Float32Array,
  sampleAt: (frame: number) => number,
  from: number,
  to: number,
  step: number,
): number {
  let best = { delay: 0, gain: Number.NEGATIVE_INFINITY }
  for (let delay = from; delay <= to; delay += step) {
    const gain = measureGain(mix, sampleAt, delay, 5)
    if (gain > best.gain) best = { delay, gain }
  }
  return best.delay
}

/** Returns the gain of the music at a delay in frames; the fades at both ends are excluded. */
function measureGain(mix: Float32Array, sampleAt: (frame: number) => number, delay: number, step: number) {
  let product = 0
  let power = 0
  for (let frame = 24_000; frame < mix.length - 36_000; frame += step) {
    const sample = sampleAt(frame - delay)
    product += (mix[frame] ?? 0) * sample
    power += sample * sample
  }
  return product / power
}
