/** Mixes the channels of a microphone or an interface to one. Runs on the audio thread (worklet) or in its fallback. */

/** How fast a channel comes forward that begins to sound, and how slowly it goes back. */
const ATTACK_SECONDS = 0.005
const RELEASE_SECONDS = 0.08
/** How fast the shares of the channels change: slower than a click. */
const GLIDE_SECONDS = 0.01
const CORRELATION_SECONDS = 0.1
/** Channels that are this alike are one sound; below zero, one of them is turned over. */
const ALIKE = 0.5

/**
 * Each channel has the share of its level: one voice is heard in full, whichever input it has, and two on two inputs are
 * both heard. A mean would halve a single voice, and cancel channels of opposite polarity; those are turned over.
 */
export class ChannelMixer {
  readonly #rate: number
  #powers: number[] = []
  #shares: number[] = []
  #signs: number[] = []
  /** Products of each pair of channels, smoothed. */
  #products: number[][] = []

  /** @param rate samples per second */
  constructor(rate: number) {
    this.#rate = rate
  }

  /** Returns the mix of one block; with one channel, that channel itself. */
  mix(channels: readonly Float32Array[]): Float32Array {
    const [first = new Float32Array(0)] = channels
    if (channels.length < 2) return first
    if (channels.length !== this.#shares.length) this.#reset(channels.length)
    const seconds = first.length / this.#rate
    this.#measure(channels, seconds)
    const targets = this.#findTargets()
    const glide = 1 - Math.exp(-seconds / GLIDE_SECONDS)
    const mixed = new Float32Array(first.length)
    for (const [channel, samples] of channels.entries()) {
      const from = this.#shares[channel] ?? 0
      const to = from + ((targets[channel] ?? from) - from) * glide
      const step = (to - from) / samples.length
      for (let at = 0; at < samples.length; at++)
        mixed[at] = (mixed[at] ?? 0) + (samples[at] ?? 0) * (from + step * (at + 1))
      this.#shares[channel] = to
    }
    return mixed
  }

  #reset(count: number): void {
    this.#powers = Array<number>(count).fill(0)
    this.#shares = Array<number>(count).fill(0)
    this.#signs = Array<number>(count).fill(1)
    this.#products = Array.from({ length: count }, () => Array<number>(count).fill(0))
  }

  #measure(channels: readonly Float32Array[], seconds: number): void {
    const keep = Math.exp(-seconds / CORRELATION_SECONDS)
    for (const [a, one] of channels.entries()) {
      for (let b = a; b < channels.length; b++) {
        const row = this.#products[a] as number[]
        const power = computeProduct(one, channels[b] ?? one) / Math.max(1, one.length)
        row[b] = (row[b] ?? 0) * keep + power * (1 - keep)
        if (a !== b) continue
        const before = this.#powers[a] ?? 0
        const time = power > before ? ATTACK_SECONDS : RELEASE_SECONDS
        this.#powers[a] = power + (before - power) * Math.exp(-seconds / time)
      }
    }
  }

  /** Returns the share of each channel, negative for one that is turned over; none in digital silence. */
  #findTargets(): number[] {
    const levels = this.#powers.map(Math.sqrt)
    const sum = levels.reduce((total, level) => total + level, 0)
    if (sum === 0) return []
    const loudest = levels.indexOf(Math.max(...levels))
    return levels.map((level, channel) => {
      const likeness = this.#getLikeness(channel, loudest)
      const sign = this.#signs[loudest] ?? 1
      if (Math.abs(likeness) > ALIKE) this.#signs[channel] = likeness < 0 ? -sign : sign
      return ((this.#signs[channel] ?? 1) * level) / sum
    })
  }

  /** Returns the correlation of two channels, from -1 to 1. */
  #getLikeness(a: number, b: number): number {
    const get = (one: number, other: number) =>
      this.#products[Math.min(one, other)]?.[Math.max(one, other)] ?? 0
    const scale = Math.sqrt(get(a, a) * get(b, b))
    return scale === 0 ? 0 : get(a, b) / scale
  }
}

function computeProduct(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let at = 0; at < a.length; at++) sum += (a[at] ?? 0) * (b[at] ?? 0)
  return sum
}
