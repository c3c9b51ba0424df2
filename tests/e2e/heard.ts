/** What a browser makes of a sound, and what can be told about it. */
import type { Page } from '@playwright/test'

/** Far enough for what encoders and decoders put before a sound. */
const DELAY_FRAMES = 4_000
const COARSE = 8

export type Heard = { seconds: number; samples: Float32Array }

/** Fetches a sound as this page would and decodes it. */
export function hear(page: Page, url: string): Promise<Heard> {
  return page.evaluate(async (from) => {
    const answer = await fetch(from)
    if (!answer.ok) throw new Error(`${from} answers ${answer.status}`)
    const buffer = await new OfflineAudioContext(1, 1, 48_000).decodeAudioData(await answer.arrayBuffer())
    // As they are: a plain list of as many numbers takes seconds to hand over.
    return { seconds: buffer.duration, samples: buffer.getChannelData(0) }
  }, url)
}

/** The recordings on this page's device, as the recorder measured them. */
export function draftsOf(page: Page): Promise<{ id: string; seconds: number; state: string }[]> {
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

/** Finds the looped track in a mix, says how loud it is there, and gives what remains without it. */
export function withoutTrack(mix: Float32Array, track: Float32Array) {
  const music = (frame: number) => track[(frame + track.length * 2) % track.length] ?? 0
  const coarse = strongest(mix, music, -DELAY_FRAMES, DELAY_FRAMES, COARSE)
  const delay = strongest(mix, music, coarse - COARSE, coarse + COARSE, 1)
  const gain = gainAt(mix, music, delay, 1)
  return { gain, voice: mix.map((sample, frame) => sample - gain * music(frame - delay)) }
}

function strongest(
  mix: Float32Array,
  music: (frame: number) => number,
  from: number,
  to: number,
  step: number,
): number {
  let best = { delay: 0, gain: Number.NEGATIVE_INFINITY }
  for (let delay = from; delay <= to; delay += step) {
    const gain = gainAt(mix, music, delay, 5)
    if (gain > best.gain) best = { delay, gain }
  }
  return best.delay
}

/** How much of the music is in the mix, if it began this many frames late; the faded ends do not count. */
function gainAt(mix: Float32Array, music: (frame: number) => number, delay: number, step: number) {
  let both = 0
  let power = 0
  for (let frame = 24_000; frame < mix.length - 36_000; frame += step) {
    const sample = music(frame - delay)
    both += (mix[frame] ?? 0) * sample
    power += sample * sample
  }
  return both / power
}
